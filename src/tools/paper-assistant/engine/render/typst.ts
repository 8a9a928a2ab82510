import type { Manuscript } from '../manuscript.ts';
import { contactLines } from './bylines.ts';
import { figureSize } from './figure-size.ts';
import { type PlannedBlock, type PlannedInline, type PlannedSentence, planPages } from './plan-pages.ts';
import { withTiedUnits } from './printable-text.ts';
import { type Script, scriptsIn } from './scripts.ts';
import { findTemplate } from './templates/find-template.ts';
import type { Template } from './templates/template.ts';
import { withoutTypedNumbers } from './typed-numbers.ts';
import { typstContent, typstString } from './typst-string.ts';
import { WORDING } from './wording.ts';

/**
 * The manuscript as one Typst source, 'main.typ', with the same words as renderLatex. All text is in string literals in
 * code mode, so none of it can become markup; math is generated from renderMath's parsed form.
 */
export function renderTypst(manuscript: Manuscript): Record<string, string> {
  const template = findTemplate(manuscript.template);
  const planned = planPages(manuscript);
  const plan = template.numbersSections === false ? planned : withoutTypedNumbers(planned);
  const front = [
    `front(${[
      content(plan.title.map(renderInline)),
      array(plan.authors.map(({ name }) => typstContent(name))),
      array(contactLines(plan.authors).map(typstContent)),
      plan.abstract.length === 0 ? 'none' : content(renderBlocks(plan.abstract, template)),
      plan.keywords.length === 0 ? 'none' : typstContent(plan.keywords.join('; ')),
      typstContent(WORDING.legend),
    ].join(', ')})`,
  ];
  const sections = plan.sections.map((section) =>
    [`heading(level: 1, ${typstContent(section.title)})`, ...renderBlocks(section.blocks, template)].join('\n'),
  );
  const references =
    plan.references.length === 0
      ? []
      : [
          `heading(level: 1, numbering: none, ${typstContent(plan.referencesTitle)})`,
          ...plan.references.map(({ number, text }) =>
            number === null ? `listed(${typstContent(text)})` : `entry("${number}", ${typstContent(text)})`,
          ),
        ];
  const body = [...front, ...sections, ...references].join('\n');
  const source = [PRELUDE, fontLists(scriptsIn(body)), template.typstPage, DRAFT_FUNCTIONS, `#{\n${body}\n}`];
  return { 'main.typ': `${source.join('\n')}\n` };
}

const PRELUDE = `#set document(date: none)
#let quiet = luma(42%)
#let gap-colour = rgb(160, 60, 20)
#let query-colour = rgb(23, 80, 90)`;

/**
 * Only bundled fonts are used, and fallback is off: the same page on every machine. Script fonts are ordered by
 * quality; Unifont covers every character of the first plane. Ideographs follow the language's style: kana make a text
 * Japanese.
 */
function fontLists(scripts: ReadonlySet<Script>): string {
  const chinese = '"ZCOOL XiaoWei"';
  const japanese = '"Hina Mincho"';
  const others = [
    '"Noto Naskh Arabic"',
    ...(scripts.has('kana') ? [japanese, chinese] : [chinese, japanese]),
    '"NanumMyeongjo"',
    '"Noto Emoji"',
  ].join(', ');
  return `#let fonts = ("New Computer Modern", "New Computer Modern Math", "Libertinus Serif", ${others}, "DejaVu Sans Mono", "Unifont")
#let mono-fonts = ("DejaVu Sans Mono", "New Computer Modern", "New Computer Modern Math", ${others}, "Unifont")`;
}

const DRAFT_FUNCTIONS = `#show math.equation: set text(font: ("New Computer Modern Math", "New Computer Modern", "Unifont"), fallback: false)
#set place(clearance: 1.8em)
#let unknown-character(code) = box(baseline: 12%, stroke: 0.3pt, inset: 0.8pt, text(font: mono-fonts, size: 4.5pt, code))
#let long-run(body) = text(hyphenate: false, body)
#let citation-needed = text(size: 0.9em, fill: query-colour, "${WORDING.citationNeeded}")
#let to-develop(body) = text(size: 0.9em, fill: gap-colour, { strong("${WORDING.toDevelop}"); " "; body })
#let mark(origin) = pdf.artifact(box(width: 0pt, place(bottom + right, dx: -0.6em,
  text(size: 6pt, fill: quiet, hyphenate: false, bottom-edge: "baseline",
    box(width: 0.95cm, { set par(justify: false, leading: 1pt); align(right, origin) })))))
#let paragraph(origin, indented, body) = par({ mark(origin); if indented { h(1.2em) }; body })
#let item(origin, label, body) = block(above: 0.5em, below: 0.5em, grid(columns: (2.2em, 1fr),
  par({ mark(origin); align(right, { label; h(0.5em) }) }), par(body)))
#let gap(body) = block(above: 0.5em, below: 0.5em, par(to-develop(body)))
#let note(body) = block(above: 0.5em, below: 0.5em, par(text(size: 0.9em, style: "italic", fill: quiet, body)))
#let numbered-figure(number, width, height, file, alt, caption) = figure(
  image(file, width: width, height: height, fit: "stretch", alt: alt),
  placement: auto, gap: 0.8em, kind: image, supplement: none, numbering: none,
  caption: block(align(left, text(size: 10pt, { strong("${WORDING.figure} " + number + "."); " "; caption }))),
)
#let quotation(body) = pad(x: 1.6em, body)
#let nested(depth, body) = pad(left: depth * 1.4em, body)
#let code-block(origin, lines) = block(above: 0.8em, below: 0.8em,
  par(justify: false, { mark(origin); text(font: mono-fonts, size: 0.82em, hyphenate: false, lines.join(linebreak())) }))
#let data-table(origin, columns, align, head, rows) = block(above: 0.9em, below: 0.9em, {
  mark(origin)
  set text(size: 0.9em)
  set par(justify: false)
  table(columns: columns, align: align, stroke: none, inset: (x: 0.5em, y: 0.3em),
    table.hline(stroke: 0.8pt), table.header(..head), table.hline(stroke: 0.4pt), ..rows, table.hline(stroke: 0.8pt))
})
#let entry(label, body) = block(above: 0.5em, below: 0.5em, grid(columns: (2.2em, 1fr), label, par(body)))
#let listed(body) = block(above: 0.5em, below: 0.5em, par(hanging-indent: 1.5em, body))
#let code(body) = text(font: mono-fonts, size: 0.85em, body)`;

function renderBlocks(blocks: readonly PlannedBlock[], template: Template): string[] {
  return blocks.map((block) => renderBlock(block, template));
}

function renderBlock(block: PlannedBlock, template: Template): string {
  switch (block.kind) {
    case 'paragraph': {
      if (block.label !== null) {
        const item = `item("${block.mark}", ${typstContent(block.label)}, ${content(sentences(block.sentences))})`;
        return block.depth > 0 ? `nested(${block.depth}, ${item})` : item;
      }
      return block.quote ? `quotation(${content([renderParagraph(block)])})` : renderParagraph(block);
    }
    case 'heading':
      return `heading(level: 2, ${content(block.sentence.inlines.map(renderInline))})`;
    case 'code':
      return `code-block("${block.mark}", ${array(block.lines.map(codeLine))})`;
    case 'table': {
      const columns = block.shares?.map((share) => `${share}fr`) ?? block.align.map(() => 'auto');
      const [head = [], ...rows] = block.rows.map((row) => row.map((cell) => content(cell.map(renderInline))));
      return `data-table("${block.mark}", ${array(columns)}, ${array(block.align)}, ${array(head)}, ${array(rows.flat())})`;
    }
    case 'figure': {
      const { width, height } = figureSize(block.figure, template.columnCm);
      const plain = block.caption?.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('') ?? '';
      const caption =
        block.caption === null ? `to-develop("${WORDING.describeFigure}")` : content(sentences([block.caption]));
      const file = block.figure.file.replace(/[^\w./-]/g, '');
      return `numbered-figure("${block.number}", ${width}cm, ${height}cm, "${file}", ${alternative(plain, block.number)}, ${caption})`;
    }
    case 'gap':
      return `gap(${typstContent(block.text)})`;
    case 'note':
      return `note(${typstContent(block.text)})`;
  }
}

/** A displayed formula separates two paragraphs; the second one has no mark and no indent. */
function renderParagraph(block: PlannedBlock & { kind: 'paragraph' }): string {
  const out: string[] = [];
  let open: string[] = [];
  const flush = () => {
    if (out.length === 0) out.push(`paragraph("${block.mark}", ${block.indented}, ${content(open)})`);
    else if (open.length > 0) out.push(`par(${content(open)})`);
    open = [];
  };
  for (const [index, sentence] of block.sentences.entries()) {
    if (index > 0 && (open.length > 0 || out.length === 0)) open.push('" "');
    for (const inline of sentence.inlines) {
      if (inline.kind === 'math' && inline.display) {
        flush();
        const numbering = inline.number === undefined ? '' : `numbering: _ => "(${inline.number})", `;
        out.push(`math.equation(block: true, ${numbering}$${inline.math.typst}$.body)`);
      } else {
        const first = out.length > 0 && open.length === 0 && inline.kind === 'text';
        open.push(renderInline(first ? { ...inline, text: inline.text.trimStart() } : inline));
      }
    }
  }
  flush();
  return out.join('\n');
}

function sentences(list: readonly PlannedSentence[]): string[] {
  return list.flatMap((sentence, index) => [...(index === 0 ? [] : ['" "']), ...sentence.inlines.map(renderInline)]);
}

function renderInline(inline: PlannedInline): string {
  switch (inline.kind) {
    case 'text':
      return typstContent(withTiedUnits(inline.text));
    case 'math':
      return `$${inline.math.typst}$`;
    case 'code':
      return `code(${typstContent(inline.text)})`;
    case 'emphasis':
      return `emph(${typstContent(inline.text)})`;
    case 'strong':
      return `strong(${typstContent(inline.text)})`;
    case 'link':
      return `link(${typstString(inline.url)}, ${typstContent(inline.text)})`;
    case 'citation-needed':
      return '" "\ncitation-needed';
    case 'figure-reference':
      return `"(${WORDING.figure}\\u{a0}${inline.number}${inline.proposed ? `, ${WORDING.proposed}` : ''})"`;
    case 'label-reference':
      return typstContent(`${inline.before}${inline.number}${inline.after}`);
    case 'citation':
      return typstContent(inline.parts.map(({ text }) => text).join(''));
  }
}

/** A code block whose lines Typst would join. */
function content(parts: readonly string[]): string {
  return parts.length === 0 ? '[]' : `{\n${parts.join('\n')}\n}`;
}

/** Leading and repeated spaces are preserved. */
function codeLine(line: string): string {
  return typstContent(
    line === '' ? '\u00a0' : line.replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length)),
  );
}

function array(parts: readonly string[]): string {
  return `(${parts.map((part) => `${part},`).join(' ')})`;
}

/** The alternative text of a figure for screen readers. */
function alternative(caption: string, number: number): string {
  return typstString(caption === '' ? `${WORDING.figure} ${number}` : caption.slice(0, 500));
}
