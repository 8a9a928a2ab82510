import { describe, test } from 'vitest';
import { classesMissing } from '../../../../../../tests/support/compile-latex.ts';
import { expectGoodPages } from '../../../../../../tests/support/expect-good-pages.ts';
import { difficultManuscript } from '../testing/page-manuscript.ts';

const skipped = await classesMissing();

/** A template with its own layout of authors, and one with a title page; pages.long.test.ts covers all templates. */
describe.skipIf(skipped !== '')(`the pages of a draft with a long title and nine authors${skipped}`, () => {
  test.each(['acmart', 'apa7'] as const)(
    'in %s show no option, placeholder or default header, and nothing beyond the margin [D.129]',
    { timeout: 120_000 },
    (template) => expectGoodPages({ ...difficultManuscript, template }),
  );
});
