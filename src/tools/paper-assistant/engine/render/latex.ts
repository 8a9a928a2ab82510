import type { Manuscript } from '../manuscript.ts';
import { bibKey, bibliographyCommands, bibliographyDefinitions, bibliographyFiles } from './bibliography-source.ts';
import { runningAuthors, runningTitle } from './bylines.ts';
import { DRAFT_MACROS, MISSING_IMAGES } from './draft-macros.ts';
import { asciiLatex, escapeLatex, unprintableInLatex } from './escape-latex.ts';
import { figureSize } from './figure-size.ts';
import {
  type PagePlan,
  type PlannedBlock,
  type PlannedInline,
  type PlannedSentence,
  type PlannedTable,
  planPages,
} from './plan-pages.ts';
import { printableText, withTiedUnits } from './printable-text.ts';
import { type LatexProgram, scriptFonts } from './script-fonts.ts';
import { type Script, scriptsIn, scriptsOf } from './scripts.ts';
import { findTemplate } from './templates/find-template.ts';
import type { Template } from './templates/template.ts';
import { withoutTypedNumbers } from './typed-numbers.ts';
import { WORDING } from './wording.ts';
import { wrapped } from './wrap-source.ts';

/**
 * The manuscript as LaTeX source: 'main.tex', 'sections/*.tex', 'references.bib' and 'main.bbl', by path, in zip order.
 * Figures are referenced by Figure.file. It compiles with TeX Live's recommended packages.
 */
export function renderLatex(manuscript: Manuscript): Record<string, string> {
  return renderProject(manuscript).files;
}

/** The program that compiles the source: XeLaTeX if the text has letters that pdfLaTeX's fonts lack. */
export function latexProgram(manuscript: Manuscript): LatexProgram {
  return renderProject(manuscript).program;
}

function renderProject(manuscript: Manuscript): { files: Record<string, string>; program: LatexProgram } {
  const template = findTemplate(manuscript.template);
  const planned = planPages(manuscript);
  const plan = template.numbersSections === false ? planned : withoutTypedNumbers(planned);
  const paths = sectionFiles(plan);
  const front = frontMatter(plan, template);
  const files: Record<string, string> = {};
  for (const [index, section] of plan.sections.entries()) {
    const origin = section.heading === null ? '' : `${provenance(section.heading)}\n`;
    const head = `${origin}\\section{${heading(escapeLatex(section.title), section.title, template)}}`;
    files[paths[index] as string] = `${[head, ...renderBlocks(section.blocks, template)].join('\n\n')}\n`;
  }
  Object.assign(files, bibliographyFiles(plan, template));
  const { 'references.bib': library = '', ...written } = files;
  const scripts = new Set([...scriptsIn([front, ...Object.values(written)].join('\n')), ...scriptsOf(library)]);
  const main = mainFile({ plan, paths, template, front, scripts });
  const program = scripts.size === 0 ? 'pdfLaTeX' : 'XeLaTeX';
  const settings: Record<string, string> = program === 'XeLaTeX' ? { latexmkrc: '# XeLaTeX\n$pdf_mode = 5;\n' } : {};
  return { files: { 'main.tex': main, ...settings, ...files }, program };
}

/**
 * The source as a single file, including its sections and its list of references. It compiles without the images, which
 * are in the zip: each of them is replaced by a frame with its path.
 */
export function renderSingleLatex(manuscript: Manuscript): string {
  const { 'main.tex': main = '', 'main.bbl': list = '', ...files } = renderLatex(manuscript);
  const images = manuscript.figures.length === 0 ? '' : `\n${MISSING_IMAGES}`;
  // REVTeX always reads a list from this file.
  const emptyList = findTemplate(manuscript.template).alwaysReadsList
    ? '\\begin{filecontents*}{\\jobname.bbl}\n% The list of references is in the source.\n\\end{filecontents*}\n'
    : '';
  return main
    .replace('\\documentclass', () => `${emptyList}\\documentclass`)
    .replace(DRAFT_MACROS, () => `${DRAFT_MACROS}${images}`)
    .replaceAll(/^\\input\{(sections\/[^{}]+)\}$/gm, (_, path: string) => files[`${path}.tex`]?.trimEnd() ?? '')
    .replace(/^\\bibliography\{references\}$/m, () => list.replace(/^%.*\n/, '').trimEnd());
}

/** Characters of the manuscript that the LaTeX source can only show as boxes; other outputs print them. */
export function unprintableCharacters(manuscript: Manuscript): readonly string[] {
  const plan = planPages(manuscript);
  const blocks = [...plan.abstract, ...plan.sections.flatMap((section) => section.blocks)];
  const inlines = [
    ...plan.title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return block.sentences.flatMap((sentence) => sentence.inlines);
      if (block.kind === 'heading') return block.sentence.inlines;
      if (block.kind === 'table') return block.rows.flat(2);
      if (block.kind === 'code') return block.lines.map((text) => ({ kind: 'text' as const, text }));
      return block.kind === 'figure' ? (block.caption?.inlines ?? []) : [];
    }),
  ];
  const texts = inlines.flatMap((inline) => ('text' in inline ? [inline.text] : []));
  return [
    ...texts,
    ...plan.authors.flatMap(({ name, affiliation }) => [name, affiliation]),
    ...plan.keywords,
    ...plan.sections.map((section) => section.title),
  ].flatMap(unprintableInLatex);
}

function frontMatter(plan: PagePlan, template: Template): string {
  return template.latexFront({
    title: plan.title.length === 0 ? '' : wrapped(plan.title.map(renderInline).join('')),
    authors: plan.authors.map(({ name, affiliation, email, orcid, corresponding }) => ({
      name: escapeLatex(name),
      affiliation: escapeLatex(affiliation),
      // Classes turn these into links, which must not contain line-break opportunities.
      email: email.replace(/[_%&#$]/g, '\\$&').replace(/[^\w.@%&#$+\\'-]/g, ''),
      orcid: orcid.replace(/[^\dX-]/g, ''),
      corresponding,
    })),
    running: {
      title: escapeLatex(runningTitle(plan.title.map((part) => (part.kind === 'text' ? part.text : '')).join(''))),
      authors: escapeLatex(runningAuthors(plan.authors.map(({ name }) => name))),
    },
    abstract: renderBlocks(plan.abstract, template).join('\n\n'),
    keywords: wrapped(plan.keywords.map(escapeLatex).join('; ')),
    legend: WORDING.legend,
  });
}

interface MainParts {
  readonly plan: PagePlan;
  readonly paths: readonly string[];
  readonly template: Template;
  readonly front: string;
  readonly scripts: ReadonlySet<Script>;
}

function mainFile({ plan, paths, template, front, scripts }: MainParts): string {
  const xelatex = scripts.size > 0;
  return `${[
    ...(xelatex ? ['% !TEX program = xelatex'] : []),
    '% EXPLORATORY PROTOTYPE, NOT FOR SUBMISSION.',
    '% Made by the built-in engine from the words of its author: a planning and validation aid, not a finished manuscript.',
    '% A comment before each sentence gives its id and its origin. provenance.json explains both.',
    xelatex
      ? '% Compile with XeLaTeX (latexmk -pdfxe main.tex), which has fonts for the letters of this draft.'
      : '% Compile with pdfLaTeX (latexmk -pdf main.tex).',
    template.latexPreamble,
    '',
    DRAFT_MACROS,
    ...scriptFonts(scripts),
    ...bibliographyDefinitions(
      plan.references.map(({ reference }) => reference),
      xelatex,
    ),
    '',
    front,
    '',
    ...paths.map((path) => `\\input{${path.replace(/\.tex$/, '')}}`),
    ...bibliographyCommands(plan, template),
    '\\end{document}',
  ].join('\n')}\n`;
}

function renderBlocks(blocks: readonly PlannedBlock[], template: Template): string[] {
  const out: string[] = [];
  for (const [index, block] of blocks.entries()) {
    // LaTeX has four levels of lists.
    const [before, own, after] = [blocks[index - 1], block, blocks[index + 1]].map((one) => Math.min(levelOf(one), 4));
    const list = '\\begin{itemize}\\setlength{\\itemsep}{2pt}\\setlength{\\parsep}{0pt}';
    for (let level = before as number; level < (own as number); level += 1) {
      if (level > (before as number)) out.push('\\item[]');
      out.push(list);
    }
    if (isQuote(block) && !isQuote(blocks[index - 1])) out.push('\\begin{quote}');
    out.push(renderBlock(block, template, index === blocks.length - 1));
    if (isQuote(block) && !isQuote(blocks[index + 1])) out.push('\\end{quote}');
    for (let level = own as number; level > (after as number); level -= 1) out.push('\\end{itemize}');
  }
  return out;
}

/** The nesting depth of an item; 0 for anything else. */
function levelOf(block: PlannedBlock | undefined): number {
  return block?.kind === 'paragraph' && block.label !== null ? block.depth + 1 : 0;
}

function isQuote(block: PlannedBlock | undefined): boolean {
  return block?.kind === 'paragraph' && block.quote && block.label === null;
}

function renderBlock(block: PlannedBlock, template: Template, last: boolean): string {
  switch (block.kind) {
    case 'paragraph': {
      const start =
        block.label !== null ? `\\item[{${escapeLatex(block.label)}}]%` : block.indented ? '' : '\\noindent';
      return [start, `\\origin{${block.mark}}%`, ...block.sentences.map(renderSentence)]
        .filter((line) => line !== '')
        .join('\n');
    }
    case 'heading': {
      const text = block.sentence.inlines.map(renderInline).join('');
      const plain = block.sentence.inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');
      return `${provenance(block.sentence)}\n\\subsection{${heading(text, plain, template)}}`;
    }
    case 'code':
      return [
        provenance(block.sentence),
        '\\begin{flushleft}\\small\\ttfamily',
        `\\origin{${block.mark}}%`,
        block.lines.map(codeLine).join('\\\\\n'),
        '\\end{flushleft}',
      ].join('\n');
    case 'table':
      return renderTable(block);
    case 'figure': {
      const size = figureSize(block.figure, template.columnCm);
      const caption =
        block.caption === null ? `\\todevelop{${WORDING.describeFigure}}` : `%\n${renderSentence(block.caption)}%\n`;
      return [
        `\\begin{figure}${template.floatOption ?? '[!htb]'}`,
        '  \\centering',
        `  \\includegraphics[width=${size.width}cm,height=${size.height}cm]{${block.figure.file}}`,
        ...(block.counted ? [] : [`  \\setcounter{figure}{${block.number - 1}}`]),
        `  \\caption[]{${caption}}`,
        `  \\label{${safeKey(block.figure.id)}}`,
        '\\end{figure}',
      ].join('\n');
    }
    case 'gap':
      return `\\smallskip\\noindent\\todevelop{${wrapped(escapeLatex(block.text))}}\\par\\smallskip`;
    case 'note':
      // A note stays on the same page as the text that it introduces.
      return `\\smallskip\\noindent\\productnote{${wrapped(escapeLatex(block.text))}}\\par${last ? '' : '\\nobreak'}\\smallskip`;
  }
}

/** The monospaced font lacks some symbols that the upright one has. */
function monospaced(text: string): string {
  return text
    .split(/([^ -~\u00a0\p{Script=Latin}\p{M}]+)/u)
    .map((part, index) => (index % 2 === 0 ? escapeLatex(part) : `{\\rmfamily ${escapeLatex(part)}}`))
    .join('');
}

/** Spaces in code are preserved, and an empty line keeps its height. */
function codeLine(line: string): string {
  if (line === '') return '\\strut';
  return `\\mbox{}${wrapped(monospaced(line.replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))))}`;
}

/** Rules in booktabs style; columns that are too wide for the page share its width. */
function renderTable({ sentence, mark, align, rows, shares }: PlannedTable): string {
  const columns = align.map((side, index) => {
    if (shares === null) return side[0];
    const ragged = { left: 'raggedright', right: 'raggedleft', center: 'centering' }[side];
    const width = ((shares[index] ?? 0) / 100).toFixed(2);
    return `>{\\${ragged}\\arraybackslash}p{\\dimexpr${width}\\linewidth-2\\tabcolsep}`;
  });
  const line = (row: PlannedTable['rows'][number]) =>
    `${row.map((cell) => `{${wrapped(cell.map(renderInline).join(''))}}`).join(' & ')} \\\\`;
  const [head = [], ...body] = rows;
  return [
    provenance(sentence),
    '\\par\\medskip\\noindent',
    `\\origin{${mark}}{\\small`,
    `\\begin{tabular}{@{}${columns.join('')}@{}}`,
    '\\toprule',
    line(head),
    ...(body.length === 0 ? [] : ['\\midrule', ...body.map(line)]),
    '\\bottomrule',
    '\\end{tabular}}\\par\\medskip',
  ].join('\n');
}

function renderSentence(sentence: PlannedSentence): string {
  return `${provenance(sentence)}\n${wrapped(sentence.inlines.map(renderInline).join(''))}`;
}

/** A separate comment line before the words, so that it adds no space. */
function provenance(sentence: Pick<PlannedSentence, 'id' | 'origin'>): string {
  return `% ${sentence.id.replace(/[^\w.-]/g, '')} ${sentence.origin}`;
}

function renderInline(inline: PlannedInline): string {
  switch (inline.kind) {
    case 'text':
      return escapeLatex(withTiedUnits(inline.text));
    case 'math':
      if (inline.number !== undefined)
        return `\n\\begin{equation}\\label{eq${inline.number}}${inline.math.latex}\\end{equation}\n`;
      return inline.display ? `\n\\[${inline.math.latex}\\]\n` : `$${inline.math.latex}$`;
    case 'label-reference': {
      const target = inline.figure === undefined ? `eq${inline.number}` : safeKey(inline.figure);
      return `${escapeLatex(inline.before)}\\ref{${target}}${inline.after}`;
    }
    case 'code':
      return `\\texttt{${monospaced(inline.text)}}`;
    case 'emphasis':
      return `\\emph{${escapeLatex(inline.text)}}`;
    case 'strong':
      return `\\textbf{${escapeLatex(inline.text)}}`;
    case 'link':
      return `\\href{${linkTarget(inline.url)}}{${escapeLatex(inline.text)}}`;
    case 'citation-needed':
      return ' \\citationneeded{}';
    case 'figure-reference':
      return `(${WORDING.figure}~\\ref{${safeKey(inline.id)}}${inline.proposed ? `, ${WORDING.proposed}` : ''})`;
    case 'citation':
      return `${escapeLatex(inline.latex.before)}\\${inline.latex.command}{${inline.keys.map(bibKey).join(',')}}`;
  }
}

/** A URL for \href: plain ASCII, with TeX's special characters escaped. */
function linkTarget(url: string): string {
  const ascii = url.replaceAll(/[^!-~]|[\\{}^`"<>|]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '',
  );
  return ascii.replaceAll(/[%#&~_$]/g, (character) => (character === '~' ? '\\%7E' : `\\${character}`));
}

/** Headings are also in the PDF outline, which only supports plain text. */
function heading(written: string, text: string, template: Template): string {
  const source = template.bytewiseCapitals === true ? asciiLatex(written) : written;
  const plain = printableText(text)
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/[^A-Za-z0-9 .,;:()'/+=-]/g, ' ')
    .replace(/[-']{2,}/g, '-')
    .trim();
  return source === text ? source : `\\texorpdfstring{${wrapped(source)}}{${plain}}`;
}

/** A unique path for each section, by its id. */
function sectionFiles(plan: PagePlan): string[] {
  const taken = new Set<string>();
  return plan.sections.map(({ id }, index) => {
    const wanted = id.replace(/[^a-zA-Z0-9-]/g, '').slice(0, 60);
    const name = wanted === '' || taken.has(wanted) ? `section-${index + 1}-${wanted}`.replace(/-$/, '') : wanted;
    taken.add(name);
    return `sections/${name}.tex`;
  });
}

/** Labels are generated by the product; other characters are removed. */
function safeKey(key: string): string {
  return key.replace(/[^a-zA-Z0-9:.+-]/g, '') || 'x';
}
