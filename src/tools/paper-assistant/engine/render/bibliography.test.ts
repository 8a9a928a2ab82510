import { test } from 'vitest';
import { findLatex } from '#server/adapters/typeset/latex.ts';
import { expectBibliography, manuscriptsWithLibrary } from '../../../../../tests/support/expect-bibliography.ts';

const skipped = (await findLatex()) === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

// bibliography.long.test.ts covers every template and references in other scripts.
test.skipIf(skipped !== '')(
  `a list of references compiles as elsarticle with the bundled list and with BibTeX [D.124] [D.116] [D.129]${skipped}`,
  { timeout: 240_000 },
  async () => {
    const [, manuscript] = manuscriptsWithLibrary.find(([letters]) => letters === 'Latin letters') ?? [];
    if (manuscript === undefined) throw new Error('there is no such manuscript');
    await expectBibliography({ ...manuscript, template: 'elsarticle' });
  },
);
