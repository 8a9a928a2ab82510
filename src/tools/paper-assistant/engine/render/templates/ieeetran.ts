import { COLUMN_GAP, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES, thanks } from './latex-parts.ts';
import type { LatexFront, Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Transactions and journals of the IEEE. */
export const ieeeJournal: Template = ieee('ieee-journal', 'IEEE journal (IEEEtran)', 'journal,a4paper', ({ authors }) =>
  authors
    .map((author) => author.name + thanks(author, ['name', 'corresponding', 'affiliation', 'email', 'orcid']))
    .join(', '),
);

/** Conference papers of the IEEE. */
export const ieeeConference: Template = ieee(
  'ieee-conference',
  'IEEE conference (IEEEtran)',
  'conference,a4paper',
  ({ authors }) =>
    authors
      .map(({ name, affiliation, email, orcid }) => {
        const lines = [affiliation, email, orcid === '' ? '' : `ORCID ${orcid}`].filter((line) => line !== '');
        // Three blocks per row; a long name or affiliation takes several lines.
        const block = (text: string) => `\\parbox{0.31\\textwidth}{\\centering ${text}}`;
        return `\\IEEEauthorblockN{${block(name)}}${lines.length === 0 ? '' : `\n\\IEEEauthorblockA{${block(lines.join('\\\\ '))}}`}`;
      })
      .join('\n\\and '),
);

function ieee(id: string, name: string, options: string, byline: (front: LatexFront) => string): Template {
  return {
    id,
    name,
    columnCm: 8.2,
    latexPreamble: `\\documentclass[${options}]{IEEEtran}
${TEXT_PACKAGES}
\\usepackage{cite}
${RUNNING_HEAD}
${COLUMN_GAP}`,
    latexFront: (front: LatexFront) =>
      [
        `\\title{${front.title}}`,
        `\\author{${byline(front)}}`,
        '\\begin{document}',
        '\\maketitle',
        ...environment('abstract', front.abstract),
        // The class uses the first token in an assignment, which an equals sign or a group would break.
        ...environment('IEEEkeywords', front.keywords === '' ? '' : `\\relax\n${front.keywords}`),
        legendOf(front),
      ].join('\n'),
    limits: { abstractWords: 250, source: 'IEEE Author Center, “Structure Your Paper”' },
    bibliographyStyle: 'IEEEtran',
    typstPage: typstPage({ paper: 'a4', columns: 2, margins: ['1.7cm', '2cm', '2.2cm'], size: 10, numbering: 'I.A.' }),
  };
}
