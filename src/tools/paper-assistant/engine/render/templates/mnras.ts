import {
  affiliationsOf,
  COLUMN_GAP,
  environment,
  legendOf,
  RUNNING_HEAD,
  TEXT_PACKAGES,
  thanks,
} from './latex-parts.ts';
import type { LatexAuthor, Template } from './template.ts';
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
% Nothing was published: no volume, no copyright line.
\\makeatletter\\def\\ps@titlepage{\\ps@plain}\\def\\ps@headings{\\ps@plain}\\makeatother
\\pagestyle{plain}`,
  latexFront(front) {
    const affiliations = affiliationsOf(front.authors);
    return [
      `\\title[{${front.running.title}}]{${front.title}}`,
      `\\author[{${front.running.authors}}]{${[
        linesOfAuthors(front.authors)
          .map((line) => line.map((author) => byline(author, affiliations)).join(', '))
          .join('\n\\newauthor '),
        ...affiliations.map(
          (affiliation, index) => `\\parbox{\\textwidth}{\\raggedright $^{${index + 1}}$${affiliation}}`,
        ),
      ].join('\\\\\n')}}`,
      '\\date{}',
      '\\begin{document}',
      '\\maketitle',
      ...environment('abstract', front.abstract),
      ...environment('keywords', front.keywords),
      legendOf(front),
    ].join('\n');
  },
  limits: { abstractWords: 250, keywords: 6, source: 'MNRAS, “Instructions to Authors”' },
  statements: ['data'],
  floatOption: '',
  bytewiseCapitals: true,
  authorYear: { and: { inBrackets: '&', inText: '&' }, beforeYear: ' ' },
  bibliographyStyle: 'mnras',
  styleNeeds: { name: true, year: true, yearLetters: true, fields: ['journal', 'series'] },
  typstPage: typstPage({ paper: 'a4', columns: 2, margins: ['1.7cm', '2cm', '2.2cm'], size: 9, numbering: '1.1' }),
};

function byline(author: LatexAuthor, affiliations: readonly string[]): string {
  const number = affiliations.indexOf(author.affiliation) + 1;
  return `${author.name}${number === 0 ? '' : `$^{${number}}$`}${thanks(author, ['corresponding', 'email', 'orcid'])}`;
}

/** The class does not wrap lines of authors. */
function linesOfAuthors(authors: readonly LatexAuthor[]): LatexAuthor[][] {
  const lines: LatexAuthor[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const author of authors) {
    if (length + author.name.length > 60) {
      lines.push([]);
      length = 0;
    }
    lines.at(-1)?.push(author);
    length += author.name.length;
  }
  return lines;
}
