import { environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Proceedings of SPIE. */
export const spie: Template = {
  id: 'spie',
  name: 'SPIE proceedings (spie)',
  columnCm: 16.5,
  latexPreamble: `\\documentclass[a4paper]{spie}
${TEXT_PACKAGES}
${RUNNING_HEAD}`,
  latexFront: (front) =>
    [
      `\\title{${front.title}}`,
      `\\author{${front.authors.join(', ')}}`,
      '\\begin{document}',
      '\\maketitle',
      ...environment('abstract', front.abstract),
      ...(front.keywords === '' ? [] : [`\\keywords{${front.keywords}}`]),
      legendOf(front),
    ].join('\n'),
  bytewiseCapitals: true,
  bibliographyStyle: 'spiebib',
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['2.2cm', '2.5cm', '3cm'], size: 10, numbering: '1.1' }),
};
