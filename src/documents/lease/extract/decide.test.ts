import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideField } from './decide.ts';
import { phraseEvidence } from './evidence.ts';
import { defineField, type Field } from './field.ts';
import { tenant } from './fields/parties/tenant.ts';
import { readAmounts } from './readers.ts';

const lease = `LEASE
THIS LEASE is made between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).
`;
const signed = 'IN WITNESS WHEREOF, the parties have signed.\n';

const field = (id: string, topics: Field['topics']) =>
  defineField({
    id,
    label: id,
    group: 'Work',
    lookedFor: id,
    topics,
    evidence: [
      phraseEvidence('allowance', ['allowance'], /allowance of (\$[\d,]+)/dgi, readAmounts, { kind: 'definedTerm' }),
    ],
  });

const decide = (text: string, topics: Field['topics'] = ['work'], id = 'ti_allowance') => {
  const prepared = prepareText(caseDocument(text));
  return decideField(field(id, topics), { text: prepared, kind: 'lease', best: () => null }).values[0];
};

describe('the position of a value decides how certain it is [D.100]', () => {
  test('a value in the lease itself is found', () => {
    expect(decide(`${lease}Landlord pays an allowance of $40,000.`)).toMatchObject({ value: 40000, state: 'found' });
  });

  test('a value in an exhibit must be checked, unless the exhibit is about that field', () => {
    const workLetter = `${lease}${signed}EXHIBIT B\nTENANT WORK LETTER\nLandlord pays an allowance of $40,000.`;
    expect(decide(workLetter)).toMatchObject({ state: 'found' });
    expect(decide(workLetter, ['parking'])).toMatchObject({ state: 'check', reason: 'This is stated in an exhibit.' });
  });

  test('a value under the heading of an option, or for a later term, is not the current value', () => {
    expect(decide(`${lease}OPTION TO RENEW\nLandlord pays an allowance of $40,000.`)).toBeUndefined();
    expect(decide(`${lease}During the Extension Term Landlord pays an allowance of $40,000.`)).toBeUndefined();
    expect(decide(`${lease}OPTION TO RENEW\nLandlord pays an allowance of $40,000.`, ['renewal'])).toMatchObject({
      state: 'found',
    });
  });

  test('a value must be checked if a later amendment states another one', () => {
    const amended = `${lease}Landlord pays an allowance of $40,000.\n${signed}FIRST AMENDMENT TO LEASE\nTHIS FIRST AMENDMENT TO LEASE is made on May 1, 2024.\nLandlord pays an allowance of $55,000.`;
    expect(decide(amended)).toMatchObject({
      value: 40000,
      state: 'check',
      reason: 'First Amendment to Lease says “$55,000.00” (page 1).',
    });
    // Its own date does not change the result.
    expect(decide(amended, ['work'], 'agreement_date')).toMatchObject({ value: 40000, state: 'found' });
  });
});

test('the term of a master lease does not apply to the sublease before it, but its obligations may [D.100]', () => {
  const text = `AGREEMENT OF SUBLEASE\nAlder LLC subleases the floor to Birch Inc. and pays no allowance.\n${signed}SCHEDULE 1 PRIME LEASE\nLandlord pays an allowance of $40,000.`;
  const prepared = prepareText(caseDocument(text));
  const of = (group: Field['group']) =>
    decideField({ ...field('x', ['work']), group }, { text: prepared, kind: 'sublease', best: () => null }).values;
  expect(of('Options')).toEqual([]);
  expect(of('Repairs')).toMatchObject([{ state: 'check' }]);
});

test('a value with letters printed in place of digits must be checked, and its quote stays as printed [D.95]', () => {
  const prepared = prepareText(caseDocument(`${lease}Landlord pays an allowance of $4O,OOO.`));
  const [value] = decideField(field('x', ['work']), { text: prepared, kind: 'lease', best: () => null }).values;
  expect(value).toMatchObject({ value: 40000, state: 'check' });
  expect(value && prepared.quote(value.span).text).toContain('$4O,OOO');
});

test.each([
  ['as the opening writes it', 'Birch Pallet Company', 'Birch Pallet Company'],
  ['in capitals where it has no other form', 'BIRCH PALLET COMPANY', 'BIRCH PALLET COMPANY'],
])('a name in capitals above the signature is shown %s', (_how, opening, shown) => {
  const text = `LEASE\nTHIS LEASE is made this day by and between Alder Holdings, L.P., a Texas limited partnership (hereinafter called “Lessor”), and ${opening}, a Texas corporation (hereinafter called “Lessee”).\n1. TERM. The term is five years.\nLESSOR: ALDER HOLDINGS, L.P.\nLESSEE: BIRCH PALLET COMPANY`;
  const prepared = prepareText(caseDocument(text));
  const { values } = decideField(tenant, { text: prepared, kind: 'lease', best: () => null });
  expect(values[0]).toMatchObject({ shown, state: 'found' });
});
