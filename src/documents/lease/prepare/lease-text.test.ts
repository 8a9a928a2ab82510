import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText, sentencesOf } from './lease-text.ts';
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

test('an abbreviation or a number ends a sentence before words that begin another one', () => {
  const sentences = (words: string) => {
    const [block] = prepareText(caseDocument(words)).blocks;
    return block === undefined
      ? []
      : sentencesOf(block).map(({ start, end }) => words.slice(start - block.start, end - block.start));
  };
  expect(sentences('Tenant shall stay open until 9:00 p.m. This Section is hereby deleted.')).toHaveLength(2);
  expect(
    sentences('It is cross-defaulted with the lease of Unit 7. Notwithstanding Section 3, it is void.'),
  ).toHaveLength(2);
  expect(sentences('Tenant shall stay open until 9:00 p.m. Eastern Time on each day.')).toHaveLength(1);
  expect(sentences('7. This Lease is made by Alder Owner Co. and Birch Inc. Holdings.')).toHaveLength(1);
});
