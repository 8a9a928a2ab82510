import { type CellStyle, parseCellRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { stableZip } from '#documents/report/stable-zip.ts';
import type { BaseRentResult } from '../../tool.ts';
import { gridCells, inputCells, type SheetCell, type SheetPlan, sensitivityCells, yearCells } from './xlsx-formulas.ts';

/**
 * A workbook that keeps calculating: the inputs are on the first sheet, and every other figure is a formula over them.
 * Each formula has the engine's value as its cached result, so that viewers that don't calculate show the same numbers.
 */
export async function baseRentXlsx(result: BaseRentResult, made: Date): Promise<Uint8Array> {
  const author = 'Base Rent Analysis';
  const plans = [inputCells(result), sensitivityCells(result), yearCells(result), gridCells(result)];
  const bytes = await writeXlsx({
    properties: { title: result.title, creator: author, lastModifiedBy: author, created: made, modified: made },
    namedRanges: plans.flatMap((plan) =>
      plan.cells.flatMap(({ at, name }) => (name ? [{ name, range: `'${plan.name}'!${absolute(at)}` }] : [])),
    ),
    sheets: plans.map(writtenSheet),
  });
  return stableZip(bytes, made);
}

function writtenSheet(plan: SheetPlan): WriteSheet {
  return {
    name: plan.name,
    columns: plan.widths.map((width) => ({ width })),
    freezePane: { rows: plan.frozenRows },
    view: { showGridLines: false },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    cells: new Map(
      plan.cells.map((cell) => {
        const { row, col } = parseCellRef(cell.at);
        const content =
          'formula' in cell ? { formula: cell.formula, formulaResult: cell.result } : { value: cell.value };
        return [`${row},${col}`, { ...content, style: styleOf(cell) }];
      }),
    ),
  };
}

function styleOf(cell: SheetCell): CellStyle {
  return { ...lookOf(cell), ...(cell.format === undefined ? {} : { numFmt: cell.format }) };
}

function lookOf({ look, at }: SheetCell): CellStyle {
  switch (look) {
    case 'title':
      return { font: { ...font, bold: true, size: 14, color: ink } };
    case 'head':
      return {
        font: { ...font, bold: true },
        alignment: { wrapText: true, vertical: 'bottom', horizontal: at.startsWith('A') ? 'left' : 'right' },
        border: { bottom: { style: 'thin', color: ink } },
      };
    case 'input':
      // Blue for cells that may be changed is the convention in financial models.
      return {
        font: { ...font, color: { rgb: '0000FF' } },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F1E8' } },
      };
    case 'strong':
      return { font: { ...font, bold: true }, border: { top: { style: 'thin', color: ink } } };
    case 'note':
      return { font: { ...font, italic: true, color: { rgb: '5A6472' } } };
    case undefined:
      return {};
  }
}

const font = { name: 'Calibri', size: 11 };
const ink = { rgb: '17505A' };

function absolute(at: string): string {
  return at.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}
