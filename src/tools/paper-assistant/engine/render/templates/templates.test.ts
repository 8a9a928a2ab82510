import { afterAll, describe, expect, test } from 'vitest';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { templates as offered } from '#tools/paper-assistant/tool.ts';
import { classesMissing } from '../../../../../../tests/support/compile-latex.ts';
import {
  expectEverySentenceOnce,
  expectTemplate,
  sampleFigures,
} from '../../../../../../tests/support/expect-template.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { sampleManuscript } from '../testing/sample-manuscript.ts';
import { renderTypst } from '../typst.ts';
import { templates } from './find-template.ts';

const typesetter = await createTypesetter();
afterAll(() => typesetter.close());
const skipped = await classesMissing();
const ids = templates.map(({ id }) => id);

test('the panel offers every template, and nothing else', () => {
  expect([...offered].sort()).toEqual([...ids].sort());
});

test.each(ids)('%s is typeset by Typst with every sentence once', async (template) => {
  const sample = { ...sampleManuscript, template };
  const { pdf } = await typesetter.typst({ main: 'main.typ', files: { ...renderTypst(sample), ...sampleFigures } });
  expectEverySentenceOnce(await pdfText(pdf));
});

// A class of one column, one of two, and one with numbered authors; templates.long.test.ts covers all.
describe.skipIf(skipped !== '')(`with TeX${skipped}`, () => {
  test.each(['article', 'ieee-conference', 'revtex'] as const)(
    '%s compiles with its class at the first try, without Type 3 fonts and without false statements',
    { timeout: 120_000 },
    (template) => expectTemplate(template, typesetter),
  );
});
