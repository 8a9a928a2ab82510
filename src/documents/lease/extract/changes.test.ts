import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { changeExclusions, changeRules } from './change-rules.ts';
import { type ChangeCase, changeCases } from './changes.cases.ts';
import { changesOf } from './changes.ts';

const title = `FIRST AMENDMENT TO LEASE
THIS FIRST AMENDMENT TO LEASE is made as of April 5, 2020, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).
`;

function differences(each: ChangeCase, off: string | null) {
  const changes = changesOf(prepareText(caseDocument(`${title}${each.text}`)), off);
  const got = changes.map(({ label, old = '', new: now }) => [label, old, now]);
  const isRight =
    JSON.stringify(got) === JSON.stringify(each.changes) &&
    (each.state === undefined || changes.every(({ state }) => state === each.state));
  return isRight ? [] : [{ text: each.text, expected: JSON.stringify(each.changes), got: JSON.stringify(got) }];
}

const parts = [...changeRules, ...changeExclusions].map(({ name }) => name);
const suite: CaseSuite = {
  name: 'changes',
  parts,
  missing: () =>
    parts.filter((name) => !changeCases.some(({ by }) => by === name)).map((name) => `“${name}” has no case`),
  examples: changeCases.map((each) => ({ by: each.by, check: (off) => differences(each, off) })),
};

describe('changes of an amendment [D.100] [D.104]', () => {
  test('every case gives the expected old and new values', () => {
    expect(failuresOf(suite)).toEqual([]);
  });

  test('each rule and exclusion has a case and cannot be deleted unnoticed', () => {
    expect(suite.missing()).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });

  test('a lease without amendments has no changes, and amendments that follow it are read', () => {
    const lease = `LEASE\nTHIS LEASE is made between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).\nThe Term shall be extended through May 1, 2031.\nIN WITNESS WHEREOF, the parties have signed.\n`;
    expect(changesOf(prepareText(caseDocument(lease)))).toEqual([]);
    const both = `${lease}${title}The Term is hereby extended through May 31, 2036.`;
    expect(changesOf(prepareText(caseDocument(both)))).toMatchObject([
      { label: 'Expiration date', field: 'expiration_date', new: 'May 31, 2036', state: 'found', page: 1 },
    ]);
  });
});
