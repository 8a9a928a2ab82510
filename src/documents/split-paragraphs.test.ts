import { expect, test } from 'vitest';
import { caseDocument } from './rules/case-document.ts';

const filler = 'Tenant shall keep the Premises clean and in good order at all times during the Term. '.repeat(12);

test('a paragraph with several numbered sections is split at their numbers, and its text stays unchanged', () => {
  const text = `OFFICE LEASE THIS LEASE is made today. 1 . PREMISES . ${filler}2. TERM. ${filler}Section 3.1 The rent is due. (B) Base Rental is payable in advance.`;
  const document = caseDocument(text);
  expect(document.paragraphs.map(({ start, end }) => document.text.slice(start, end).slice(0, 14).trim())).toEqual([
    'OFFICE LEASE T',
    '1 . PREMISES .',
    '2. TERM. Tenan',
    'Section 3.1 Th',
    '(B) Base Renta',
  ]);
  expect(document.text).toBe(text);
  expect(document.clauses.map(({ label }) => label)).toContain('Section 2');
});

test.each([
  ['short paragraphs', '1. TERM. The term is five years. 2. RENT. The rent is due monthly.'],
  ['long ones without numbers of their own', filler.repeat(3)],
  [
    'references to sections within a sentence',
    `${filler.repeat(3)}as provided in Section 4.2 and ARTICLE IV of this Lease.`,
  ],
])('%s are not split', (_, text) => {
  expect(caseDocument(text).paragraphs).toHaveLength(1);
});
