import type { Manuscript } from '../manuscript.ts';
import { contactLines } from './bylines.ts';
import { type PlannedBlock, type PlannedInline, type PlannedSentence, planPages } from './plan-pages.ts';
import { printableText } from './printable-text.ts';
import { WORDING } from './wording.ts';

/**
 * The manuscript as Markdown (CommonMark with math between dollar signs). Images are referenced by their paths in the
 * draft's zip, where the file can be placed.
 */
export function renderMarkdown(manuscript: Manuscript): string {
  const plan = planPages(manuscript);
  return `${[
    `# ${inlines(plan.title)}`,
    `*${WORDING.runningHead}*`,
    ...(plan.authors.length === 0 ? [] : [escaped(plan.authors.map(({ name }) => name).join(', '))]),
    ...contactLines(plan.authors).map(escaped),
    ...(plan.abstract.length === 0 ? [] : [`## ${WORDING.abstract}`, blocks(plan.abstract)]),
    ...(plan.keywords.length === 0 ? [] : [`**${WORDING.keywords}** ${escaped(plan.keywords.join('; '))}`]),
    ...plan.sections.flatMap((section) => [
      `## ${escaped(section.title)}`,
      ...(section.blocks.length === 0 ? [] : [blocks(section.blocks)]),
    ]),
    ...(plan.references.length === 0 ? [] : [`## ${escaped(plan.referencesTitle)}`]),
    ...plan.references.map(({ number, text }) => lineStart(escaped(number === null ? text : `${number} ${text}`))),
  ].join('\n\n')}\n`;
}

/** Items of one list are on consecutive lines; everything else is separated by an empty line. */
function blocks(list: readonly PlannedBlock[]): string {
  // An item is at most one level deeper than the previous item: any deeper and it would be code.
  let level = -1;
  return list
    .map((block, index) => {
      level = block.kind === 'paragraph' && block.label !== null ? Math.min(block.depth, level + 1) : -1;
      const next = list[index + 1];
      const end = next === undefined ? '' : isItem(block) && isItem(next) ? '\n' : '\n\n';
      return renderBlock(block, level) + end;
    })
    .join('');
}

function isItem(block: PlannedBlock): boolean {
  return block.kind === 'paragraph' && block.label !== null;
}

function renderBlock(block: PlannedBlock, level: number): string {
  switch (block.kind) {
    case 'paragraph': {
      const text = sentences(block.sentences);
      if (block.label === null) return block.quote ? `> ${lineStart(text).replaceAll('\n', '\n> ')}` : lineStart(text);
      const nested = '    '.repeat(level);
      // A label that is not Markdown numbering, for example "(a)", is printed as typed.
      if (/^\d{1,9}[.)]$/.test(block.label)) return `${nested}${block.label} ${lineStart(text)}`;
      return `${nested}- ${block.label === '•' ? lineStart(text) : `${escaped(block.label)} ${text}`}`;
    }
    case 'heading':
      return `### ${inlines(block.sentence.inlines)}`;
    case 'figure': {
      const { figure, number, caption } = block;
      const file = figure.file.replace(/[^\w./-]/g, '');
      const words = caption === null ? `*${WORDING.toDevelop} ${WORDING.describeFigure}*` : sentences([caption]);
      return `![${WORDING.figure} ${number}](${file})\n\n**${WORDING.figure} ${number}.** ${words}`;
    }
    case 'code': {
      const fence = '`'.repeat(Math.max(3, longestRun(block.lines.join('\n')) + 1));
      return [fence, ...block.lines, fence].join('\n');
    }
    case 'table': {
      const [head = '', ...rows] = block.rows.map((row) => `| ${row.map(inlines).join(' | ').replaceAll('\n', ' ')} |`);
      const rules = { left: ':--', right: '--:', center: ':-:' };
      return [head, `| ${block.align.map((side) => rules[side]).join(' | ')} |`, ...rows].join('\n');
    }
    case 'gap':
      return `**${WORDING.toDevelop}** *${escaped(block.text)}*`;
    case 'note':
      return `*${escaped(block.text)}*`;
  }
}

function sentences(list: readonly PlannedSentence[]): string {
  return list.map((sentence) => inlines(sentence.inlines)).join(' ');
}

function inlines(list: readonly PlannedInline[]): string {
  return list.map(inline).join('');
}

function inline(part: PlannedInline): string {
  switch (part.kind) {
    case 'text':
      return escaped(part.text);
    case 'math':
      if (part.number !== undefined) return `\n\n$$${part.math.latex}\\tag{${part.number}}$$\n\n`;
      return part.display ? `\n\n$$${part.math.latex}$$\n\n` : `$${part.math.latex}$`;
    case 'label-reference':
      return escaped(`${part.before}${part.number}${part.after}`);
    case 'code':
      return code(part.text);
    case 'emphasis':
      return `*${escaped(part.text)}*`;
    case 'strong':
      return `**${escaped(part.text)}**`;
    case 'link':
      return `[${escaped(part.text)}](<${part.url.replace(/[\s<>\\]/g, encodeURIComponent)}>)`;
    case 'citation-needed':
      return ` ${escaped(WORDING.citationNeeded)}`;
    case 'figure-reference':
      return `(${WORDING.figure} ${part.number}${part.proposed ? `, ${WORDING.proposed}` : ''})`;
    case 'citation':
      return escaped(part.parts.map(({ text }) => text).join(''));
  }
}

function code(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1);
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`;
}

/** The longest run of backticks. */
function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}

/** All markup in the text is escaped. */
function escaped(text: string): string {
  return printableText(text)
    .replaceAll('\u200b', '')
    .replace(/[\\`*_[\]<>#|~&!$]/g, '\\$&');
}

/** At the start of a line, these characters could begin a list, a quotation or a heading. */
function lineStart(text: string): string {
  return text
    .trimStart()
    .replace(/^(?:[-+=](?=\s|$|[-=])|\d{1,9}(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
}
