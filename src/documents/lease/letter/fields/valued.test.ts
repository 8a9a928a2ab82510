import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { decideField } from '../../extract/decide.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { canMean } from './field-words.ts';
import { valuedFields } from './valued.ts';

const read = (id: string, offer: string) => {
  const field = valuedFields.find((each) => each.id === id);
  if (field === undefined) throw new RangeError(`no field ${id} is placed`);
  const text = prepareText(caseDocument(offer));
  return decideField(field, { text, kind: 'loi', best: () => null }).values[0]?.value;
};

/** Offers in informal wording, with the values that the model assigns. */
const chat = `Deal points for the old bindery
Tenant: Quillon Letterworks LLC
Landlord: Bindery Street Holdings, LP
Where: 2214 Bindery Street, Suite 8
Size: 5,410 rsf
How long: 7 yrs
We start 1 May 2028
Options: two 5 year renewals, 9 months notice
Bumps: 3% a year
Nets est $6.25/sf
Allowance: $32.00 per RSF toward the build-out
Deposit: $14,500
Holdover: 150%
Please answer by 3 March 2028`;

const placed = [
  ['tenant', 'Quillon Letterworks LLC'],
  ['landlord', 'Bindery Street Holdings, LP'],
  ['premises_rsf', 5_410],
  ['term_months', 84],
  ['commencement_date', '2028-05-01'],
  ['escalation', '3%'],
  ['opex_estimate', 6.25],
  ['ti_allowance', 32],
  ['security_deposit', 14_500],
  ['holdover', '150%'],
  ['letter_expiration', '2028-03-03'],
] as const;

describe('values that the classifier assigns to a field', () => {
  test.each(placed)('%s is %s [D.106]', (field, value) => {
    expect(read(field, chat)).toEqual(value);
  });

  test('sentences fill in fields that need no figure', () => {
    const offer = `Dear Ms. Alder,
Parking is six stalls behind the shop, free for your customers.
One sign over the door and a panel on the pylon.
Before you move in the owner paints and puts in new carpet.`;
    expect(read('parking', offer)).toBe(6);
    expect(read('signage', offer)).toContain('panel on the pylon');
    expect(read('landlord_work', offer)).toContain('new carpet');
  });

  test('figures in other contexts fill in no field', () => {
    const offer = `Dear Ms. Alder,
It was a pleasure to see you at the fair, where 400 people came.
My cousin paid $3,200 for a boat in March, and it took her two years.`;
    for (const [field] of placed.filter(([id]) => id !== 'tenant' && id !== 'landlord'))
      expect([field, read(field, offer)]).toEqual([field, undefined]);
  });

  test('another building that someone considers is not the premises', () => {
    const offer = (words: string) => `Size: 5,410 rsf\nRate: $31 psf\n${words}`;
    expect(read('premises_address', offer('Premises at 200 State Street'))).toBe('200 State Street');
    expect(read('premises_address', offer('They are also touring 200 State Street on Thursday'))).toBeUndefined();
  });

  test('a notice window keeps its first and its last date', () => {
    expect(read('renewal_notice', 'Extension: one, 5 years at market, 12-15 mos. notice')).toBe('12-15 months');
    expect(read('renewal_notice', 'Extension: one, 5 years at market, 15 mos. notice')).toBe(15);
  });

  test('the word before a name tells which party it is', () => {
    const offer = 'Landlord Alder Tower Holdings LP, tenant Junction Actuaries, Inc.\nSize: 5,410 rsf';
    expect(String(read('tenant', offer) ?? '')).not.toContain('Alder');
    expect(String(read('landlord', offer) ?? '')).not.toContain('Junction');
  });

  test('if one party is known, the only other company is the other party', () => {
    const known = (offer: string) => {
      const field = valuedFields.find(({ id }) => id === 'landlord');
      const best = (id: string) => (id === 'tenant' ? ({ value: 'Junction Foods, Inc.' } as never) : null);
      const text = prepareText(caseDocument(offer));
      return field && decideField(field, { text, kind: 'loi', best }).values[0]?.value;
    };
    const offer = 'Junction Foods, Inc. would pay $3,000 a month.\nThe rent is paid to Alder Depot LLC on the first.';
    expect(known(offer)).toBe('Alder Depot LLC');
    expect(known(`${offer}\nThe rent is paid to Marlow Sites Ltd as well.`)).toBeUndefined();
    expect(known('Junction Foods, Inc. would pay $3,000 a month.')).toBeUndefined();
  });

  test('a figure without a currency in a line about money is read as an amount', () => {
    expect(read('security_deposit', 'security deposit 3400')).toBe(3_400);
  });

  test('a likely value needs no word of its field', () => {
    const line = 'CNC machining, tool repair, light assembly and storage of the same';
    expect(canMean('permitted_use', line)).toBe(false);
    expect(read('permitted_use', `Size: 5,410 rsf\n${line}`)).toBe(line);
  });

  test('a value that the line postpones is not reported', () => {
    expect(read('security_deposit', 'Deposit: $14,500 to be discussed')).toBeUndefined();
    expect(read('security_deposit', 'Deposit: $14,500')).toBe(14_500);
  });
});
