import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { decideField } from '../../extract/decide.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { learnedFields } from './learned.ts';

/** By field: a sentence in informal wording, and the value read from it. */
const cases: readonly (readonly [field: string, sentence: string, value: unknown])[] = [
  ['landlord', 'The building belongs to Alder Court Holdings LLC, which also manages it.', 'Alder Court Holdings LLC'],
  ['tenant', 'The company that will sign the lease and occupy the space is Birch Optics Inc.', 'Birch Optics Inc.'],
  ['guarantor', 'Maria Teal personally guarantees the rent for two years.', expect.stringContaining('Maria Teal')],
  ['brokers', 'Cedar Realty Inc. gets its four percent commission from the owner.', 'Cedar Realty Inc.'],
  ['delivery_date', 'We hand you the keys and vacant possession on March 3, 2027.', '2027-03-03'],
  ['lease_structure', 'Rent is triple net, with taxes, insurance and common area costs on top.', 'NNN'],
  ['assignment', 'You can sublet or assign with our consent, which we will not unreasonably hold back.', 'reasonable'],
  ['commencement_date', 'We start on 1 May 2027.', '2027-05-01'],
  ['premises_rsf', 'The suite measures 4,250 rentable square feet.', 4250],
  ['security_deposit', 'We hold $9,000 of yours as a security deposit until you leave.', 9000],
  ['free_rent', 'The first 4 months are free of base rent.', 4],
  ['escalation', 'The rent goes up 3% every year on the anniversary.', '3%'],
  ['opex_cap', 'Controllable expenses will not rise more than 5% in any year.', '5%'],
  ['opex_estimate', 'Operating expenses are estimated at $7.40 a foot for this year.', 7.4],
  ['base_year', 'Your base year for expenses and taxes is 2027.', 2027],
  ['ti_allowance', 'The owner contributes $45.00 per square foot as an allowance to your build-out.', 45],
  ['holdover', 'If you hold over past the end, rent is 150% of the last month.', '150%'],
  ['insurance_liability', 'You carry $2,000,000 of liability insurance and name us on the policy.', 2_000_000],
  ...(
    [
      ['termination_option', 'You can end the lease after year three with six months’ notice and a fee.'],
      ['rofo_rofr', 'You have the first right to the suite next door when it becomes available.'],
      ['relocation', 'The owner may not move you to other space during the term.'],
      ['casualty', 'If a fire closes the store for more than 180 days either side may end the lease.'],
      ['parking', 'You get six reserved stalls in the garage at no charge.'],
      ['signage', 'One sign on the pylon and one over your door, at your cost.'],
      ['utilities', 'Electricity is submetered and heating and cooling run from 7 to 6 on weekdays.'],
      ['condition', 'The space is delivered as-is and broom clean.'],
    ] as const
  ).map(([field, sentence]) => [field, sentence, sentence] as const),
];

const read = (id: string, sentence: string, known: Readonly<Record<string, string>> = {}) => {
  const text = prepareText(caseDocument(`Dear Ms. Alder,\n${sentence}\nRegards,\nB. Birch`));
  const field = learnedFields.find((each) => each.id === id);
  if (field === undefined) throw new RangeError(`no field ${id} is learned`);
  const best = (other: string) => (known[other] === undefined ? null : ({ value: known[other] } as never));
  return decideField(field, { text, kind: 'loi', best }).values[0]?.value;
};

describe('values in sentences that the model finds', () => {
  test.each(cases)('%s is read in: %s', (field, sentence, value) => {
    expect(read(field, sentence)).toEqual(value);
  });

  test('every learned field has a case', () => {
    expect(cases.map(([field]) => field).sort()).toEqual(learnedFields.map(({ id }) => id).sort());
  });

  test.each(cases)('%s is not read from a sentence that asks for it', (field, sentence) => {
    expect(read(field, `Could it be that: ${sentence.replace(/\.$/, '')}?`)).toBeUndefined();
  });

  test.each(cases)('%s is not read from a sentence about another topic', (field) => {
    expect(read(field, 'It was a pleasure to meet you and your family on Thursday, May 6, 2027.')).toBeUndefined();
  });

  test.each([
    'We bring a banker’s guarantee of $40,000.',
    'Nobody guarantees the rent.',
    'The minimum annual guarantee is $31,200.',
  ])('nobody guarantees the lease in: %s', (sentence) => {
    expect(read('guarantor', sentence)).toBeUndefined();
  });

  test('a company that is known to be one party is not read as the other one', () => {
    const sentence = 'The company that will sign the lease and occupy the space is Birch Optics Inc.';
    expect(read('tenant', sentence, { landlord: 'Birch Optics Inc.' })).toBeUndefined();
  });
});
