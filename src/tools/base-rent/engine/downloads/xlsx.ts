import ExcelJS from 'exceljs';
import { stableZip } from '../../../../documents/report/stable-zip.ts';
import type { BaseRentResult } from '../../tool.ts';
import { gridCells, inputCells, type SheetPlan, sensitivityCells, yearCells } from './xlsx-formulas.ts';

/**
 * A workbook that goes on calculating: inputs stand on the first sheet, every other figure is a formula over them, and
 * carries the engine's value as its cached result, so that viewers which do not calculate show the same numbers.
 */
export async function baseRentXlsx(result: BaseRentResult, made: Date): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Base Rent Analysis';
  workbook.lastModifiedBy = 'Base Rent Analysis';
  workbook.title = result.title;
  workbook.created = made;
  workbook.modified = made;
  workbook.calcProperties.fullCalcOnLoad = true;
  for (const plan of [inputCells(result), sensitivityCells(result), yearCells(result), gridCells(result)]) {
    addSheet(workbook, plan);
  }
  return stableZip(new Uint8Array(await workbook.xlsx.writeBuffer()), made);
}

function addSheet(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = workbook.addWorksheet(plan.name, {
    views: [{ state: 'frozen', ySplit: plan.frozenRows, showGridLines: false }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  plan.widths.forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  for (const cell of plan.cells) {
    const target = sheet.getCell(cell.at);
    if ('formula' in cell) target.value = { formula: cell.formula, result: cell.result };
    else target.value = cell.value;
    if (cell.format !== undefined) target.numFmt = cell.format;
    if (cell.name !== undefined) workbook.definedNames.add(`'${plan.name}'!${absolute(cell.at)}`, cell.name);
    switch (cell.look) {
      case 'title':
        target.font = { bold: true, size: 14, color: { argb: 'FF17505A' } };
        break;
      case 'head':
        target.font = { bold: true };
        target.alignment = {
          wrapText: true,
          vertical: 'bottom',
          horizontal: cell.at.startsWith('A') ? 'left' : 'right',
        };
        target.border = { bottom: { style: 'thin', color: { argb: 'FF17505A' } } };
        break;
      case 'input':
        // Blue for what may be changed is the convention of financial models.
        target.font = { color: { argb: 'FF0000FF' } };
        target.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF3F1E8' } };
        break;
      case 'strong':
        target.font = { bold: true };
        target.border = { top: { style: 'thin', color: { argb: 'FF17505A' } } };
        break;
      case 'note':
        target.font = { italic: true, color: { argb: 'FF5A6472' } };
        break;
      case undefined:
        break;
    }
  }
}

function absolute(at: string): string {
  return at.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}
