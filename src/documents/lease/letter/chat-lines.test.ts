import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { chatLines, chatMarks } from './chat-lines.ts';
import { decideLetter } from './decide-letter.ts';

const stamped = `[14/02/2027, 09:12] Amit: is the unit free?
[14/02/2027, 09:15] Colin: yes, 1,900 sq ft, £900 a month
[14/02/2027, 09:31] Colin: 2 yr lease
[14/02/2027, 09:40] Amit: company is Oakmere Furniture Ltd`;

const named = `Ray: is bay 6 open
Kathy: yep
Ray: how much
Kathy: $2,150 a month
Ray: 1900
Kathy: 2000`;

const speakers = (words: string) => chatLines(prepareText(caseDocument(words))).map(({ speaker }) => speaker);

test('the lines of a chat begin with a time and a name, or with one of two names that alternate', () => {
  expect(speakers(stamped)).toEqual(['amit', 'colin', 'colin', 'amit']);
  expect(speakers(named)).toEqual(['ray', 'kathy', 'ray', 'kathy', 'ray', 'kathy']);
});

test('lines that begin with labels of terms, or with one person’s name only, are not a chat', () => {
  expect(speakers('Rent: $1\nTerm: 2 years\nRent: $2\nTerm: 3 years\nRent: $3\nTerm: 4 years')).toEqual([]);
  const mails = 'From: Jo\nSubject: 62 Mercer\nPete, see below.\n'.repeat(3);
  expect(speakers(mails)).toEqual([]);
  expect(speakers(mails.replaceAll('From', 'Jo').replaceAll('Subject', 'Pete'))).toHaveLength(6);
  expect(speakers('Kathy: one\nKathy: two\nKathy: three')).toEqual([]);
  expect(speakers(stamped.replaceAll('Amit', 'Colin'))).toEqual([]);
});

test('times and names in a chat are not read as part of the offer, but the first time gives the date of the chat', () => {
  const text = prepareText(caseDocument(stamped));
  expect(chatMarks(text)).toHaveLength(3);
  const { decisions } = decideLetter(text);
  expect(decisions.get('agreement_date')?.values[0]?.value).toBe('2027-02-14');
  expect(decisions.get('term_months')?.values[0]?.value).toBe(24);
});
