import { affiliationsOf, command, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES, thanks } from './latex-parts.ts';
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
  latexFront(front) {
    const affiliations = affiliationsOf(front.authors);
    return [
      `\\title{${front.title}}`,
      `\\author{${[
        front.authors
          .map(({ name, affiliation }) =>
            affiliation === '' ? name : `${name}\\textsuperscript{${letter(affiliations.indexOf(affiliation))}}`,
          )
          .join(', '),
        ...affiliations.map((affiliation, index) => `\\textsuperscript{${letter(index)}}${affiliation}`),
      ].join('\\\\ ')}}`,
      ...command(
        'authorinfo',
        front.authors
          .map((author) => [author, thanks(author, ['corresponding', 'email', 'orcid'])] as const)
          .filter(([, details]) => details !== '')
          .map(([{ name }, details]) => `${name}: ${details.slice('\\thanks{'.length, -2)}`)
          .join('; '),
      ),
      '\\begin{document}',
      '\\maketitle',
      ...environment('abstract', front.abstract),
      ...(front.keywords === '' ? [] : [`\\keywords{${front.keywords}}`]),
      legendOf(front),
    ].join('\n');
  },
  bytewiseCapitals: true,
  bibliographyStyle: 'spiebib',
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['2.2cm', '2.5cm', '3cm'], size: 10, numbering: '1.1' }),
};

function letter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + (index % 26));
}
