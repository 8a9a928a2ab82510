import { afterAll, describe, expect, test } from 'vitest';
import { cases, endDrafts, expectNoEffect, expectPrintedByTex, withoutTex } from './injected-drafts.ts';

afterAll(endDrafts);

test('forty injections are tested', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(40);
});

/** One of each kind of those in the text; injections.long.test.ts tests all of them. */
const kinds = [
  'a plain order',
  'a closed data block',
  'a shell',
  'math',
  'a closed block',
  'Markdown',
  'signs without width',
];

describe('an injection changes only the page that it is on', () => {
  test.each(cases.filter(({ name, place }) => place !== undefined || kinds.includes(name)))(
    '$name [D.49]',
    expectNoEffect,
  );
});

test.skipIf(withoutTex !== '')(`TeX prints all TeX injections as text${withoutTex}`, async () => {
  const latex = cases.filter(
    ({ place, attack }) => place === undefined && attack.length < 300 && !/[^ -~]/.test(attack),
  );
  expect(latex.length).toBeGreaterThan(20);
  await expectPrintedByTex(latex);
});
