import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, switchedOn } from '../../rules/case-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { oldTermRules, oldTermsOf } from './superseded.ts';

/** A paragraph, the rule that finds its old words, the old words, and the new ones if it states them. */
type OldTermCase = readonly [by: string, text: string, old: string, fresh: string | null];

const cases: readonly OldTermCase[] = [
  ['struckMarks', 'Rent free: ~~3 months~~ 4 months from completion', '~~3 months~~', '4 months from completion'],
  ['typedMarks', 'Term: [struck: 84 months] [new: 90 months] from delivery', '[struck: 84 months]', '90 months'],
  ['typedMarks', 'Allowance: [-$85.00-]{+$72.50+} per foot', '[-$85.00-]', '$72.50'],
  ['bracketComment', 'Term: Ten (10) years [Tenant: seven (7) years]', 'Ten (10) years [Tenant: ', 'seven (7) years'],
  [
    'bracketComment',
    "RELOCATION: Landlord may relocate Tenant on 90 days' notice [Tenant: delete]",
    "Landlord may relocate Tenant on 90 days' notice [Tenant: delete]",
    null,
  ],
  ['bracketComment', 'Rent increases: 3% annually [LL 10/2: OK]', '[LL 10/2: OK]', null],
  [
    'bracketComment',
    "Options: One (1) option of five (5) years [Tenant's response: OK, with 180 days' notice]",
    "[Tenant's response: OK, ",
    null,
  ],
  [
    'youThenWe',
    '¶3 Term. You: 60 months. Copper: 65 months, Feb 1, 2026 to June 30, 2031.',
    'You: 60 months',
    'Copper: 65 months, Feb 1, 2026 to June 30, 2031.',
  ],
  ['notWhatWasSent', 'bumps 3.25% a yr (not the 3.5 I sent Monday)', '(not the 3.5 I sent Monday)', null],
  ['notWhatWasSent', 'Rent free - 4 months (you offered 3)', '(you offered 3)', null],
  ['refused', "$1.32/sf/mo NNN. Can't do 1.25.", "Can't do 1.25.", null],
  ['fromTo', 'Base year: moves from 2019 to 2026 as of August 1.', 'from 2019', '2026'],
  ['fromOneToOther', 'Premises – from 3,400 SF to 3,265 SF (per survey)', 'from 3,400 SF', '3,265 SF '],
  ['fromOneToOther', 'Term: from five (5) years to ten (10) years', 'from five (5) years', 'ten (10) years'],
  [
    'fromOneToOther',
    'Allowance: from $75.00 PSF to $50.00 PSF, paid on opening',
    'from $75.00 PSF',
    '$50.00 PSF, paid on opening',
  ],
  [
    'fromOneToOther',
    'Options: from three 5-year options to two 5-year options, at FMV',
    'from three 5-year options',
    'two 5-year options, at FMV',
  ],
  ['arrow', 'TERM - 60 mos -> now 66 mos', '60 mos', '66 mos'],
  ['strikeThat', 'START - was 7/1, strike that: the day after', 'was 7/1, strike that', 'the day after'],
  ['becomesFrom', 'After-hours charge goes to $48 an hour from $35.', 'from $35.', '$48 an hour'],
  ['insteadOf', 'Allowance: $32.00 per RSF instead of $20.00', 'instead of $20.00', null],
  [
    'currentRent',
    'For comparison: you now pay $2.51 until July 31.',
    'For comparison: you now pay $2.51 until July 31.',
    null,
  ],
  ['currentLease', 'Your current lease ends July 31, 2026.', 'Your current lease ends July 31, 2026.', null],
  [
    'rightReplaced',
    'The existing option is deleted and replaced by one option for five years at market rent.',
    'option is deleted and replaced by ',
    'one option for five years at market rent',
  ],
  [
    'rightGivenUp',
    'The option to extend in Section 41 is replaced by what is written here.',
    'The option to extend in Section 41 is replaced by what is written here.',
    null,
  ],
  [
    'rightGivenUp',
    'The five year option in your lease goes away.',
    'The five year option in your lease goes away.',
    null,
  ],
  [
    'askedThenSaid',
    'You asked for three months free, my brother says two months, and he pays for paint.',
    'You asked for three months free',
    'two months',
  ],
  ['notWhatWasAsked', 'The RFP asked for 2.5%; sorry, no.', 'The RFP asked for 2.5%; sorry, no.', null],
  [
    'requestRefused',
    'Free rent: your request for nine months is declined; Landlord will give four.',
    'your request for nine months is declined;',
    null,
  ],
  [
    'requestRefused',
    'Costs: the cap of 4% on controllables is not acceptable. Six percent is.',
    'the cap of 4% on controllables is not acceptable.',
    null,
  ],
  ['insteadOf', 'Term: seven years in place of five.', 'in place of five', null],
  [
    'insteadOf',
    'Allowance: $40.00 per foot, replacing the $55.00 you asked for.',
    'replacing the $55.00 you asked for',
    null,
  ],
  ['struckTerm', '¶15 Relocation. Strike in its entirety.', 'Strike in its entirety.', null],
];

/** Paragraphs without old terms. */
const silent: readonly string[] = [
  'If the form is not acceptable to you, tell us by May 5.',
  'Should the offer be declined, the deposit of $5,000 is returned.',
  'Landlord is replacing two rooftop units before delivery.',
  'Consent (not to be unreasonably withheld)',
  'Extension: from August 1, 2026 to September 30, 2031.',
  'Rent: from month 1 to month 12 at $30.00 per foot',
  'Hours: from 8 am to 6 pm on business days',
  'Tenant: Harbor Foods LLC\nLandlord: Pier Owner LP',
  'Premises: Suite 200 [Tenant: Acme Inc. on the directory] and Suite 210',
  'Deposit: [Tenant: to be agreed]',
  'Rent: [new: $31.00 per foot], otherwise [as proposed]',
  'Estimated expenses are currently $8.40 per foot.',
  'RENT - $1.18/sf/mo NNN -> Monday we said 1.15',
];

export const supersededSuite: CaseSuite = {
  name: 'superseded',
  parts: oldTermRules.map(({ name }) => name),
  missing: () =>
    oldTermRules.flatMap(({ name }) => (cases.some(([by]) => by === name) ? [] : [`rule “${name}” has no case`])),
  examples: [
    ...cases.map(([by, text, old, fresh]) => ({
      by,
      check(off: string | null) {
        const got = found(text, off);
        return got.length === 1 && got[0]?.[0] === old && got[0][1] === fresh
          ? []
          : [{ text, expected: `${old} → ${fresh}`, got: JSON.stringify(got) }];
      },
    })),
    ...silent.map((text) => ({
      check(off: string | null) {
        const got = found(text, off);
        return got.length === 0 ? [] : [{ text, expected: 'nothing', got: JSON.stringify(got) }];
      },
    })),
  ],
};

function found(text: string, off: string | null) {
  const prepared = prepareText(caseDocument(text));
  const words = (span: { start: number; end: number } | null) =>
    span === null ? null : prepared.document.text.slice(span.start, span.end);
  return oldTermsOf(prepared, switchedOn(oldTermRules, off)).map(
    ({ old, fresh }) => [words(old), words(fresh)] as const,
  );
}
