import { affiliationsOf, command, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Elsevier journals, in review format. */
export const elsarticle: Template = {
  id: 'elsarticle',
  name: 'Elsevier (elsarticle)',
  columnCm: 12.6,
  latexPreamble: `\\documentclass[preprint,11pt,a4paper]{elsarticle}
${TEXT_PACKAGES}
${RUNNING_HEAD}
\\biboptions{numbers,sort&compress}
% Nothing was submitted: no line that says so.
\\makeatletter\\def\\ps@pprintTitle{\\ps@plain}\\makeatother`,
  latexFront(front) {
    const affiliations = affiliationsOf(front.authors);
    return [
      '\\begin{document}',
      '\\begin{frontmatter}',
      `\\title{${front.title}}`,
      ...front.authors.flatMap(({ name, affiliation, email, orcid, corresponding }) => [
        `\\author${affiliation === '' ? '' : `[a${affiliations.indexOf(affiliation) + 1}]`}{${name}${corresponding ? '\\corref{cor}' : ''}${orcid === '' ? '' : `\\fnref{${orcid}}`}}`,
        ...command('ead', email),
        ...(orcid === '' ? [] : [`\\fntext[${orcid}]{ORCID of ${name}: ${orcid}}`]),
      ]),
      ...(front.authors.some(({ corresponding }) => corresponding) ? ['\\cortext[cor]{Corresponding author}'] : []),
      ...affiliations.map((affiliation, index) => `\\address[a${index + 1}]{${affiliation}}`),
      ...environment('abstract', front.abstract),
      ...environment('keyword', front.keywords),
      '\\end{frontmatter}',
      legendOf(front),
    ].join('\n');
  },
  limits: { highlights: { count: 5, characters: 85 }, source: 'Elsevier, “Highlights”' },
  statements: ['credit', 'conflicts', 'funding', 'data'],
  bibliographyStyle: 'elsarticle-num',
  typstPage: typstPage({ paper: 'a4', columns: 1, margins: ['3.7cm', '2.8cm', '3cm'], size: 10.95, numbering: '1.1.' }),
};
