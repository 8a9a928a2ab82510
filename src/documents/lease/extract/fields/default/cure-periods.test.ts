import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../../prepare/lease-text.ts';
import { decideField } from '../../decide.ts';
import { defaultMonetaryCure } from './default-monetary-cure.ts';

const shownFor = (text: string) =>
  decideField(defaultMonetaryCure, {
    text: prepareText(caseDocument(`DEFAULT\n${text}`)),
    kind: 'lease',
    best: () => null,
  }).values.map(({ shown }) => shown);

test.each([
  [
    'Tenant is in default if it fails to pay rent within five (5) days after notice that it is due.',
    '5 days after notice',
  ],
  [
    'Tenant is in default if it fails to pay rent within five (5) days after it is due, no notice being required.',
    '5 days',
  ],
  [
    'Tenant is in default if it fails to pay rent within five (5) days after it is due, without notice or demand.',
    '5 days',
  ],
  [
    'The Landlord may re-enter if the Rent is unpaid for 14 days whether or not demanded, if the Tenant fails to remedy another breach within 21 days after written notice, or if an insolvency event occurs.',
    '14 days',
  ],
  [
    'If Rent is unpaid for five (5) days after it falls due, or any other default continues for ten (10) days after notice, the Landlord may re-enter.',
    '5 days',
  ],
])('a cure period starts with a notice only if the clause mentions one: %s', (text, shown) => {
  expect(shownFor(text)).toEqual([shown]);
});
