import { COLUMN_GAP, command, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES, thanks } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Journals of the American Physical Society, in the form of a reprint. */
export const revtex: Template = {
  id: 'revtex',
  name: 'APS (REVTeX 4.2)',
  columnCm: 8,
  latexPreamble: `\\documentclass[aps,prb,reprint,a4paper,nofootinbib,showkeys]{revtex4-2}
${TEXT_PACKAGES}
${RUNNING_HEAD}
${COLUMN_GAP}
\\setcitestyle{numbers,square,sort&compress}`,
  latexFront: (front) =>
    [
      '\\begin{document}',
      `\\title{${front.title}}`,
      ...front.authors.flatMap((author) => [
        `\\author{${author.name}}`,
        ...command('email', author.email),
        ...[thanks(author, ['corresponding', 'orcid'])].filter((line) => line !== ''),
        ...command('affiliation', author.affiliation),
      ]),
      ...environment('abstract', front.abstract),
      ...(front.keywords === '' ? [] : [`\\keywords{${front.keywords}}`]),
      '\\maketitle',
      legendOf(front),
    ].join('\n'),
  bibliographyStyle: 'apsrev4-2',
  alwaysReadsList: true,
  styleNeeds: { yearLetters: true, fields: ['journal'] },
  typstPage: typstPage({ paper: 'a4', columns: 2, margins: ['1.9cm', '2cm', '2.2cm'], size: 10, numbering: 'I.A.' }),
};
