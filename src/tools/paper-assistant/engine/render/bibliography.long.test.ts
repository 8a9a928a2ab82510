import { describe, test } from 'vitest';
import { classesMissing, xelatexMissing } from '../../../../../tests/support/compile-latex.ts';
import { expectBibliography, manuscriptsWithLibrary } from '../../../../../tests/support/expect-bibliography.ts';
import { latexProgram } from './latex.ts';
import { templates } from './templates/find-template.ts';

const noXelatex = await xelatexMissing();
const noClasses = await classesMissing();

describe.each(manuscriptsWithLibrary)('a list of references in %s', (_, manuscript) => {
  const missing = latexProgram(manuscript) === 'XeLaTeX' ? noXelatex : noClasses;
  test.skipIf(missing !== '').each(templates.map(({ id }) => id))(
    `as %s compiles with the bundled list and with BibTeX [D.124] [D.116] [D.129]${missing}`,
    { timeout: 240_000 },
    (template) => expectBibliography({ ...manuscript, template }),
  );
});
