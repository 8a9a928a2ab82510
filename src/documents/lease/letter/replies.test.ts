import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideLetter } from './decide-letter.ts';
import { repliesIn } from './replies.ts';

const decided = (words: string) => decideLetter(prepareText(caseDocument(words))).decisions;
const repliesTo = (words: string) =>
  [...repliesIn(prepareText(caseDocument(words))).values()].map(({ asked, block }) => [asked.text, block.text]);

const inCapitals = `From: Priya Raman
Sent: 5/12/2027
See below in caps.
> On May 10, 2027, Cole Abernathy wrote:
> Term: 62 months
>   65 MONTHS
> Free rent: 4 months
>   NO
> Base year: 2027
>   2028
> Parking: 4 per 1,000
>   OK
> Security deposit: two months
>   ONE MONTH`;

const unquoted = `> 1. Term: 10 years
Agreed.
> 2. TI of $60/sf
$50, half at permit, half at opening.
> 3. Security deposit: none
$8,400`;

const bySide = `Term: 5 years
LL: 7 years
Base rent: $21.00
LL: $22.50 NNN
Parking: 12 stalls
LL: OK`;

test('answers below the terms of a quoted message replace what it asked for, unless they accept it', () => {
  const values = decided(inCapitals);
  expect(values.get('term_months')?.values[0]).toMatchObject({ value: 65, state: 'found' });
  expect(values.get('base_year')?.values[0]?.value).toBe('2028');
  expect(values.get('free_rent')?.values[0]?.value).toBe(0);
  expect(values.get('parking')?.values[0]?.value).toBe('4 per 1,000');
  expect(decided(unquoted).get('term_months')?.values[0]?.value).toBe(120);
  expect(decided(unquoted).get('ti_allowance')?.values[0]?.value).toBe(50);
  expect(decided(unquoted).get('security_deposit')?.values[0]?.value).toBe(8400);
  expect(decided(bySide).get('term_months')?.values[0]?.value).toBe(84);
});

test('two such lines, headings in capitals and the sides of one term are not answers', () => {
  expect(repliesTo('> Term: 5 years\n7 years\n> Rent: $20\n$21')).toEqual([]);
  expect(repliesTo('Tenant: Dell Co.\nTHE SPACE\nSize: 4,000 sf\nMONEY\nRent: $4,000\nOTHER POINTS')).toEqual([]);
  expect(repliesTo('Repairs: as follows\nTenant: interior\nLandlord: roof\nTaxes: net\nTenant: its share')).toEqual([]);
  const many = Array.from({ length: 8 }, (_, at) => `Point ${'abcdefgh'[at]}: as usual`).join('\n');
  expect(repliesTo(`Term: 5 years\nLL: 7 years\n${many}\nRent: $20\nLL: $21\nFee: 4%\nLL: 5%`)).toEqual([]);
});
