import { describe, test } from 'vitest';
import { findLatex } from '#server/adapters/typeset/latex.ts';
import { expectGoodPages } from '../../../../../../tests/support/expect-good-pages.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { templates } from './find-template.ts';

const latex = await findLatex();
const skipped = latex === null ? ' (skipped: no latexmk and pdflatex on PATH)' : '';

describe.skipIf(latex === null)(`the pages of a plain draft${skipped}`, () => {
  test.each(templates.map(({ id }) => id))(
    'as %s print no option, placeholder or default head, and nothing beyond the margin [D.129]',
    { timeout: 120_000 },
    (template) => expectGoodPages({ ...sampleManuscript, template }),
  );
});
