import ExcelJS from 'exceljs';
import { stableZip } from './stable-zip.ts';

export type Cell = string | number | boolean | Date;

export interface Sheet {
  readonly name: string;
  readonly head: readonly [title: string, width: number][];
  readonly rows: readonly (readonly Cell[])[];
}

/** Sheets to sort and filter; the same rows give the same bytes. */
export async function writeWorkbook(title: string, sheets: readonly Sheet[], made: Date): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Foredraft';
  workbook.lastModifiedBy = 'Foredraft';
  workbook.title = title;
  workbook.created = made;
  workbook.modified = made;
  for (const sheet of sheets) addSheet(workbook, sheet);
  return stableZip(new Uint8Array(await workbook.xlsx.writeBuffer()), made);
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
      if (value instanceof Date) cell.numFmt = 'yyyy-mm-dd';
    }
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.length } };
}
