import { describe, test } from 'vitest';
import { findLatex } from '#server/adapters/typeset/latex.ts';
import { xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { expectBibliography, manuscriptsWithLibrary } from '../../../../../tests/support/expect-bibliography.ts';
import { latexProgram } from './latex.ts';

const noXelatex = await xelatexMissing();
const noLatex = (await findLatex()) === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

// bibliography.long.test.ts covers every template.
describe.each(manuscriptsWithLibrary)('a list of references in %s', (letters, manuscript) => {
  const missing = latexProgram(manuscript) === 'XeLaTeX' ? noXelatex : noLatex;
  test
    .skipIf(missing !== '')
    .each(letters === 'Latin letters' ? (['article', 'elsarticle'] as const) : (['elsarticle'] as const))(
    `as %s compiles with the bundled list and with BibTeX [D.124] [D.116] [D.129]${missing}`,
    { timeout: 240_000 },
    (template) => expectBibliography({ ...manuscript, template }),
  );
});
