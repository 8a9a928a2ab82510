import { command, DINGBATS, environment, LETTERS, legendOf, RUNNING_HEAD } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Proceedings of the ACM, without its copyright and conference notices. */
export const acmart: Template = {
  id: 'acmart',
  name: 'ACM (acmart)',
  columnCm: 8.2,
  // Columns are not balanced, because balancing loses a figure that floats to the end of the text.
  latexPreamble: `\\documentclass[sigconf,nonacm,balance=false]{acmart}
${LETTERS}
\\usepackage{textcomp}
% The class brings amsmath, and its fonts may define this letter already.
\\let\\Bbbk\\relax
\\usepackage{amssymb}
% Without its fonts the class would set bitmaps.
\\IfFileExists{libertine.sty}{}{\\usepackage{lmodern}}
${DINGBATS}
\\usepackage{microtype}
\\usepackage{graphicx}
\\usepackage{xcolor}
${RUNNING_HEAD}
\\settopmatter{printacmref=false,printccs=false,printfolios=true}
\\citestyle{acmnumeric}
\\setlength{\\columnsep}{1.2cm}`,
  latexFront: (front) =>
    [
      '\\begin{document}',
      `\\title[{${front.running.title}}]{${front.title}}`,
      ...front.authors.flatMap(({ name, affiliation, email, orcid, corresponding }) => [
        `\\author{${name}}`,
        ...(corresponding ? ['\\authornote{Corresponding author}'] : []),
        ...command('orcid', orcid),
        ...command('email', email),
        // The class requires a separate country, which the author gave as part of the affiliation or not at all.
        ...(affiliation === '' ? [] : [`\\affiliation{\\institution{${affiliation}}\\country{}}`]),
      ]),
      ...(front.authors.length === 0 ? [] : [`\\renewcommand{\\shortauthors}{${front.running.authors}}`]),
      ...environment('abstract', front.abstract),
      ...command('keywords', front.keywords),
      '\\maketitle',
      legendOf(front),
    ].join('\n'),
  bytewiseCapitals: true,
  bibliographyStyle: 'ACM-Reference-Format',
  styleNeeds: { yearLetters: true },
  typstPage: typstPage({
    paper: 'us-letter',
    columns: 2,
    margins: ['1.9cm', '2cm', '2.2cm'],
    size: 9,
    numbering: '1.1',
  }),
};
