import ExcelJS from 'exceljs';
import type { RentRow } from '../../contract/document-report.ts';
import { type DocumentReport, findingsOf } from './report-outline.ts';
import { stableZip } from './stable-zip.ts';

type Cell = string | number | null;

/** A workbook: fields, rent schedule, risks, cross-checks and dates, each with quote and page; amounts are numbers. */
export async function reportXlsx(report: DocumentReport, made: Date): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.title = report.title;
  workbook.creator = report.title;
  workbook.lastModifiedBy = report.title;
  workbook.created = made;
  workbook.modified = made;
  const labels = report.labels.map(({ id, label, group }) => ({
    id,
    label,
    group,
    found: findingsOf(report.fields[id]),
  }));
  const fields = labels.flatMap(({ label, group, found }): Cell[][] =>
    found.map(({ value, shown, quote, page, clause, note }) => [
      group,
      label,
      typeof value === 'number' ? value : shown,
      quote,
      page,
      clause,
      note ?? null,
    ]),
  );
  addSheet(
    workbook,
    'Fields',
    ['Group', 'Field', 'Value', 'Quote', 'Page', 'Clause', 'Note'],
    [16, 26, 34, 70, 7, 22, 40],
    fields,
  );
  const rent = findingsOf(report.fields['base_rent_schedule']).flatMap(({ value, quote, page }): Cell[][] =>
    typeof value === 'object' ? [rentCells(value, quote, page)] : [],
  );
  addSheet(
    workbook,
    'Rent',
    [
      'From',
      'To',
      'From month',
      'To month',
      'Per sf and year',
      'Per sf and month',
      'Monthly',
      'Annual',
      'Quote',
      'Page',
    ],
    [12, 12, 11, 11, 15, 16, 14, 16, 60, 7],
    rent,
  );
  addSheet(
    workbook,
    'Risks',
    ['Severity', 'Hurts', 'Finding', 'Why it matters', 'Question to ask', 'Quote or what was looked for', 'Page'],
    [10, 10, 46, 50, 46, 70, 7],
    report.risks.map((risk): Cell[] => [
      risk.severity,
      risk.hurts,
      risk.text,
      risk.why,
      risk.question,
      risk.quote ?? risk.looked_for,
      risk.page,
    ]),
  );
  addSheet(
    workbook,
    'Cross-checks',
    ['Severity', 'Finding', 'First quote', 'Page', 'Second quote', 'Page'],
    [10, 60, 60, 7, 60, 7],
    report.cross_checks.map(({ severity, text, passages: [one, two] }): Cell[] => [
      severity,
      text,
      one?.quote ?? null,
      one?.page ?? null,
      two?.quote ?? null,
      two?.page ?? null,
    ]),
  );
  addSheet(
    workbook,
    'Dates',
    ['Date', 'What', 'How it follows', 'Quote', 'Page'],
    [12, 36, 44, 70, 7],
    report.key_dates.map(({ date, label, derived, quote, page }): Cell[] => [
      date,
      label,
      derived ?? null,
      quote,
      page,
    ]),
  );
  return stableZip(new Uint8Array(await workbook.xlsx.writeBuffer()), made);
}

function rentCells(row: RentRow, quote: string, page: number): Cell[] {
  const { from, to, from_month, to_month, psf, psf_month, monthly, annual } = row;
  return [from, to, from_month, to_month, psf, psf_month, monthly, annual, quote, page].map((cell) => cell ?? null);
}

function addSheet(
  workbook: ExcelJS.Workbook,
  name: string,
  heads: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly Cell[])[],
): void {
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  widths.forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  const head = sheet.addRow([...heads]);
  head.font = { bold: true, color: { argb: 'FF17505A' } };
  // A string cell of the library is text: what a document says never becomes a formula.
  for (const row of rows) sheet.addRow([...row]).alignment = { vertical: 'top', wrapText: true };
}
