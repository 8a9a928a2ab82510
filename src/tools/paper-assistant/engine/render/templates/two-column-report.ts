import { WORDING } from '../wording.ts';
import { COLUMN_GAP, legendOf, RUNNING_HEAD, TEXT_PACKAGES, thanks } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Two columns of 10 pt on A4 without a publisher's style, for reports and preprints. */
export const twoColumnReport: Template = {
  id: 'two-column-report',
  name: 'Two-column report',
  columnCm: 8.2,
  latexPreamble: `\\documentclass[10pt,a4paper,twocolumn]{article}
${TEXT_PACKAGES}
\\usepackage[a4paper,left=1.7cm,right=1.7cm,top=2.2cm,bottom=2.4cm]{geometry}
\\usepackage[font=small,labelfont=bf,labelsep=period]{caption}
\\usepackage[numbers,sort&compress]{natbib}
${RUNNING_HEAD}
${COLUMN_GAP}
\\setlength{\\parindent}{1.2em}`,
  latexFront: (front) =>
    [
      `\\title{${front.title}}`,
      `\\author{${front.authors
        .map((author) => author.name + thanks(author, ['corresponding', 'affiliation', 'email', 'orcid']))
        .join('\n  \\and ')}}`,
      '\\date{}',
      '\\begin{document}',
      '\\maketitle',
      ...(front.abstract === '' ? [] : ['\\begin{abstract}', front.abstract, '\\end{abstract}']),
      ...(front.keywords === '' ? [] : [`\\noindent\\textbf{${WORDING.keywords}} ${front.keywords}\\par\\medskip`]),
      legendOf(front),
    ].join('\n'),
  bibliographyStyle: 'unsrtnat',
  typstPage: typstPage({ paper: 'a4', columns: 2, margins: ['1.7cm', '2.2cm', '2.4cm'], size: 10, numbering: '1.1' }),
};
