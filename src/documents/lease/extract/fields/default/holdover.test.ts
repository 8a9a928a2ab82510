import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../../prepare/lease-text.ts';
import { decideField } from '../../decide.ts';
import { holdover } from './holdover.ts';

const shownFor = (text: string) =>
  decideField(holdover, {
    text: prepareText(caseDocument(`HOLDING OVER\n${text}`)),
    kind: 'lease',
    best: () => null,
  }).values.flatMap(({ value, shown }) => (value === shown ? [shown] : [value, shown]));

test.each([
  [
    'If Tenant holds over, Rent shall be payable at a daily rate equal to the product of (i) the daily Rent applicable during the last rental period of the Lease Term under this Lease, and (ii) a percentage equal to 150% during the first two (2) months immediately following the expiration or earlier termination of the Lease Term, and 200% thereafter.',
    '150%, then 200%',
  ],
  [
    'If Tenant holds over, it shall pay 150% of the monthly Base Rent for the first thirty (30) days. If Tenant holds over for more than thirty (30) days, it shall pay 200% of the monthly Base Rent.',
    '150%, then 200%',
  ],
  [
    'If Tenant holds over, the rental payable for each month shall equal one hundred fifty percent (150%) of the Base Rent payable for the final Lease Year of the Term for the first sixty (60) days, and two hundred percent (200%) of the Base Rent payable for the final Lease Year of the Term thereafter.',
    '150%, then 200%',
  ],
  [
    'If the Tenant remains in possession with the consent of the Landlord it is a monthly tenant at Basic Rent equal to 150% of that of the last month; without consent, 200%.',
    '150% with the landlord’s consent, 200% without it',
  ],
  [
    'If Tenant holds over with Landlord’s written consent, it shall pay 110% of the Rent, and if without such consent, 150% of the Rent.',
    '110% with the landlord’s consent, 150% without it',
  ],
  [
    'If Tenant holds over, Tenant shall pay per month for the first month one and one-half (1½) times, for the second month one and three-quarters (1¾) times, and thereafter two (2) times the Fixed Rent payable for the last month of the Term.',
    '150%, then 175%, then 200%',
  ],
  ['If Tenant holds over, it shall pay 150% of the monthly Base Rent.', '150%'],
  ['If Tenant holds over, it shall pay the greater of 150% of the Base Rent and 125% of the fair market rent.', '150%'],
])('a rate that rises over time is shown with its second step: %s', (text, shown) => {
  expect(shownFor(text)).toEqual([shown]);
});
