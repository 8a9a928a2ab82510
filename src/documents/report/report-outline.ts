import type {
  Finding,
  KeyDate,
  LeaseAnalysis,
  LeaseReport,
  LetterReport,
  Passage,
  Severity,
} from '../../contract/document-report.ts';
import { showDate } from '../lease/values/dates.ts';

export type DocumentReport = LeaseReport | LeaseAnalysis | LetterReport;

/** A report as sections of items: what every download is set from. */
export interface ReportOutline {
  readonly title: string;
  readonly notes: readonly string[];
  readonly foot: string;
  readonly sections: readonly OutlineSection[];
}

export interface OutlineSection {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

export interface OutlineItem {
  readonly lead: string;
  readonly text: string;
  /** Lines of small type: why, what to ask, what was looked for. */
  readonly more: readonly string[];
  readonly severity: Severity | null;
  readonly passages: readonly { readonly quote: string; readonly place: string }[];
}

export function outlineOf(report: DocumentReport): ReportOutline {
  const analysis = 'brief' in report ? report : null;
  const letter = 'binding' in report ? report : null;
  const lease = 'obligations' in report ? report : null;
  const sections: OutlineSection[] = [
    ...(analysis
      ? [
          {
            title: 'Brief',
            items: analysis.brief.map(({ text, page, clause }) => item({ text: `${text} (page ${page}, ${clause})` })),
          },
        ]
      : []),
    ...(letter ? letterSections(letter) : []),
    ...fieldSections(report),
    {
      title: 'Cross-checks',
      items: report.cross_checks.map(({ severity, text, passages }) =>
        item({ lead: capital(severity), text, severity, passages }),
      ),
    },
    {
      title: 'Risks',
      items: report.risks.map((risk) =>
        item({
          lead: capital(risk.severity),
          text: risk.text,
          severity: risk.severity,
          more: [
            `Hurts ${risk.hurts === 'both' ? 'both sides' : `the ${risk.hurts}`}. ${risk.why}`,
            `Ask: ${risk.question}`,
            ...(risk.quote === null ? [risk.looked_for] : []),
          ],
          passages: risk.quote === null ? [] : [risk],
        }),
      ),
    },
    ...(analysis ? analysisSections(analysis) : []),
    { title: 'Key dates', items: report.key_dates.map(dateItem) },
    {
      title: 'Obligations',
      items: (lease?.obligations ?? []).map(({ who, topic, ...passage }) =>
        item({ lead: who === 'both' ? 'Both' : capital(who), text: topic, passages: [passage] }),
      ),
    },
    {
      title: 'Not found',
      items: report.not_found.map(({ label, looked_for }) => item({ lead: label, text: looked_for })),
    },
  ];
  return {
    title: report.title,
    notes: report.notes,
    foot: `${report.title.split(':')[0] ?? report.title} · made by the ${report.engine} engine`,
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

/** Fields by group, each value an item. */
function fieldSections({ fields, labels }: DocumentReport): OutlineSection[] {
  const groups = [...new Set(labels.map(({ group }) => group))];
  return groups.map((group) => ({
    title: group,
    items: labels
      .filter((label) => label.group === group)
      .flatMap(({ id, label }) =>
        findingsOf(fields[id]).map((finding) =>
          item({
            lead: label,
            // A long passage says its value itself.
            text: finding.shown === finding.quote || finding.shown.length > 160 ? '' : finding.shown,
            more: finding.note === undefined ? [] : [finding.note],
            passages: [finding],
          }),
        ),
      ),
  }));
}

export function findingsOf(field: Finding | readonly Finding[] | undefined): readonly Finding[] {
  if (field === undefined) return [];
  return Array.isArray(field) ? field : [field as Finding];
}

function letterSections({ binding, questions }: LetterReport): OutlineSection[] {
  return [
    {
      title: 'Does it bind?',
      items: [
        item({ lead: capital(binding.class.replaceAll('_', ' ')), text: binding.text, passages: binding.passages }),
      ],
    },
    {
      title: 'Critical questions',
      items: questions.map(({ topic, question, why, answer, looked_for, passage }) =>
        item({
          lead: topic,
          text: question,
          more: [`${capital(answer)}. ${why}`, ...(passage ? [] : [looked_for])],
          passages: passage ? [passage] : [],
        }),
      ),
    },
  ];
}

function analysisSections({ comparison, negotiation, clauses }: LeaseAnalysis): OutlineSection[] {
  const points = (list: LeaseAnalysis['negotiation']['tenant']) =>
    list.map(({ point, ask, passage }) =>
      item({ text: point, more: [`Ask: ${ask}`], passages: passage ? [passage] : [] }),
    );
  return [
    {
      title: 'Compared with what is customary',
      items: comparison.map(({ topic, customary, verdict, text, passage }) =>
        item({
          lead: topic,
          text: `${capital(verdict)}. ${text}`,
          more: [`Customary: ${customary}.`],
          passages: passage ? [passage] : [],
        }),
      ),
    },
    { title: 'To negotiate for the tenant', items: points(negotiation.tenant) },
    { title: 'To negotiate for the landlord', items: points(negotiation.landlord) },
    {
      title: 'Clause by clause',
      items: clauses.map(({ label, title, page, summary }) =>
        item({ lead: label, text: `${title === label ? '' : `${title}, `}page ${page}`, passages: summary }),
      ),
    },
  ];
}

function dateItem({ date, label, derived, ...passage }: KeyDate): OutlineItem {
  return item({ lead: showDate(date), text: label, more: derived === undefined ? [] : [derived], passages: [passage] });
}

function item(given: {
  lead?: string;
  text: string;
  more?: readonly string[];
  severity?: Severity;
  passages?: readonly Pick<Passage, 'quote' | 'page' | 'clause'>[];
}): OutlineItem {
  return {
    lead: given.lead ?? '',
    text: given.text,
    more: given.more ?? [],
    severity: given.severity ?? null,
    passages: (given.passages ?? []).map(({ quote, page, clause }) => ({ quote, place: `page ${page}, ${clause}` })),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
