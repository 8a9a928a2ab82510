import { COLUMN_GAP, command, environment, legendOf, RUNNING_HEAD, TEXT_PACKAGES } from './latex-parts.ts';
import type { Template } from './template.ts';
import { typstPage } from './typst-page.ts';

/** Journals of the American Astronomical Society, with the version of the class that TeX Live includes. */
export const aastex: Template = {
  id: 'aastex',
  name: 'AAS journals (AASTeX)',
  columnCm: 8,
  latexPreamble: `% Old packages that the class loads and nothing here uses; small TeX installations lack them.
\\makeatletter\\@namedef{ver@epsf.sty}{9999/12/31}\\@namedef{ver@ulem.sty}{9999/12/31}\\makeatother
\\IfFileExists{aastex631.cls}{\\documentclass[twocolumn]{aastex631}}{\\documentclass[twocolumn]{aastex701}}
${TEXT_PACKAGES}
${RUNNING_HEAD}
${COLUMN_GAP}
\\AtBeginDocument{\\raggedbottom}
% The class lets a column end after a heading.
\\makeatletter\\ifdefined\\ApjSectionpenalty\\let\\ApjSectionpenalty\\@M\\fi\\makeatother
% The captions of this class take no option.
\\let\\draftcaption\\caption\\renewcommand{\\caption}[2][]{\\draftcaption{#2}}`,
  latexFront: (front) =>
    [
      `\\shorttitle{${front.running.title}}`,
      `\\shortauthors{${front.running.authors}}`,
      '\\begin{document}',
      // The class would print a date and its own name above the title.
      '\\makeatletter\\let\\frontmatter@title@above\\relax\\makeatother',
      `\\title{${front.title}}`,
      ...command('correspondingauthor', front.authors.find(({ corresponding }) => corresponding)?.name ?? ''),
      ...front.authors.flatMap(({ name, affiliation, email, orcid }) => [
        `\\author${orcid === '' ? '' : `[${orcid}]`}{${name}}`,
        ...command('affiliation', affiliation),
        ...command('email', email),
      ]),
      // The class prints the front matter when the first section starts, so only this part comes after the title.
      ...environment('abstract', [front.abstract, legendOf(front)].filter((part) => part !== '').join('\n\n')),
      ...command('keywords', front.keywords),
    ].join('\n'),
  limits: { abstractWords: 250, source: 'AAS Journals, “Manuscript Preparation”' },
  bytewiseCapitals: true,
  authorYear: { and: { inBrackets: '&', inText: '&' }, beforeYear: ' ' },
  bibliographyStyle: 'aasjournal',
  styleNeeds: { year: true, key: true, yearLetters: true, fields: ['booktitle'] },
  typstPage: typstPage({
    paper: 'us-letter',
    columns: 2,
    margins: ['1.8cm', '2cm', '2.2cm'],
    size: 10,
    numbering: '1.1.',
  }),
};
