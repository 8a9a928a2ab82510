import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { stableZip } from '#documents/report/stable-zip.ts';
import type { BaseRentResult, ReportBlock, ReportTable } from '../../tool.ts';
import { longDate, subtitle } from './report-face.ts';

/** US Letter with margins of 0.8 inches, in twentieths of a point. */
const page = { width: 12_240, height: 15_840, margin: 1_152 };
const measure = page.width - 2 * page.margin;
const accent = '17505A';
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'C9C4B6' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

/**
 * The report as an editable document: the same blocks as the Markdown, with real headings and tables with repeated
 * header rows.
 */
export async function baseRentDocx(result: BaseRentResult, made: Date): Promise<Uint8Array> {
  const document = new Document({
    title: result.title,
    creator: 'Base Rent Analysis',
    lastModifiedBy: 'Base Rent Analysis',
    description: result.answer,
    styles: {
      default: {
        document: {
          run: { font: 'Cambria', size: 20, color: '1B2430' },
          paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: 'Cambria', size: 40, color: accent }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font: 'Cambria', size: 26, bold: true, color: accent },
          paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin },
          },
        },
        footers: { default: footer(result) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun('Base Rent Analysis')] }),
          new Paragraph({ children: [small(`${subtitle(result)} · ${longDate(made)}`)], spacing: { after: 240 } }),
          ...result.blocks.flatMap((block, index) => blockParagraphs(block, index === 0)),
        ],
      },
    ],
  });
  return stableZip(new Uint8Array(await Packer.toArrayBuffer(document)), made);
}

function blockParagraphs(block: ReportBlock, isAnswer: boolean): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(block.text)] })];
    case 'paragraph':
      return [new Paragraph({ children: [new TextRun({ text: block.text, size: isAnswer ? 24 : 20 })] })];
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: 'points', level: 0 }, children: [new TextRun(item)] }),
      );
    case 'table':
      return [
        new Paragraph({ keepNext: true, spacing: { before: 160, after: 60 }, children: [bold(block.caption, 18)] }),
        table(block),
        new Paragraph({ spacing: { after: 80 }, children: [] }),
      ];
  }
}

function table(block: ReportTable): Table {
  const size = block.columns.length > 8 ? 14 : block.columns.length > 6 ? 16 : 18;
  const widths = columnWidths(block);
  const row = (cells: readonly string[], isHead: boolean, strong: boolean, isLast: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            margins: { top: 30, bottom: 30, left: 50, right: 50 },
            borders: { top: strong ? { ...hairline, color: accent } : none, bottom: hairline, left: none, right: none },
            children: [
              new Paragraph({
                alignment: index === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
                spacing: { after: 0, line: 240 },
                // No table is longer than a page, and tables don't break across pages.
                keepNext: !isLast,
                children: [isHead || strong ? bold(text, size) : new TextRun({ text, size })],
              }),
            ],
          }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: measure, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      row(block.columns, true, false, false),
      ...block.rows.map(({ cells, strong }, index) => row(cells, false, strong, index === block.rows.length - 1)),
    ],
  });
}

/** By the longest number in each column; header texts may wrap. The widths add up to the text width. */
function columnWidths(block: ReportTable): number[] {
  const lengths = block.columns.map((head, index) =>
    Math.max(
      6,
      ...head.split(' ').map((word) => word.length),
      ...block.rows.map(({ cells }) => cells[index]?.length ?? 0),
    ),
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  return lengths.map((length) => Math.floor((measure * length) / sum));
}

function footer(result: BaseRentResult): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          small(`${result.title} · made by the ${result.engine} engine · page `),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], size: 15, color: '5A6472' }),
        ],
      }),
    ],
  });
}

function bold(text: string, size: number): TextRun {
  return new TextRun({ text, size, bold: true });
}

function small(text: string): TextRun {
  return new TextRun({ text, size: 16, color: '5A6472' });
}
