import { cellRef, type WriteSheet, writeXlsx, type Cell as XlsxCell } from 'hucre/xlsx';
import { stableZip } from './stable-zip.ts';

export type Cell = string | number | boolean | Date;

export interface Sheet {
  readonly name: string;
  readonly head: readonly [title: string, width: number][];
  readonly rows: readonly (readonly Cell[])[];
}

/** Sheets that can be sorted and filtered; the same rows give the same bytes. */
export async function writeWorkbook(title: string, sheets: readonly Sheet[], made: Date): Promise<Uint8Array> {
  const bytes = await writeXlsx({
    properties: { title, creator: 'Foredraft', lastModifiedBy: 'Foredraft', created: made, modified: made },
    sheets: sheets.map(writtenSheet),
  });
  return stableZip(bytes, made);
}

function writtenSheet({ name, head, rows }: Sheet): WriteSheet {
  const cells = new Map<string, Partial<XlsxCell>>();
  for (const [column, [title]] of head.entries()) {
    cells.set(`0,${column}`, {
      value: title,
      style: { font: { ...font, bold: true }, border: { bottom: { style: 'thin', color: { rgb: '17505A' } } } },
    });
  }
  for (const [index, row] of rows.entries()) {
    for (const [column, value] of row.entries()) {
      cells.set(`${index + 1},${column}`, {
        // A cell contains at most 32,767 characters; text that begins like a formula is still text in this format.
        value: typeof value === 'string' ? value.slice(0, 32_000) : value,
        style: {
          alignment: { wrapText: true, vertical: 'top' },
          ...(value instanceof Date ? { numFmt: 'yyyy-mm-dd' } : {}),
        },
      });
    }
  }
  return {
    name,
    cells,
    columns: head.map(([, width]) => ({ width })),
    freezePane: { rows: 1 },
    view: { showGridLines: false },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    autoFilter: { range: `A1:${cellRef(rows.length, head.length - 1)}` },
  };
}

/** Excel's own font; some viewers replace a font without name and size. */
const font = { name: 'Calibri', size: 11 };
