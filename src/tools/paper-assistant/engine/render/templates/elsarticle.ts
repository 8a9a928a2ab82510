import { environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Journals of Elsevier, in the form for review. */
export const elsarticle: Template = {
  id: 'elsarticle',
  name: 'Elsevier (elsarticle)',
  columnCm: 13.5,
  latexPreamble: `\\documentclass[preprint,11pt,a4paper]{elsarticle}
${TEXT_PACKAGES}
${RUNNING_HEAD}
\\biboptions{numbers,sort&compress}
% Nothing was submitted: no line that says so.
\\makeatletter\\def\\ps@pprintTitle{\\ps@plain}\\makeatother`,
  latexFront: (front) =>
    [
      '\\begin{document}',
      '\\begin{frontmatter}',
      `\\title{${front.title}}`,
      ...front.authors.map((author) => `\\author{${author}}`),
      ...environment('abstract', front.abstract),
      ...environment('keyword', front.keywords),
      '\\end{frontmatter}',
      legendOf(front),
    ].join('\n'),
  bibliographyStyle: 'elsarticle-num',
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['3.7cm', '2.8cm', '3cm'], size: 10.95, numbering: '1.1.' }),
};
