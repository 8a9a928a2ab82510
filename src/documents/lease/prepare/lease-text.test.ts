import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from './lease-text.ts';
import { passageOf } from './passage.ts';

test('a quote begins and ends with a whole word', () => {
  const text = prepareText(caseDocument('Fixed Rent applicable to the Additional Premises increases.'));
  const quoted = (from: string, to: string) => {
    const whole = text.document.text;
    return text.quote({ start: whole.indexOf(from), end: whole.indexOf(to) + to.length }).text;
  };
  expect(quoted('cable to', 'Additio')).toBe('applicable to the Additional');
  expect(quoted('the Additional', 'Premises')).toBe('the Additional Premises');
});

const signed = 'IN WITNESS WHEREOF, the parties have executed this document.\nBy: /s/ A. Alder';
const office = `OFFICE LEASE
THIS OFFICE LEASE is made as of May 1, 2020, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).
1. Premises. Landlord leases to Tenant Suite 200 of the building at 1 Main Street for five years, beginning on June 1, 2020.
2. Rent. Tenant shall pay rent of $4,000 per month in advance on the first day of each month of the term.
${signed}`;
const amendment = `FIRST AMENDMENT TO LEASE
THIS FIRST AMENDMENT TO LEASE is made as of March 4, 2024, between Alder Owner LLC and Birch Inc.
1. Parking. Tenant may use twelve spaces.
${signed}`;

test('a place outside the operative instrument names its instrument, and not an exhibit of the lease before it [D.100]', () => {
  const placeIn = (file: string, words: string) => {
    const text = prepareText(caseDocument(file));
    const start = text.document.text.indexOf(words);
    return passageOf(text.quote({ start, end: start + words.length })).clause;
  };
  const withRules = `${office}\nEXHIBIT C\nRULES AND REGULATIONS\n1. Sidewalks shall not be obstructed by anyone.\n${amendment}`;
  expect(placeIn(withRules, 'rent of $4,000')).toBe('Section 2');
  expect(placeIn(withRules, 'Sidewalks')).toBe('Exhibit C, Section 1');
  expect(placeIn(withRules, 'twelve spaces')).toBe('First Amendment to Lease, Section 1');
  // An instrument that is itself the exhibit is cited as such.
  expect(placeIn(`${office}\nEXHIBIT D\n${amendment}`, 'twelve spaces')).toBe('Exhibit D, Section 1');
  expect(placeIn(amendment, 'twelve spaces')).toBe('Section 1');
});
