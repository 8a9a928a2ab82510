import type { LeaseAnalysis } from '../../contract/document-report.ts';
import { type Facts, firstMonthlyRent } from './facts.ts';
import { showMoney } from './fields/readers.ts';
import { passageOf } from './prepare/passage.ts';

type Comparison = LeaseAnalysis['comparison'][number];
type Verdict = Comparison['verdict'];

interface Custom {
  readonly topic: string;
  readonly field: string;
  /** What leases of this kind usually say; a rule of thumb, not a rule of law. */
  readonly customary: string;
  judge(facts: Facts, words: string): Verdict;
}

const range = (value: number | null, low: number, high: number, more: Verdict, less: Verdict): Verdict =>
  value === null ? 'customary' : value > high ? more : value < low ? less : 'customary';

const customs: readonly Custom[] = [
  {
    topic: 'Escalation',
    field: 'escalation',
    customary: '2 to 4 % a year, or an index with a cap',
    judge: ({ number }) => range(number('escalation'), 2, 4, 'better for landlord', 'better for tenant'),
  },
  {
    topic: 'Security deposit',
    field: 'security_deposit',
    customary: 'one to three months of rent',
    judge: (facts) => {
      const month = firstMonthlyRent(facts);
      const deposit = facts.number('security_deposit');
      return month === null || deposit === null || month === 0
        ? 'customary'
        : range(deposit / month, 0.99, 3.01, 'better for landlord', 'better for tenant');
    },
  },
  {
    topic: 'Cap on expenses',
    field: 'opex_cap',
    customary: 'controllable expenses capped at 3 to 6 % a year, not cumulative',
    judge: ({ number }, words) =>
      /(?<!non-?)cumulative|compound/i.test(words)
        ? 'better for landlord'
        : range(number('opex_cap'), 3, 6, 'better for landlord', 'better for tenant'),
  },
  {
    topic: 'Management fee',
    field: 'mgmt_admin_fee',
    customary: '3 to 5 % of rents for management, up to 15 % of costs for administration',
    judge: ({ number }, words) =>
      range(
        number('mgmt_admin_fee'),
        3,
        /administrati/i.test(words) ? 15 : 5,
        'better for landlord',
        'better for tenant',
      ),
  },
  {
    topic: 'Audit of expenses',
    field: 'audit_right',
    customary: 'a yearly right within 60 to 180 days of the statement',
    judge: (_, words) => {
      const days = /\bwithin\s+(?:\w+[\s-]?\w*\s+)?\(?(\d{1,3})\)?\s+days/i.exec(words)?.[1];
      return range(days === undefined ? null : Number(days), 60, 180, 'better for tenant', 'better for landlord');
    },
  },
  {
    topic: 'Late charge',
    field: 'late_charge',
    customary: '3 to 5 % after five days',
    judge: ({ number, get }) => {
      const percent = /(\d+(?:\.\d+)?)%/.exec(get('late_charge')?.candidate.shown ?? '')?.[1];
      return range(
        percent === undefined ? number('late_charge') : Number(percent),
        3,
        5,
        'better for landlord',
        'better for tenant',
      );
    },
  },
  {
    topic: 'Holdover',
    field: 'holdover',
    customary: '125 to 150 % of the last rent',
    judge: ({ number }) => range(number('holdover'), 125, 150, 'better for landlord', 'better for tenant'),
  },
  {
    topic: 'Cure of a missed payment',
    field: 'default_monetary_cure',
    customary: 'five to ten days after notice',
    judge: ({ number }, words) =>
      /\bnotice|notifies/i.test(words)
        ? range(number('default_monetary_cure'), 5, 10, 'better for tenant', 'better for landlord')
        : 'better for landlord',
  },
  {
    topic: 'Cure of other defaults',
    field: 'default_nonmonetary_cure',
    customary: '30 days after notice, longer with diligence',
    judge: ({ number }) =>
      range(number('default_nonmonetary_cure'), 20, 30, 'better for tenant', 'better for landlord'),
  },
  {
    topic: 'Assignment',
    field: 'assignment',
    customary: 'consent not unreasonably withheld',
    judge: ({ value }) => (/reasonabl/.test(String(value('assignment'))) ? 'customary' : 'better for landlord'),
  },
  {
    topic: 'Profit of a sublease',
    field: 'profit_sharing',
    customary: 'half of it after the tenant’s costs',
    judge: ({ number }) => range(number('profit_sharing'), 50, 50, 'better for landlord', 'better for tenant'),
  },
  {
    topic: 'Renewal',
    field: 'renewal_options',
    customary: 'one or two options at market rent',
    judge: ({ value }) => (value('renewal_options') === 'none' ? 'better for landlord' : 'customary'),
  },
  {
    topic: 'Relocation',
    field: 'relocation',
    customary: 'none, or at the landlord’s cost with notice',
    judge: (_, words) =>
      /landlord[’']s\s+(?:sole\s+)?(?:cost|expense)|landlord\s+shall\s+(?:pay|reimburse)/i.test(words)
        ? 'customary'
        : 'better for landlord',
  },
  {
    topic: 'Subordination',
    field: 'subordination_snda',
    customary: 'subordination against a non-disturbance agreement',
    judge: ({ document }) =>
      /non-?disturb|not\s+(?:be\s+)?disturb/i.test(document.text) ? 'customary' : 'better for landlord',
  },
  {
    topic: 'Estoppel',
    field: 'estoppel',
    customary: 'ten to twenty days',
    judge: ({ number }) => range(number('estoppel'), 10, 20, 'better for tenant', 'better for landlord'),
  },
  {
    topic: 'Waiver of subrogation',
    field: 'waiver_subrogation',
    customary: 'mutual',
    judge: ({ value }) => (value('waiver_subrogation') === 'mutual' ? 'customary' : 'better for landlord'),
  },
  {
    topic: 'Indemnity',
    field: 'indemnity',
    customary: 'mutual, without one’s own negligence',
    judge: ({ value }) => (value('indemnity') === 'mutual' ? 'customary' : 'better for landlord'),
  },
  {
    topic: 'Quiet enjoyment',
    field: 'quiet_enjoyment',
    customary: 'given while the tenant performs',
    judge: () => 'customary',
  },
  {
    topic: 'Parking',
    field: 'parking',
    customary: 'three to four spaces per 1,000 square feet of offices',
    judge: ({ number, value }) =>
      /per 1,000/.test(String(value('parking')))
        ? range(number('parking'), 3, 4, 'better for tenant', 'better for landlord')
        : 'customary',
  },
];

/** Topic by topic what the document says beside what is customary. */
export function compareWithCustomary(facts: Facts): Comparison[] {
  return customs.map(({ topic, field, customary, judge }): Comparison => {
    const found = facts.get(field);
    if (!found)
      return {
        topic,
        customary,
        verdict: 'not addressed',
        text: facts.amendment ? 'Not in this amendment.' : 'Nothing was found.',
        passage: null,
      };
    return {
      topic,
      customary,
      verdict: judge(facts, found.quote.text),
      text: found.candidate.shown.slice(0, 200),
      passage: passageOf(found.quote),
    };
  });
}

type Point = LeaseAnalysis['negotiation']['tenant'][number];

/** What the landlord’s side will want to raise: protections that leases usually have and this one lacks, and rights it gives away. */
export function landlordPoints(facts: Facts): Point[] {
  if (facts.amendment) return [];
  const absent = (id: string, point: string, ask: string): Point[] =>
    facts.get(id) === null ? [{ point, ask, passage: null }] : [];
  const given = (id: string, point: string, ask: string): Point[] => {
    const found = facts.get(id);
    return found && facts.value(id) !== 'none' ? [{ point, ask, passage: passageOf(found.quote) }] : [];
  };
  const month = firstMonthlyRent(facts);
  const deposit = facts.number('security_deposit');
  return [
    ...(facts.get('letter_of_credit') === null
      ? absent(
          'guarantor',
          'Neither a guaranty nor a letter of credit was found.',
          'Ask for financial statements and for security that fits them.',
        )
      : []),
    ...(month !== null && deposit !== null && deposit < month * 0.99
      ? given(
          'security_deposit',
          `The deposit is less than one month of rent (${showMoney(month)}).`,
          'Ask for one to three months.',
        )
      : absent('security_deposit', 'No security deposit was found.', 'Ask for one to three months of rent.')),
    ...absent('late_charge', 'No late charge was found.', 'Add a late charge and default interest.'),
    ...absent('holdover', 'No rate for holding over was found.', 'Add 150 % of the last rent for each day.'),
    ...absent(
      'estoppel',
      'No duty to give an estoppel certificate was found.',
      'Add one within ten business days; lenders and buyers will ask.',
    ),
    ...absent(
      'subordination_snda',
      'No subordination was found.',
      'Lenders will ask for it; add it with a non-disturbance form.',
    ),
    ...absent('hazardous', 'No rules on hazardous materials were found.', 'Add a prohibition and an indemnity.'),
    ...given(
      'opex_cap',
      'Controllable expenses are capped.',
      'Keep taxes, insurance, utilities and snow removal outside the cap.',
    ),
    ...given(
      'exclusive_use',
      'The tenant has an exclusive.',
      'End it when the use stops, and keep existing tenants out.',
    ),
    ...given(
      'co_tenancy',
      'Rent hangs on other tenants.',
      'Give the landlord time to replace an anchor, and end the remedy after a year.',
    ),
    ...given(
      'rofo_rofr',
      'The tenant has a first right.',
      'Make it subordinate to existing rights, personal, and end it in the last years of the term.',
    ),
    ...given('purchase_option', 'The tenant may buy.', 'Fix price, period and form, and end the right on a default.'),
  ];
}
