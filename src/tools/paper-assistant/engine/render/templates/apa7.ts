import { legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** The style of the American Psychological Association, in one column. */
export const apa7: Template = {
  id: 'apa7',
  name: 'APA 7th edition (apa7)',
  columnCm: 15.2,
  latexPreamble: `\\documentclass[doc,natbib,a4paper,floatsintext]{apa7}
\\usepackage[american]{babel}
${TEXT_PACKAGES}
${RUNNING_HEAD}
% Three authors or more are "et al." from the first citation on.
\\makeatletter\\csname NAT@longnamesfalse\\endcsname\\makeatother`,
  latexFront(front) {
    const groups = [...new Set(front.authors.map(({ affiliation }) => affiliation))];
    // The class links authors to affiliations by number; authors without one share an empty affiliation.
    const names = front.authors.map(({ name, affiliation }) => `{${groups.indexOf(affiliation) + 1}}{${name}}`);
    const notes = front.authors.flatMap(({ name, email, orcid, corresponding }) => [
      ...(orcid === '' ? [] : [`\\addORCIDlink{${name}}{${orcid}}`]),
      ...(email === '' ? [] : [`${corresponding ? 'Correspondence concerning this article: ' : ''}${name}, ${email}.`]),
    ]);
    return [
      `\\title{${front.title}}`,
      `\\shorttitle{${front.running.title}}`,
      ...(front.authors.length === 0
        ? ['\\author{~}', '\\affiliation{~}']
        : groups.length === 1
          ? [
              `\\author{${front.authors.map(({ name }) => name).join(', ')}}`,
              `\\affiliation{${groups[0] === '' ? '~' : groups[0]}}`,
            ]
          : [
              `\\authorsnames[${names.map((name) => /\d+/.exec(name)?.[0]).join(',')}]{${front.authors.map(({ name }) => `{${name}}`).join(',')}}`,
              `\\authorsaffiliations{${groups.map((group) => `{${group === '' ? '~' : group}}`).join(',')}}`,
            ]),
      `\\leftheader{${front.running.authors}}`,
      ...(front.abstract === '' ? [] : [`\\abstract{${front.abstract}}`]),
      ...(front.keywords === '' ? [] : [`\\keywords{${front.keywords}}`]),
      ...(notes.length === 0 ? [] : [`\\authornote{${notes.join('\\par ')}}`]),
      '\\begin{document}',
      '\\maketitle',
      legendOf(front),
    ].join('\n');
  },
  limits: {
    abstractWords: 250,
    keywords: 5,
    source: 'Publication Manual of the American Psychological Association, 7th edition, 2.9 and 2.10',
  },
  statements: ['conflicts', 'funding', 'data', 'ethics'],
  numbersSections: false,
  authorYear: { and: { inBrackets: '&', inText: 'and' }, beforeYear: ', ', sorted: true, apacite: true },
  // The class sets this style itself.
  bibliographyStyle: 'apacite',
  styleNeeds: { yearLetters: true },
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['2.5cm', '2.5cm', '2.5cm'], size: 11, numbering: null }),
};
