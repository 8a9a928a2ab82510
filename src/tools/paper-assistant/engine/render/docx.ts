import {
  AlignmentType,
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { stableZip } from '#documents/report/stable-zip.ts';
import type { Manuscript } from '../manuscript.ts';
import { contactLines } from './bylines.ts';
import { figureSize } from './figure-size.ts';
import { type PlannedBlock, type PlannedInline, type PlannedSentence, planPages } from './plan-pages.ts';
import { printableText } from './printable-text.ts';
import { displayedEquation, wordEquation } from './word-equation.ts';
import { characters, wordedRun } from './word-math.ts';
import { WORDING } from './wording.ts';

/**
 * The manuscript as a Word document: built-in styles for title, headings, captions and references, figures numbered by
 * fields, citations and cross-references as links, formulas as Word equations. An image that is not in `figures` is
 * omitted, but its caption stays.
 */
export async function renderDocx(
  manuscript: Manuscript,
  figures: Readonly<Record<string, Uint8Array>>,
  made: Date,
): Promise<Uint8Array> {
  const plan = planPages(manuscript);
  const title = plan.title.map(plain).join('');
  const parts = (blocks: readonly PlannedBlock[]) => blocks.flatMap((block) => blockParts(block, figures));
  const document = new Document({
    title,
    creator: plan.authors.map(({ name }) => name).join('; '),
    lastModifiedBy: '',
    styles,
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 } } },
        headers: { default: new Header({ children: [remark(WORDING.runningHead)] }) },
        footers: { default: new Footer({ children: [new Paragraph({ style: quiet, children: [pageNumber()] })] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: plan.title.flatMap(inlineParts) }),
          ...(plan.authors.length === 0
            ? []
            : [new Paragraph({ style: 'Authors', children: [run(plan.authors.map(({ name }) => name).join(', '))] })]),
          ...contactLines(plan.authors).map(remark),
          ...(plan.abstract.length === 0 ? [] : [heading(WORDING.abstract), ...parts(plan.abstract)]),
          ...(plan.keywords.length === 0
            ? []
            : [
                new Paragraph({
                  children: [run(`${WORDING.keywords} `, { bold: true }), run(plan.keywords.join('; '))],
                }),
              ]),
          ...plan.sections.flatMap((section) => [heading(section.title), ...parts(section.blocks)]),
          ...(plan.references.length === 0 ? [] : [heading(plan.referencesTitle)]),
          ...plan.references.map(
            ({ place, number, text }) =>
              new Paragraph({
                style: 'Bibliography',
                children: [
                  new Bookmark({ id: referenceMark(place), children: [run(number ?? text)] }),
                  ...(number === null ? [] : [run(`\t${text}`)]),
                ],
              }),
          ),
        ],
      },
    ],
  });
  return stableZip(new Uint8Array(await Packer.toArrayBuffer(document)), made);
}

const columnCm = 15.9;
const pixelsPerCm = 96 / 2.54;
const serif = 'Cambria';
const monospace = 'Consolas';
const sides = { left: 'LEFT', right: 'RIGHT', center: 'CENTER' } as const;
const quiet = 'Remark';
const colors = { ink: '1B2430', gap: 'A03C14', query: '17505A', quiet: '6B6B6B' };

const styles = {
  default: {
    document: {
      run: { font: serif, size: 22, color: colors.ink },
      // Without a line-spacing rule, some programs treat the line height as exact and cut off images.
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: { run: { font: serif, size: 36 }, paragraph: { spacing: { after: 120 } } },
    heading1: {
      run: { font: serif, size: 28, bold: true, color: colors.ink },
      paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
    },
    heading2: {
      run: { font: serif, size: 24, bold: true, color: colors.ink },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
    listParagraph: { paragraph: { indent: { left: 480, hanging: 360 } } },
  },
  paragraphStyles: [
    { id: 'Authors', name: 'Authors', basedOn: 'Normal', run: { size: 24 }, paragraph: { spacing: { after: 240 } } },
    { id: 'Caption', name: 'caption', basedOn: 'Normal', run: { size: 20 }, paragraph: { spacing: { after: 240 } } },
    {
      id: 'Bibliography',
      name: 'Bibliography',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { indent: { left: 560, hanging: 560 } },
    },
    { id: quiet, name: quiet, basedOn: 'Normal', run: { size: 18, color: colors.quiet, italics: true } },
    { id: 'ToDevelop', name: 'To develop', basedOn: 'Normal', run: { size: 20, color: colors.gap } },
  ],
};

function blockParts(block: PlannedBlock, images: Readonly<Record<string, Uint8Array>>): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'paragraph': {
      const label = block.label === null ? [] : [run(`${block.label}\t`)];
      return runningParts(block.sentences).map((part, index) =>
        'formula' in part
          ? displayed(part.formula)
          : new Paragraph({
              ...(block.label === null ? {} : { style: 'ListParagraph' }),
              ...(block.quote ? { indent: { left: 480, right: 480 } } : {}),
              ...(block.depth > 0 ? { indent: { left: 480 + 360 * block.depth, hanging: 360 } } : {}),
              children: [...(index === 0 ? label : []), ...part.words],
            }),
      );
    }
    case 'heading':
      return [
        new Paragraph({
          heading: HeadingLevel.HEADING_2,
          children: block.sentence.inlines.flatMap(inlineParts),
        }),
      ];
    case 'figure': {
      const { figure, number } = block;
      const image = images[figure.file];
      const { width, height } = figureSize(figure, columnCm);
      const caption =
        block.caption === null
          ? [run(`${WORDING.toDevelop} ${WORDING.describeFigure}`, { color: colors.gap })]
          : sentenceParts([block.caption]);
      // "\r" sets the number explicitly if automatic numbering would give another one.
      const field = new SimpleField(
        ` SEQ ${WORDING.figure} \\* ARABIC${block.counted ? '' : ` \\r ${number}`} `,
        `${number}`,
      );
      return [
        ...(image === undefined
          ? []
          : [
              new Paragraph({
                keepNext: true,
                children: [
                  new ImageRun({
                    type: figure.file.endsWith('.png') ? 'png' : 'jpg',
                    data: image,
                    transformation: { width: pixels(width), height: pixels(height) },
                    altText: {
                      name: figure.id,
                      title: `${WORDING.figure} ${number}`,
                      description: block.caption?.inlines.map(plain).join('') ?? '',
                    },
                  }),
                ],
              }),
            ]),
        new Paragraph({
          style: 'Caption',
          children: [
            new Bookmark({ id: figureMark(figure.id), children: [run(`${WORDING.figure} `, { bold: true }), field] }),
            run('. ', { bold: true }),
            ...caption,
          ],
        }),
      ];
    }
    case 'code':
      return [
        new Paragraph({
          children: block.lines.map((line, index) =>
            run(line, { font: monospace, ...(index > 0 ? { break: 1 } : {}) }),
          ),
        }),
      ];
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: block.rows.map(
            (row, index) =>
              new TableRow({
                tableHeader: index === 0,
                cantSplit: true,
                children: row.map(
                  (cell, column) =>
                    new TableCell({
                      children: [
                        new Paragraph({
                          alignment: AlignmentType[sides[block.align[column] ?? 'left']],
                          children: cell.flatMap(inlineParts),
                        }),
                      ],
                    }),
                ),
              }),
          ),
        }),
        // Word needs a paragraph after a table.
        new Paragraph({ children: [] }),
      ];
    case 'gap':
      return [
        new Paragraph({
          style: 'ToDevelop',
          children: [run(`${WORDING.toDevelop} `, { bold: true }), run(block.text)],
        }),
      ];
    case 'note':
      return [remark(block.text)];
  }
}

type Formula = PlannedInline & { kind: 'math' };

/** The words of a paragraph, split at its displayed formulas. */
function runningParts(sentences: readonly PlannedSentence[]): ({ words: ParagraphChild[] } | { formula: Formula })[] {
  const parts: ({ words: ParagraphChild[] } | { formula: Formula })[] = [];
  let open: ParagraphChild[] = [];
  const flush = () => {
    if (open.length > 0) parts.push({ words: open });
    open = [];
  };
  for (const { inlines } of sentences) {
    if (open.length > 0) open.push(run(' '));
    for (const inline of inlines) {
      if (inline.kind === 'math' && inline.display) {
        flush();
        parts.push({ formula: inline });
      } else if (open.length > 0 || inline.kind !== 'text') open.push(...inlineParts(inline));
      else if (inline.text.trim() !== '') open.push(run(inline.text.trimStart()));
    }
  }
  flush();
  return parts;
}

/** A displayed formula, with its number after it. */
function displayed({ math, number }: Formula): Paragraph {
  const paragraph = new Paragraph({ alignment: AlignmentType.CENTER });
  const label = number === undefined ? [] : [...characters('\u2003'), ...wordedRun(`(${number})`)];
  paragraph.addChildElement(displayedEquation([...math.word, ...label]));
  return paragraph;
}

function sentenceParts(sentences: readonly PlannedSentence[]): ParagraphChild[] {
  return sentences.flatMap(({ inlines }, index) => [
    ...(index === 0 ? [] : [run(' ')]),
    ...inlines.flatMap(inlineParts),
  ]);
}

function inlineParts(inline: PlannedInline): ParagraphChild[] {
  switch (inline.kind) {
    case 'text':
      return [run(inline.text)];
    case 'math':
      return [wordEquation(inline.math.word, false)];
    case 'label-reference':
      return inline.figure === undefined
        ? [run(`${inline.before}${inline.number}${inline.after}`)]
        : [
            new InternalHyperlink({
              anchor: figureMark(inline.figure),
              children: [run(`${inline.before}${inline.number}${inline.after}`)],
            }),
          ];
    case 'code':
      return [run(inline.text, { font: monospace })];
    case 'emphasis':
      return [run(inline.text, { italics: true })];
    case 'strong':
      return [run(inline.text, { bold: true })];
    case 'link':
      return [new ExternalHyperlink({ link: inline.url, children: [run(inline.text)] })];
    case 'citation-needed':
      return [run(` ${WORDING.citationNeeded}`, { color: colors.query })];
    case 'figure-reference':
      return [
        run('('),
        new InternalHyperlink({
          anchor: figureMark(inline.id),
          children: [new SimpleField(` REF ${figureMark(inline.id)} \\h `, `${WORDING.figure} ${inline.number}`)],
        }),
        run(inline.proposed ? `, ${WORDING.proposed})` : ')'),
      ];
    case 'citation':
      return inline.parts.map(({ text, place }) =>
        place === undefined
          ? run(text)
          : new InternalHyperlink({ anchor: referenceMark(place), children: [run(text)] }),
      );
  }
}

function plain(inline: PlannedInline): string {
  if ('text' in inline) return inline.text;
  return inline.kind === 'math' ? inline.math.latex : '';
}

/**
 * Word breaks long runs itself and needs no break characters; XML cannot contain the last two code points of the plane.
 */
function run(
  text: string,
  look: {
    bold?: boolean;
    italics?: boolean;
    color?: string;
    font?: string;
    break?: number;
  } = {},
): TextRun {
  return new TextRun({
    ...look,
    text: text
      .split('\t')
      .map(printableText)
      .join('\t')
      .replace(/[\u200b\ufffe\uffff]/g, ''),
  });
}

function heading(text: string): Paragraph {
  return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(text)] });
}

function remark(text: string): Paragraph {
  return new Paragraph({ style: quiet, children: [run(text)] });
}

function pageNumber(): TextRun {
  return new TextRun({ children: [PageNumber.CURRENT] });
}

function pixels(cm: number): number {
  return Math.max(1, Math.round(cm * pixelsPerCm));
}

function figureMark(id: string): string {
  return `figure_${id.replace(/\W/g, '')}`;
}

function referenceMark(place: number): string {
  return `reference_${place}`;
}
