import { afterAll, describe, test } from 'vitest';
import { cases, endDrafts, expectNoEffect } from './injected-drafts.ts';

afterAll(endDrafts);

describe('an injection in the text changes only the page that it is on', () => {
  test.each(cases.filter(({ place }) => place === undefined))('$name [D.49]', expectNoEffect);
});
