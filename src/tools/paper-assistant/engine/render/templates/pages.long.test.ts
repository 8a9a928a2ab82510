import { describe, test } from 'vitest';
import { classesMissing } from '../../../../../../tests/support/compile-latex.ts';
import { expectGoodPages } from '../../../../../../tests/support/expect-good-pages.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { templates } from './find-template.ts';

const skipped = await classesMissing();

describe.skipIf(skipped !== '')(`the pages of a plain draft${skipped}`, () => {
  test.each(templates.map(({ id }) => id))(
    'in %s show no option, placeholder or default header, and nothing beyond the margin [D.129]',
    { timeout: 120_000 },
    (template) => expectGoodPages({ ...sampleManuscript, template }),
  );
});
