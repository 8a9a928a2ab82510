import { COLUMN_GAP, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Monthly Notices of the Royal Astronomical Society. */
export const mnras: Template = {
  id: 'mnras',
  name: 'MNRAS (mnras)',
  columnCm: 8,
  latexPreamble: `\\documentclass[fleqn,usenatbib]{mnras}
${TEXT_PACKAGES}
${RUNNING_HEAD}
${COLUMN_GAP}
\\setcitestyle{numbers,square,sort&compress}
% Nothing was published: no volume, no copyright line.
\\makeatletter\\def\\ps@titlepage{\\ps@plain}\\def\\ps@headings{\\ps@plain}\\makeatother
\\pagestyle{plain}`,
  latexFront: (front) =>
    [
      `\\title[]{${front.title}}`,
      `\\author[]{${front.authors.join(', ')}}`,
      '\\date{}',
      '\\begin{document}',
      '\\maketitle',
      ...environment('abstract', front.abstract),
      ...environment('keywords', front.keywords),
      legendOf(front),
    ].join('\n'),
  // MNRAS, "Instructions to Authors": an abstract of up to 250 words, up to six keywords.
  limits: { abstractWords: 250, keywords: 6 },
  bytewiseCapitals: true,
  bibliographyStyle: 'mnras',
  styleNeeds: { nameAndYear: true, fields: ['journal', 'series'] },
  typstPage: typstPage({ paper: 'a4', columns: 2, margins: ['1.7cm', '2cm', '2.2cm'], size: 9, numbering: '1.1' }),
};
