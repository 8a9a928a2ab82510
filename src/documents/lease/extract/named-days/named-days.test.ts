import { expect, test } from 'vitest';
import { caseDocument } from '../../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../../rules/case-suite.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { dayExclusions } from './day-exclusions.ts';
import { namedDayCases } from './named-days.cases.ts';
import { dayRules, namedDays } from './named-days.ts';

const parts = [...dayRules, ...dayExclusions].map(({ name }) => name);

const suite: CaseSuite = {
  name: 'named days',
  parts,
  missing: () =>
    parts.filter((name) => !namedDayCases.some(({ by }) => by === name)).map((name) => `“${name}” has no case`),
  examples: namedDayCases.map(({ by, text, days, given = {} }) => ({
    by,
    check(off) {
      const got = namedDays(prepareText(caseDocument(text)), given, off).map(
        ({ label, date, state }) => `${label}: ${date}${state === 'check' ? ' (check)' : ''}`,
      );
      return JSON.stringify(got) === JSON.stringify(days)
        ? []
        : [{ text, expected: days.join(' | '), got: got.join(' | ') }];
    },
  })),
};

test('dates that a lease names or sets as a limit are read, and no part of a rule can be deleted unnoticed [D.102]', () => {
  expect(suite.missing()).toEqual([]);
  expect(failuresOf(suite)).toEqual([]);
  expect(unnoticedParts(suite)).toEqual([]);
});
