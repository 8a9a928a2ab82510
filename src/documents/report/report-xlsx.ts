import ExcelJS from 'exceljs';
import type { DocumentReport, Finding, Passage } from '../../contract/document-report.ts';
import { isRentRow, listOf, outlineOf, rentTable } from './outline.ts';
import { stableZip } from './stable-zip.ts';

type Cell = string | number | boolean;

interface Sheet {
  readonly name: string;
  readonly head: readonly [title: string, width: number][];
  readonly rows: readonly (readonly Cell[])[];
}

/** The report as sheets to sort and filter; values that are numbers are numbers. */
export async function reportXlsx(report: DocumentReport, made: Date): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Foredraft';
  workbook.lastModifiedBy = 'Foredraft';
  workbook.title = report.title;
  workbook.created = made;
  workbook.modified = made;
  for (const sheet of sheetsOf(report)) addSheet(workbook, sheet);
  return stableZip(new Uint8Array(await workbook.xlsx.writeBuffer()), made);
}

function sheetsOf(report: DocumentReport): Sheet[] {
  const passage = (each: Passage | null): Cell[] =>
    each
      ? [each.quote, each.confidence === 'low' ? `${each.clause} (recognised)` : each.clause, each.page]
      : ['', '', ''];
  const cited: [string, number][] = [
    ['Quote', 80],
    ['Clause', 22],
    ['Page', 8],
  ];
  const fields = report.labels.flatMap(({ id, label, group }) =>
    listOf<Finding>(report.fields[id]).map((finding): Cell[] => [
      group,
      label,
      typeof finding.value === 'object' ? finding.shown : finding.value,
      finding.shown,
      finding.note ?? '',
      ...passage(finding),
    ]),
  );
  const schedule = report.labels.flatMap(({ id }) =>
    listOf<Finding>(report.fields[id]).filter((finding) => isRentRow(finding.value)),
  );
  const rents = rentTable(schedule);
  const sheets: Sheet[] = [
    {
      name: 'Fields',
      head: [['Group', 18], ['Field', 28], ['Value', 30], ['Shown', 30], ['Note', 30], ...cited],
      rows: fields,
    },
    { name: 'Rent schedule', head: rents.head.map((title) => [title, 16]), rows: rents.rows },
    {
      name: 'Risks',
      head: [['Severity', 10], ['Rule', 24], ['Hurts', 10], ['Risk', 50], ['Why', 50], ['Question', 50], ...cited],
      rows: report.risks.map((risk) => [
        risk.severity,
        risk.rule,
        risk.hurts,
        risk.text,
        risk.why,
        risk.question,
        ...(risk.quote === null ? [risk.looked_for, '', ''] : passage(risk)),
      ]),
    },
    {
      name: 'Cross-checks',
      head: [['Severity', 10], ['Rule', 24], ['Finding', 60], ...cited],
      rows: report.cross_checks.flatMap((check) =>
        check.passages.map((each) => [check.severity, check.rule, check.text, ...passage(each)]),
      ),
    },
    ...('obligations' in report
      ? [
          {
            name: 'Obligations',
            head: [['Who', 10], ['Topic', 28], ...cited] as [string, number][],
            rows: report.obligations.map((each) => [each.who, each.topic, ...passage(each)]),
          },
        ]
      : []),
    {
      name: 'Key dates',
      head: [['Date', 12], ['What', 36], ['How it follows', 36], ...cited],
      rows: report.key_dates.map((each) => [each.date, each.label, each.derived ?? '', ...passage(each)]),
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
      rows: outlineOf(report).sections.flatMap((section) =>
        section.entries.map((entry) => [section.title, entry.label, entry.text, entry.quote, entry.place]),
      ),
    },
  ];
  return sheets.filter(({ rows }) => rows.length > 0);
}

function addSheet(workbook: ExcelJS.Workbook, { name, head, rows }: Sheet): void {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1, showGridLines: false }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  for (const [index, [title, width]] of head.entries()) {
    sheet.getColumn(index + 1).width = width;
    const cell = sheet.getCell(1, index + 1);
    cell.value = title;
    cell.font = { bold: true };
    cell.border = { bottom: { style: 'thin', color: { argb: 'FF17505A' } } };
  }
  for (const [line, row] of rows.entries()) {
    for (const [index, value] of row.entries()) {
      const cell = sheet.getCell(line + 2, index + 1);
      // A cell holds 32,767 characters; text that begins like a formula is text all the same in this format.
      cell.value = typeof value === 'string' ? value.slice(0, 32_000) : value;
      cell.alignment = { wrapText: true, vertical: 'top' };
    }
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.length } };
}
