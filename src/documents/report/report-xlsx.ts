import {
  type DocumentReport,
  type Finding,
  type LetterReport,
  type Passage,
  sourcePassage,
} from '#contract/lease-report.ts';
import { showPlace } from '#contract/report/show.ts';
import { answerNames, capital } from '#contract/report/words.ts';
import { findingsOf, rentField } from '#contract/report-checks.ts';
import { decisionOf, reviewWords } from '#contract/review-words.ts';
import { outlineOf } from './outline.ts';
import { type Cell, type Sheet, writeWorkbook } from './workbook.ts';

/** The report as spreadsheet tabs that can be sorted and filtered; numeric values are numbers. */
export function reportXlsx(report: DocumentReport, made: Date, today: string): Promise<Uint8Array> {
  return writeWorkbook(report.title, sheetsOf(report, today), made);
}

function sheetsOf(report: DocumentReport, today: string): Sheet[] {
  const passage = (each: Passage | null): Cell[] =>
    each ? [each.quote, showPlace({ ...each, page: null }), each.page ?? ''] : ['', '', ''];
  const cited: [string, number][] = [
    ['Quote', 80],
    ['Clause', 22],
    ['Page', 8],
  ];
  const stated: [string, number][] = [
    ['State', 12],
    ['Why check', 30],
    ['Reviewed by', 14],
    ['Reviewed on', 12],
    ['Review', 40],
  ];
  const fields = report.labels.flatMap(({ id, label, group }) =>
    (id === rentField ? [] : findingsOf(report, id)).map((finding): Cell[] => [
      group,
      label,
      typeof finding.value === 'object' ? finding.shown : finding.value,
      finding.shown,
      ...statedCells(finding),
      finding.note ?? '',
      ...passage(sourcePassage(finding)),
    ]),
  );
  const sheets: Sheet[] = [
    {
      name: 'Fields',
      head: [['Group', 18], ['Field', 28], ['Value', 30], ['Shown', 30], ...stated, ['Note', 30], ...cited],
      rows: fields,
    },
    {
      name: 'Rent schedule',
      head: [
        ['Premises', 20],
        ['Kind', 8],
        ['From', 12],
        ['To', 12],
        ['From month', 8],
        ['To month', 8],
        ['Per area per year', 12],
        ['Per area per month', 12],
        ['Monthly', 14],
        ['Annual', 14],
        ['Unit', 8],
        ['Currency', 8],
        ['Proof', 30],
        ...stated,
        ...cited,
      ],
      rows: report.rent.map((row) => [
        row.premises ?? '',
        row.kind,
        row.from ?? '',
        row.to ?? '',
        row.from_month ?? '',
        row.to_month ?? '',
        row.psf ?? '',
        row.psf_month ?? '',
        row.monthly ?? '',
        row.annual ?? '',
        row.unit ?? 'sf',
        row.currency ?? 'USD',
        row.proof ?? '',
        ...statedCells(row),
        ...passage(row),
      ]),
    },
    {
      name: 'Risks',
      head: [
        ['Severity', 10],
        ['Rule', 24],
        ['Risk to', 10],
        ['Risk', 50],
        ['Why', 50],
        ['Question', 50],
        ...stated,
        ...cited,
      ],
      rows: report.risks.map((risk) => [
        capital(risk.severity),
        risk.rule,
        capital(risk.hurts),
        risk.text,
        risk.why,
        risk.question,
        ...statedCells(risk),
        ...(risk.quote === null ? [risk.looked_for, '', ''] : passage(risk)),
      ]),
    },
    {
      name: 'Cross-checks',
      head: [['Severity', 10], ['Rule', 24], ['Finding', 60], ...stated, ...cited],
      rows: report.cross_checks.flatMap((check) =>
        check.passages.map((each) => [
          capital(check.severity),
          check.rule,
          check.text,
          ...statedCells(check),
          ...passage(each),
        ]),
      ),
    },
    changeSheet(report, stated, cited, passage),
    ...('questions' in report ? [questionSheet(report, cited, passage)] : []),
    ...('obligations' in report
      ? [
          {
            name: 'Obligations',
            head: [['Who', 10], ['Topic', 20], ['What', 60], ['When', 30], ...cited] as [string, number][],
            rows: report.obligations.map((each) => [
              each.who,
              each.topic,
              each.what,
              each.when ?? '',
              ...passage(each),
            ]),
          },
        ]
      : []),
    {
      name: 'Key dates',
      head: [['Date', 12], ['What', 36], ['Derivation', 36], ...stated, ...cited],
      rows: report.dates.map((each) => [
        each.date,
        each.label,
        each.derived ?? '',
        ...statedCells(each),
        ...passage(sourcePassage(each)),
      ]),
    },
    {
      name: 'Whole report',
      head: [
        ['Section', 24],
        ['Entry', 32],
        ['Text', 60],
        ['Quote', 80],
        ['Place', 26],
      ],
      rows: outlineOf(report, today).sections.flatMap((section) =>
        section.entries.map((entry) => [section.title, entry.label, entry.text, entry.quote, entry.place]),
      ),
    },
  ];
  return sheets.filter(({ rows }) => rows.length > 0);
}

type Columns = readonly [string, number][];
type PassageCells = (passage: Passage | null) => Cell[];

/** What amendments, or newer messages of a thread, change. */
function changeSheet(report: DocumentReport, stated: Columns, cited: Columns, passage: PassageCells): Sheet {
  return {
    name: 'Changes',
    head: [['Term', 28], ['Before', 40], ['Now', 40], ...stated, ...cited],
    rows: ('changes' in report ? report.changes : report.superseded).map((each) => [
      each.label,
      each.old ?? '',
      each.new,
      ...statedCells(each),
      ...passage(each),
    ]),
  };
}

function questionSheet({ questions }: LetterReport, cited: Columns, passage: PassageCells): Sheet {
  return {
    name: 'Questions',
    head: [['Topic', 28], ['Answer', 16], ['Question', 60], ['Why', 60], ['Looked for', 40], ...cited],
    rows: questions.map((each) => [
      each.topic,
      answerNames[each.answer],
      each.question,
      each.why,
      each.looked_for,
      ...passage(each.passage),
    ]),
  };
}

function statedCells({ state, reason, review }: Pick<Finding, 'state' | 'reason' | 'review'>): Cell[] {
  return [
    decisionOf(review) ?? (state === 'check' ? 'please check' : state),
    reason ?? '',
    review?.by ?? '',
    review?.at.slice(0, 10) ?? '',
    review === undefined ? '' : reviewWords(review),
  ];
}
