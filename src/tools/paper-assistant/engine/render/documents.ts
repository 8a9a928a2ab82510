import { describeModel, used } from '#contract/model-report.ts';
import type { Coverage, CoverageFigures, CoverageRow, Origin, Query, Risk } from '../manuscript.ts';
import type { DraftParts } from './draft-parts.ts';
import { latexProgram, unprintableCharacters } from './latex.ts';
import { findTemplate } from './templates/find-template.ts';
import { ORIGIN_MEANINGS, WORDING } from './wording.ts';

/** The files that explain a draft, by name: Markdown and CSV for people, JSON for programs. */
export function renderDocuments(parts: DraftParts): Record<string, string> {
  return {
    'risk-checklist.md': riskChecklist(parts.risks),
    'risk-checklist.json': json({ engine: parts.manuscript.engine, risks: parts.risks }),
    'coverage.md': coveragePage(parts),
    'coverage.csv': coverageTable(parts),
    'provenance.json': json({ engine: parts.manuscript.engine, origins: ORIGIN_MEANINGS, sentences: parts.provenance }),
    'insights.txt': parts.insights,
    'AI-DISCLOSURE.md': disclosure(parts),
    'PORTING.md': porting(parts),
    'README.md': readme(parts),
  };
}

const SEVERITIES: readonly { readonly level: Risk['severity']; readonly title: string }[] = [
  { level: 'high', title: 'High: a reviewer would probably object' },
  { level: 'medium', title: 'Medium: a reviewer is likely to ask' },
  { level: 'low', title: 'Low: worth a look' },
  { level: 'info', title: 'For information' },
];

function riskChecklist(risks: readonly Risk[]): string {
  const open = risks.filter(({ state }) => state === 'open');
  const sections = SEVERITIES.flatMap(({ level, title }) => {
    const found = open.filter((risk) => risk.severity === level);
    return found.length === 0 ? [] : [`## ${title}`, ...found.map(riskEntry)];
  });
  const settled = SETTLED.flatMap(({ state, title }) => {
    const items = risks.filter((risk) => risk.state === state);
    return items.length === 0 ? [] : [`## ${title}`, ...items.map(settledEntry)];
  });
  return markdown([
    '# Risk checklist',
    'Questions that a careful reader would ask about this prototype. This is not a score, and the rules find only what they look for.',
    ...(sections.length === 0 ? ['The rules found nothing to ask.'] : sections),
    ...settled,
  ]);
}

const SETTLED: readonly { readonly state: Risk['state']; readonly title: string }[] = [
  { state: 'addressed', title: 'Addressed by your changes' },
  { state: 'satisfied', title: 'Checked and found in your text' },
  { state: 'dismissed', title: 'Dismissed by you' },
];

function riskEntry(risk: Risk): string {
  return [
    `- [ ] ${nameOf(risk)}`,
    whereOf(risk),
    `  - Why it matters: ${plain(risk.why)}`,
    `  - What to add: ${plain(risk.add)}`,
  ].join('\n');
}

function settledEntry(risk: Risk): string {
  const reason = risk.reason === undefined ? [] : [`  - Your reason: ${plain(risk.reason)}`];
  return [`- [x] ${nameOf(risk)}`, whereOf(risk), ...reason].join('\n');
}

function nameOf({ title, rule, guideline }: Risk): string {
  return `**${plain(title)}** (\`${rule}\`${guideline === undefined ? '' : `, ${plain(guideline)}`})`;
}

function whereOf({ quote, sentence }: Risk): string {
  return quote === null ? '  - Where: absent from the text' : `  - Where: ${sentence ?? 'text'}: “${plain(quote)}”`;
}

function coveragePage({ coverage }: DraftParts): string {
  const rows = coverage.rows.map((row) =>
    [
      `- **${plain(row.text)}**${row.sentence === null ? '' : ` (${row.sentence})`}`,
      ...(row.works.length === 0
        ? ['  - Works: none yet']
        : row.works.map((id) => `  - Work: ${workLine(coverage, row, id)}`)),
      ...row.searches.map(
        (search) => `  - Search: [${plain(search.label)}](<${search.url.replace(/[<>\s]/g, encodeURIComponent)}>)`,
      ),
    ].join('\n'),
  );
  const seeds = coverage.seeds;
  return markdown([
    '# Literature coverage',
    heads[coverage.literature](coverage),
    ...(coverage.figures === undefined ? [] : [figuresLine(coverage.figures)]),
    ...(seeds === undefined
      ? []
      : [`Seed papers: ${seeds.found} found in your input, ${seeds.kept} used, ${seeds.unreadable} unreadable.`]),
    ...(coverage.notes ?? []).map(plain),
    rows.length === 0 ? 'No statement in the text needs a source.' : rows.join('\n'),
    ...(coverage.queries === undefined
      ? []
      : ['## Searches that were made', coverage.queries.map(queryLine).join('\n')]),
  ]);
}

const heads: Readonly<Record<Coverage['literature'], (coverage: Coverage) => string>> = {
  off: () =>
    'Literature look-ups were off for this draft, so no works were searched for. The links below open prepared searches for statements that need a source.',
  offline: () =>
    'The literature databases couldn’t be reached for this draft: no matching work was found. The links below open prepared searches for statements that need a source.',
  on: ({ covered, total }) => `Covered: ${covered} of ${total}.`,
};

function figuresLine({ medianYear, recentShare, venues }: CoverageFigures): string {
  return [
    ...(medianYear === null ? [] : [`Median year of the works: ${medianYear}.`]),
    ...(recentShare === null ? [] : [`Of the last three years: ${Math.round(recentShare * 100)} %.`]),
    `Venues: ${venues}.`,
  ].join(' ');
}

function workLine(coverage: Coverage, row: CoverageRow, id: string): string {
  const work = coverage.works?.find((candidate) => candidate.id === id);
  const shared = row.shared?.[id] ?? [];
  const retracted =
    work === undefined || work.retractedBy.length === 0
      ? ''
      : `, reported as retracted by ${work.retractedBy.join(', ')}`;
  return `${plain(work?.label ?? id)}${work === undefined ? '' : ` <${work.url.replace(/[<>\s]/g, encodeURIComponent)}>`}: shares “${plain(shared.join(', '))}”, not read${plain(retracted)}`;
}

function queryLine({ query, asked, found }: Query): string {
  const totals = asked.map(({ source, total }) => `${source}${total === null ? '' : ` (${total} in all)`}`);
  return `- ${plain(query)}: ${totals.join(', ')}; ${found} checked`;
}

function coverageTable({ coverage }: DraftParts): string {
  const rows = coverage.rows.map((row) => [
    row.kind,
    row.sentence ?? '',
    row.text,
    row.works.join('; '),
    row.searches.map((search) => search.url).join(' '),
  ]);
  return [['kind', 'sentence', 'text', 'works', 'searches'], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
}

/** RFC 4180, with cells escaped that a spreadsheet would run as a formula. */
function csvCell(value: string): string {
  // Some spreadsheets also interpret the full-width signs of East Asian keyboards.
  const harmless = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function disclosure({ manuscript, provenance, coverage, model }: DraftParts): string {
  const counts = new Map<Origin, number>();
  for (const row of provenance) counts.set(row.origin, (counts.get(row.origin) ?? 0) + 1);
  const table = [...counts].map(([origin, count]) => `- ${count}: ${ORIGIN_MEANINGS[origin]} (\`${origin}\`)`);
  return markdown([
    '# How this draft was made',
    model === undefined
      ? 'This prototype was made by the built-in engine. No language model was used: sentences were sorted into sections by rules, and gaps and risks were marked by rules. The engine doesn’t write scientific statements or references.'
      : `This prototype was made by the built-in engine, and a language model was asked to improve it (${plain(model.name)}). Sentences were sorted into sections, and gaps and risks marked, by rules. A sentence from the model is used only if it connects two parts of the text and makes no claim, or shortens one of your sentences by leaving out whole parts. Each one is marked as written by the model. References are built only from records.`,
    ...(model === undefined
      ? []
      : [
          '## What the language model did',
          describeModel(model)
            .map((line) => `- ${plain(line)}`)
            .join('\n'),
        ]),
    `Sentences by origin (details in \`provenance.json\`):`,
    table.join('\n'),
    ...(manuscript.references.length === 0
      ? ['No references were added.']
      : [
          coverage.literature === 'on'
            ? 'References are the papers that the author gave, compared with the records of public libraries. The result of the comparison is printed with each one. None was added.'
            : 'References are the records that the author gave. They were not looked up; check each before you use it.',
        ]),
    '## A statement that you can adapt',
    model === undefined || manuscript.engine === 'built-in'
      ? `> The first arrangement of the authors’ own notes into sections was made with a rule-based drafting tool. ${model === undefined ? 'No text was generated by a language model.' : 'A language model was asked, and none of its text is in this draft.'} The authors wrote, checked and take responsibility for the content.`
      : `> The first arrangement of the authors’ own notes into sections was made with a drafting tool. A language model (${plain(model.name)}) proposed ${used(model).join(', ')}, which the authors reviewed. The authors wrote, checked and take responsibility for the content.`,
    'Journals differ in what they require. Check your journal’s policy.',
  ]);
}

function porting({ manuscript }: DraftParts): string {
  const { name, bibliographyStyle } = findTemplate(manuscript.template);
  return markdown([
    '# Moving this draft to another template',
    `Current template: ${name}. You can switch to another built-in template on the draft's page at any time, at no cost. To use a class that isn't built in:`,
    [
      '1. Replace the lines of `main.tex` above "Macros of this draft" with the class and packages of your publisher. Keep `amsmath`, `amssymb`, `graphicx`, `xcolor`, `textcomp` and `pifont`, which the text uses.',
      '2. Move the title, authors, abstract and keywords into the commands of that class. You’ll find them between the macros and the first `\\input`.',
      '3. Leave `sections/` as it is: it uses only `\\section`, `\\subsection`, `figure`, `itemize` and the macros.',
      `4. Put the publisher's style into \`\\bibliographystyle{${bibliographyStyle}}\`, delete \`main.bbl\` and run BibTeX. Without BibTeX, the bundled \`main.bbl\` is used.`,
    ].join('\n'),
    'Classes of publishers print notices such as "Preprint submitted to" or a copyright line; notices that would be untrue for a prototype are turned off in `main.tex`.',
  ]);
}

function readme({ manuscript, pdf, figures }: DraftParts): string {
  const boxes = new Set(unprintableCharacters(manuscript));
  const constraints = manuscript.constraints.trim();
  return markdown([
    '# Paper prototype',
    `**${WORDING.runningHead}.** This is a planning and validation aid made from your own words${manuscript.engine === 'built-in' ? ' by the built-in engine' : `, ${plain(manuscript.engine)}`}. It is not a finished manuscript.`,
    '## What is in this folder',
    [
      '- `main.tex`, `sections/`: the LaTeX source. A comment before each sentence gives its id and says who wrote it.',
      '- `references.bib`: the references, if any, with your keys and fields.',
      ...(latexProgram(manuscript) === 'XeLaTeX' ? ['- `latexmkrc`: tells latexmk to use XeLaTeX.'] : []),
      '- `main.bbl`: the same list, already formatted, with the look-up result of each reference. BibTeX replaces it.',
      ...(Object.keys(figures).length === 0
        ? []
        : ['- `figures/`: your images, re-encoded and without their metadata.']),
      `- \`main.pdf\`: the draft, typeset by ${pdf.engine}.`,
      '- `risk-checklist.md`, `.json`: questions that a careful reader would ask.',
      '- `coverage.md`, `.csv`: which statements need a source, with prepared searches.',
      '- `provenance.json`: every sentence with its origin and its section.',
      '- `insights.txt`: your original text.',
      '- `PORTING.md`: how to move the draft to the class of another publisher.',
      '- `AI-DISCLOSURE.md`: how the draft was made, and a disclosure statement that you can adapt.',
    ].join('\n'),
    ...(pdf.note === null ? [] : [pdf.note]),
    ...(boxes.size === 0
      ? []
      : [
          `The LaTeX source shows ${boxes.size} different ${boxes.size === 1 ? 'character' : 'characters'} of your text as a small box with its code, because the standard LaTeX fonts lack ${boxes.size === 1 ? 'it' : 'them'}; copied from the PDF, each is the character itself.`,
        ]),
    ...(constraints === '' ? [] : ['## Your constraints', `> ${plain(constraints)}`]),
    '## How to compile',
    howToCompile[latexProgram(manuscript)],
    'Colored words in the draft are places to work on: `\\todevelop{…}` where a section is missing something, `\\citationneeded{}` where a statement needs a source. The small marks in the margin show who wrote a paragraph. `main.tex` explains how to hide them.',
  ]);
}

function markdown(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}

const howToCompile = {
  pdfLaTeX:
    'Upload the folder to Overleaf as a new project, or run `latexmk -pdf main.tex` with a TeX Live that has the recommended LaTeX packages and Latin Modern. The compiler is pdfLaTeX.',
  XeLaTeX:
    'Your text has letters that pdfLaTeX can’t print, so the compiler is XeLaTeX. Upload the folder to Overleaf as a new project and choose XeLaTeX in its menu, or run `latexmk -pdfxe main.tex` (`latexmkrc` sets it for latexmk). A full TeX Live has the fonts that `main.tex` names: CMU Serif for Cyrillic and Greek, Fandol and Arphic for Chinese, Harano Aji for Japanese and UnBatang for Korean. In Linux distributions they come with `texlive-fonts-extra` and with the TeX Live packages for these languages. If none of them has a letter, its code is printed in a box.',
} as const;

/** Text as one line of Markdown, with all markup escaped. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~&!]/g, (character) =>
      character === '<' ? '&lt;' : character === '&' ? '&amp;' : `\\${character}`,
    )
    .trim();
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
