import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Outline } from './outline.ts';
import type { OutlineEntry } from './outline-entries.ts';
import type { OutlineTable } from './outline-rent.ts';
import { longDate } from './report-typst.ts';
import { stableZip } from './stable-zip.ts';

/** The report as an editable document: real headings, tables with repeated header rows, passages as quotations. */
export async function reportDocx(outline: Outline, made: Date): Promise<Uint8Array> {
  const document = new Document({
    title: outline.title,
    creator: 'Foredraft',
    lastModifiedBy: 'Foredraft',
    styles: {
      default: {
        document: {
          run: { font: 'Cambria', size: 20, color: ink },
          paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { font: 'Cambria', size: 36, color: accent }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font: 'Cambria', size: 26, bold: true, color: accent },
          paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
        },
        heading2: {
          run: { font: 'Cambria', size: 22, bold: true, color: ink },
          paragraph: { spacing: { before: 220, after: 80 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: page, margin } },
        footers: { default: footer(outline.title) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(outline.title)] }),
          new Paragraph({ children: [small(longDate(made))], spacing: { after: 240 } }),
          ...outline.notes.map((note) => new Paragraph({ children: [small(note)], indent: { left: 240 } })),
          ...outline.sections.flatMap((section) => [
            new Paragraph({
              heading: section.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
              children: [new TextRun(section.title)],
            }),
            ...(section.tables ?? []).flatMap(tableParts),
            ...section.entries.flatMap(entryParts),
          ]),
        ],
      },
    ],
  });
  return stableZip(new Uint8Array(await Packer.toArrayBuffer(document)), made);
}

/** US Letter, in twentieths of a point. */
const page = { width: 12_240, height: 15_840 };
const margin = { top: 1_152, right: 1_152, bottom: 1_152, left: 1_152 };
const ink = '1B2430';
const accent = '17505A';
const muted = '5A6472';
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'C9C4B6' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function entryParts({ label, text, quote, place }: OutlineEntry): Paragraph[] {
  const said = [
    ...(label === '' ? [] : [new TextRun({ text: text === '' ? label : `${label}: `, bold: true })]),
    ...(text === '' ? [] : [new TextRun(text)]),
  ];
  const cited = [
    ...(quote === '' ? [] : [new TextRun({ text: `“${quote}”`, color: muted, size: 18 })]),
    ...(place === '' ? [] : [new TextRun({ text: `  ${place}`, color: accent, size: 16 })]),
  ];
  return [
    ...(said.length === 0
      ? []
      : [new Paragraph({ children: said, keepNext: cited.length > 0, spacing: { after: 40 } })]),
    ...(cited.length === 0 ? [] : [new Paragraph({ children: cited, indent: { left: 360 } })]),
  ];
}

function tableParts({ caption, head, rows }: OutlineTable): (Paragraph | Table)[] {
  const row = (cells: readonly string[], strong: boolean) =>
    new TableRow({
      tableHeader: strong,
      cantSplit: true,
      children: cells.map(
        (text) =>
          new TableCell({
            borders: { top: none, left: none, right: none, bottom: hairline },
            margins: { top: 40, bottom: 40, left: 60, right: 60 },
            children: [
              new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text, bold: strong, size: 17 })] }),
            ],
          }),
      ),
    });
  return [
    new Paragraph({ keepNext: true, children: [new TextRun({ text: caption, bold: true, size: 18 })] }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
    }),
    new Paragraph({ children: [] }),
  ];
}

function small(text: string): TextRun {
  return new TextRun({ text, size: 18, color: muted });
}

function footer(title: string): Footer {
  const run = { size: 15, color: muted };
  const pages = [new Tab(), PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: page.width - margin.left - margin.right }],
        children: [new TextRun({ ...run, text: title }), new TextRun({ ...run, children: pages })],
      }),
    ],
  });
}
