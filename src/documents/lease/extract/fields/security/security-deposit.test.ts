import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../../prepare/lease-text.ts';
import { decideField } from '../../decide.ts';
import { securityDeposit } from './security-deposit.ts';

const noteOf = (text: string) =>
  decideField(securityDeposit, {
    text: prepareText(caseDocument(text)),
    kind: 'lease',
    best: () => null,
  }).values.map(({ value, note }) => [value, note]);

test.each([
  [
    '5. DEPOSIT. The Tenant shall deposit $28,875.00, to be applied as to $14,437.50 to the first month’s Basic Rent and Additional Rent and the balance to be held without interest as security.',
    28_875,
    '$14,437.50 of it is prepaid rent, not security.',
  ],
  [
    '(k) Deposit: $15,932.29 plus HST, of which $7,966.15 shall be applied to the first month’s Minimum Rent and $7,966.14 held as security',
    15_932.29,
    '$7,966.15 of it is prepaid rent, not security.',
  ],
  [
    '3.4 Deposit. The Landlord acknowledges receipt of the sum of $55,400.00, of which $22,400.00 shall be applied to the first month’s Rent and the balance of $33,000.00 shall be held without interest as security for the Tenant’s covenants.',
    33_000,
    '$55,400.00 is paid in all; $22,400.00 of it is prepaid rent.',
  ],
  [
    '1.10 Deposit: $24,500.00, applied to the last month of the Term, plus applicable taxes',
    24_500,
    'The document applies it to rent.',
  ],
  ['Security Deposit: $5,000.00, which may be applied to any default of Tenant', 5_000, undefined],
])('a deposit of which rent is paid is shown with that part: %s', (text, value, note) => {
  expect(noteOf(text)).toEqual([[value, note]]);
});
