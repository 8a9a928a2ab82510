import { affiliationsOf, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Lecture Notes in Computer Science (Springer). */
export const llncs: Template = {
  id: 'llncs',
  name: 'Springer LNCS (llncs)',
  columnCm: 12.2,
  latexPreamble: `\\documentclass[runningheads,a4paper]{llncs}
${TEXT_PACKAGES}
\\usepackage{cite}
${RUNNING_HEAD}`,
  latexFront(front) {
    const affiliations = affiliationsOf(front.authors);
    return [
      `\\title{${front.title}}`,
      `\\titlerunning{${front.running.title}}`,
      `\\author{${front.authors
        .map(({ name, affiliation, orcid, corresponding }) =>
          [
            name,
            affiliation === '' ? '' : `\\inst{${affiliations.indexOf(affiliation) + 1}}`,
            corresponding ? '\\textsuperscript{(\\ding{41})}' : '',
            orcid === '' ? '' : `\\orcidID{${orcid}}`,
          ].join(''),
        )
        .join(' \\and ')}}`,
      `\\authorrunning{${front.running.authors}}`,
      `\\institute{${affiliations
        .map((affiliation) =>
          [
            affiliation,
            ...front.authors
              .filter((author) => author.affiliation === affiliation && author.email !== '')
              .map(({ email }) => `\\email{${email}}`),
          ].join('\\\\ '),
        )
        .join(' \\and ')}${affiliations.length === 0 ? '~' : ''}}`,
      '\\begin{document}',
      '\\maketitle',
      ...(front.abstract === '' && front.keywords === ''
        ? []
        : [
            '\\begin{abstract}',
            ...(front.abstract === '' ? [] : [front.abstract]),
            ...(front.keywords === '' ? [] : [`\\keywords{${front.keywords}}`]),
            '\\end{abstract}',
          ]),
      legendOf(front),
    ].join('\n');
  },
  limits: { abstractWords: 250, source: 'Springer, “Information for Authors of Computer Science Publications”' },
  statements: ['conflicts'],
  bibliographyStyle: 'splncs04',
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['4.4cm', '3.2cm', '4cm'], size: 10, numbering: '1.1' }),
};
