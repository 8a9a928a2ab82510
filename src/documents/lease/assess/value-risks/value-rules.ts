import { Decimal } from 'decimal.js';
import type { FieldValue } from '#contract/lease-report.ts';
import type { Facts, FoundField } from '../../extract/facts.ts';
import type { ValueRule } from '../risk-rule.ts';

/** The percentages of '150%' and of a rate in steps, '125%, then 200%'; none of `1% per day`. */
export function percentSteps(value: FieldValue): number[] {
  const text = String(value);
  return /^\d+(?:\.\d+)?%(?!\s*(?:per|a|\/)\s*(?:day|month))/.test(text)
    ? [...text.matchAll(/(?<![\d.])\d{1,4}(?:\.\d{1,4})?(?=%)/g)].map(([percent]) => Number(percent))
    : [];
}

/** Risks that follow from a found value alone. The limits are industry rules of thumb, not law. */
export const valueRules: readonly ValueRule[] = [
  {
    kind: 'value',
    rule: 'holdover_rate',
    field: 'holdover',
    hurts: 'tenant',
    why: 'A short delay in moving out becomes expensive.',
    question: 'Can the first 30 to 60 days be at 125% to 150%?',
    judge: (found) => {
      const [first = 0, ...later] = percentSteps(found.decided.value);
      const highest = Math.max(first, ...later);
      if (highest <= 150) return null;
      // A rate that becomes high only after a longer holdover is less severe.
      return { severity: first >= 200 ? 'high' : 'medium', text: `Holdover rent is ${found.decided.shown}.` };
    },
  },
  {
    kind: 'value',
    rule: 'late_charge_high',
    field: 'late_charge',
    hurts: 'tenant',
    why: 'Late charges above 5% are high for commercial leases.',
    question: 'Can the late charge be at most 5%, after notice and a grace period?',
    judge: ({ decided }) => {
      const percent = /^(\d+(?:\.\d+)?)%(?!\s*(?:per|a|\/)\s*(?:day|month))/.exec(String(decided.value))?.[1];
      return percent === undefined || Number(percent) <= 5
        ? null
        : { severity: 'medium', text: `The late charge is ${percent}%.` };
    },
  },
  {
    kind: 'value',
    rule: 'late_charge_daily',
    field: 'late_charge',
    hurts: 'tenant',
    why: 'A daily percentage adds up: 0.1% a day is more than 36% a year.',
    question: 'Can late payments bear interest at a yearly rate instead?',
    judge: ({ decided }) => {
      const percent = /^(\d+(?:\.\d+)?)%\s*(?:per|a|\/)\s*day/.exec(String(decided.value))?.[1];
      if (percent === undefined || Number(percent) < 0.05) return null;
      return { severity: Number(percent) >= 0.3 ? 'high' : 'medium', text: `Late payments cost ${percent}% a day.` };
    },
  },
  {
    kind: 'value',
    rule: 'deposit_in_months',
    field: 'security_deposit',
    hurts: 'tenant',
    why: 'The money is tied up for the whole term.',
    question: 'Can the deposit decrease after some years of timely payment?',
    judge: (found, facts) => {
      const months = monthsOfRent(found, facts);
      return months === null || months.lessThanOrEqualTo(3.05)
        ? null
        : { severity: 'medium', text: `The security deposit is ${months.toFixed(1)} months of base rent.` };
    },
  },
  {
    kind: 'value',
    rule: 'cure_of_payment_short',
    field: 'default_monetary_cure',
    hurts: 'tenant',
    why: 'A single delayed payment could put the tenant in default.',
    question: 'Can the tenant get written notice and at least five days to pay?',
    judge: (found) => {
      const { decided } = found;
      if (typeof decided.value !== 'number' || decided.value >= 5 || !speaksOfMoney(found)) return null;
      return decided.value === 0
        ? { severity: 'high', text: 'A missed payment is a default without any time to cure it.' }
        : { severity: 'medium', text: `A missed payment must be cured within ${decided.shown}.` };
    },
  },
  {
    kind: 'value',
    rule: 'cure_of_other_defaults_short',
    field: 'default_nonmonetary_cure',
    hurts: 'tenant',
    why: 'Repairs that need permits or contractors often take longer.',
    question: 'Can the tenant have 30 days, and longer while it works diligently on the cure?',
    judge: ({ decided, quote }) =>
      typeof decided.value !== 'number' || decided.value >= 20 || isOneDuty.test(quote.text)
        ? null
        : { severity: 'medium', text: `Other defaults must be cured within ${decided.shown}.` },
  },
  {
    kind: 'value',
    rule: 'estoppel_short',
    field: 'estoppel',
    hurts: 'tenant',
    why: 'An estoppel certificate has to be checked against the lease before it is signed.',
    question: 'Can the deadline be at least ten business days?',
    judge: ({ decided }) =>
      typeof decided.value !== 'number' || decided.value >= 10
        ? null
        : { severity: 'low', text: `An estoppel certificate is due within ${decided.shown}.` },
  },
  {
    kind: 'value',
    rule: 'escalation_high',
    field: 'escalation',
    hurts: 'tenant',
    why: 'Increases above 4% a year compound to more than market growth in most years.',
    question: 'Can the increases be 3% or lower, or follow an index with a cap?',
    judge: ({ decided }) => {
      const percent = /^(\d+(?:\.\d+)?)%\s*(?:\/\s*)?(?:yr|year|per)/i.exec(String(decided.value))?.[1];
      return percent === undefined || Number(percent) <= 4
        ? null
        : {
            severity: 'medium',
            text: `Base rent increases by ${percent}% a year${/ from year \d{1,2}$/.exec(decided.shown)?.[0] ?? ''}.`,
          };
    },
  },
  {
    kind: 'value',
    rule: 'absolute_net',
    field: 'lease_structure',
    hurts: 'tenant',
    why: 'The tenant pays for everything, structure and replacements included.',
    question: 'Can roof, structure and capital replacements stay with the landlord?',
    judge: ({ decided, quote }) => {
      if (decided.value !== 'absolute') return null;
      if (/\babsolute/i.test(quote.text) && /\b(?:except|save)\s+as\b/i.test(quote.text))
        return { severity: 'medium', text: 'The lease is an absolute net lease, except as it states otherwise.' };
      return /\babsolute/i.test(quote.text)
        ? { severity: 'high', text: 'The lease is an absolute net lease.' }
        : { severity: 'medium', text: 'Rent is due in all events, without abatement.' };
    },
  },
  {
    kind: 'value',
    rule: 'management_fee_high',
    field: 'mgmt_admin_fee',
    hurts: 'tenant',
    why: 'Fees above the market rate are paid on every dollar of expenses.',
    question: 'Can management be capped at 3% to 5% of rents?',
    judge: ({ decided, quote }) => {
      const percent = /^(\d+(?:\.\d+)?)%/.exec(String(decided.value))?.[1];
      const limit = /administrati|overhead/i.test(quote.text) ? 15 : 5;
      return percent === undefined || Number(percent) <= limit
        ? null
        : { severity: 'medium', text: `The management or administrative fee is ${percent}%.` };
    },
  },
];

/** A period for a single duty, or for the landlord's use of the deposit, is not a general cure period. */
const isOneDuty =
  /\b(?:preceding|foregoing|previous)\s+(?:sentence|paragraph)\b|\b(?:landlord|lessor)\s+may\s+(?:use|apply|draw|retain)\b/i;

/** A cure period for payments mentions money; without money, it was read from a clause about something else. */
export function speaksOfMoney({ quote }: FoundField): boolean {
  return /\b(?:rents?|pay(?:ment|ments|able|s|ing)?|paid|monetary|sums?|amounts?|installments?|charges?|money|monies)\b/i.test(
    quote.text,
  );
}

/** The deposit in months of the first rent; if it is more than two years of rent, the unit was misread. */
export function monthsOfRent({ decided, quote }: FoundField, facts: Facts): Decimal | null {
  const rent = firstMonthlyRent(facts);
  const deposit = decided.value;
  if (typeof deposit !== 'number' || rent === null || rent === 0) return null;
  // `two months of Basic Rent and Additional Rent`: months of more than base rent.
  const around = facts.text.document.text.slice(Math.max(0, quote.start - 200), quote.end);
  if (
    /\bmonth[’']?s?[’']?\s[^.;]{0,40}\brent\s+and\s+additional\s+rent\b|\bmonths?[’']?s?[’']?\s+(?:gross|total|inclusive)\b/i.test(
      around,
    )
  )
    return null;
  // `of which half is applied to the first month’s Rent`: only part of it is security.
  const after = facts.text.document.text.slice(quote.start, quote.end + 220).split(/\n|\.\s/)[0] ?? '';
  if (/\b(?:applied|credited)\b[^.;]{0,60}\b(?:rent|months?|installments?)\b/i.test(after)) return null;
  const months = new Decimal(deposit).div(rent);
  return months.greaterThan(24) ? null : months;
}

/** The base rent of the first paying month in the lease's currency; null if no found row contains it. */
function firstMonthlyRent({ rent, number }: Facts): number | null {
  const area = number('premises_rsf');
  const row = rent.find(({ state, kind }) => state === 'found' && kind === 'base');
  // The rent for part of the premises says nothing about the whole premises.
  if (row === undefined || row.premises !== undefined) return null;
  if (row.monthly) return row.monthly;
  if (row.annual) return row.annual / 12;
  // A rate whose months are unknown may apply to another period.
  if (row.from === undefined && row.from_month === undefined) return null;
  if (row.psf && area) return (row.psf * area) / 12;
  return row.psf_month && area ? row.psf_month * area : null;
}
