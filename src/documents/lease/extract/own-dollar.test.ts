import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideFields } from './collect-facts.ts';
import { plainDollar } from './rent/dollar.ts';

const shownIn = (text: string) => {
  const prepared = prepareText(caseDocument(text));
  const decisions = decideFields(prepared, { kind: 'lease', evidence: null } as never);
  return ['security_deposit', 'insurance_liability'].map(
    (id) => decisions.get(id as 'security_deposit')?.values[0]?.shown ?? null,
  );
};

const terms =
  'DEPOSIT\nSecurity Deposit: $28,875.00\nINSURANCE\nThe Tenant shall carry commercial general liability insurance of not less than $5,000,000 per occurrence.';

test('amounts with a plain dollar sign are shown in the dollar of the document', () => {
  expect(shownIn(`The Premises are in Calgary, Alberta. The law of Alberta, Canada applies.\n${terms}`)).toEqual([
    'C$28,875.00',
    'C$5,000,000 per occurrence',
  ]);
  expect(shownIn(`The Premises are in Boise, Idaho.\n${terms}`)).toEqual(['$28,875.00', '$5,000,000 per occurrence']);
});

test('an amount with its own currency keeps it', () => {
  const [deposit] = shownIn(
    'The Premises are in Calgary, Alberta. The law of Alberta, Canada applies.\nDEPOSIT\nSecurity Deposit: US$28,875.00',
  );
  expect(deposit).toBe('$28,875.00');
});

test.each([
  ['Kelowna, British Columbia; Toronto, Ontario; Halifax, Nova Scotia', 'CAD'],
  ['Yarra Nominees Pty Ltd (ACN 006 412 997) of Melbourne VIC 3000; Finch Pty Ltd (ACN 651 880 203)', 'AUD'],
  ['Kallang Holdings Pte. Ltd. of Singapore 079903, UEN 199804417K', 'SGD'],
  ['a building in Ontario, California; the Internal Revenue Code of the United States; Ontario; Ontario', 'USD'],
  ['Wellington Street', 'USD'],
])('the places of “%s” make a plain dollar %s', (text, currency) => {
  expect(plainDollar(text)).toBe(currency);
});
