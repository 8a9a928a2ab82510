import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { type DocumentReport, type OutlineItem, outlineOf } from './report-outline.ts';
import { stableZip } from './stable-zip.ts';

const accent = '17505A';
const muted = '5A6472';

/** The report as an editable document with real headings; the same report gives the same bytes. */
export async function reportDocx(report: DocumentReport, made: Date): Promise<Uint8Array> {
  const outline = outlineOf(report);
  const document = new Document({
    title: outline.title,
    creator: outline.foot,
    lastModifiedBy: outline.foot,
    styles: {
      default: {
        document: {
          run: { font: 'Cambria', size: 20, color: '1B2430' },
          paragraph: { spacing: { after: 80, line: 264 } },
        },
        title: { run: { font: 'Cambria', size: 36, color: accent }, paragraph: { spacing: { after: 120 } } },
        heading1: {
          run: { font: 'Cambria', size: 26, bold: true, color: accent },
          paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 12_240, height: 15_840 },
            margin: { top: 1_152, right: 1_296, bottom: 1_152, left: 1_296 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  small(`${outline.foot} · `),
                  new TextRun({
                    children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                    size: 15,
                    color: muted,
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(outline.title)] }),
          ...outline.notes.map((note) => new Paragraph({ children: [small(note)] })),
          ...outline.sections.flatMap(({ title, items }) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(title)] }),
            ...items.flatMap(paragraphsOf),
          ]),
        ],
      },
    ],
  });
  return stableZip(new Uint8Array(await Packer.toArrayBuffer(document)), made);
}

function paragraphsOf({ lead, text, more, passages }: OutlineItem): Paragraph[] {
  return [
    new Paragraph({
      keepNext: passages.length > 0,
      spacing: { before: 120 },
      children: [
        ...(lead === '' ? [] : [new TextRun({ text: text === '' ? lead : `${lead}: `, bold: true })]),
        new TextRun(text),
      ],
    }),
    ...more.map((line) => new Paragraph({ children: [small(line)] })),
    ...passages.map(
      ({ quote, place }) =>
        new Paragraph({
          indent: { left: 360 },
          children: [new TextRun({ text: `“${quote}”`, size: 18 }), small(` (${place})`)],
        }),
    ),
  ];
}

function small(text: string): TextRun {
  return new TextRun({ text, size: 17, color: muted });
}
