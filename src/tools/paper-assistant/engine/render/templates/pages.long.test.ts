import { describe, test } from 'vitest';
import { classesMissing } from '../../../../../../tests/support/compile-latex.ts';
import { expectGoodPages } from '../../../../../../tests/support/expect-good-pages.ts';
import { difficultManuscript } from '../testing/page-manuscript.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { templates } from './find-template.ts';

const skipped = await classesMissing();

describe.skipIf(skipped !== '').each([
  ['a plain draft', sampleManuscript],
  ['a draft with a long title and nine authors', difficultManuscript],
])(`the pages of %s${skipped}`, (_, manuscript) => {
  test.each(templates.map(({ id }) => id))(
    'in %s show no option, placeholder or default header, and nothing beyond the margin [D.129]',
    { timeout: 120_000 },
    (template) => expectGoodPages({ ...manuscript, template }),
  );
});
