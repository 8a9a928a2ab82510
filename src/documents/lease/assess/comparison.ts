import type { LeaseAnalysis } from '#contract/lease-report.ts';
import type { Facts, FoundField } from '../extract/facts.ts';
import type { FieldId } from '../extract/fields/index.ts';
import { passageOf } from '../prepare/passage.ts';
import { monthsOfRent, percentSteps, speaksOfMoney } from './value-risks/value-rules.ts';

type Comparison = LeaseAnalysis['comparison'][number];

/** A measurable term with the range that is usual in leases; an industry rule of thumb, not law. */
interface Benchmark {
  readonly topic: string;
  readonly field: FieldId;
  readonly typical: string;
  readonly low: number;
  readonly high: number;
  /** Which party benefits if the value is above the range. */
  readonly above: 'tenant' | 'landlord';
  /** The measured number; null if the document has no value, in which case nothing is reported. */
  measure(found: FoundField, facts: Facts): number | null;
}

/** `1% per day` or `1.5% a month` is a different measure. */
const percentOf = ({ decided }: FoundField): number | null => {
  const percent = /^(\d+(?:\.\d+)?)%(?!\s*(?:per|a|\/)\s*(?:day|month))/.exec(String(decided.value))?.[1];
  return percent === undefined ? null : Number(percent);
};
const daysOf = ({ decided }: FoundField): number | null => (typeof decided.value === 'number' ? decided.value : null);

const benchmarks: readonly Benchmark[] = [
  {
    topic: 'Rent increases',
    field: 'escalation',
    typical: '2% to 4% a year, or an index with a cap',
    low: 2,
    high: 4,
    above: 'landlord',
    measure: (found) =>
      /^\d+(?:\.\d+)?%\s*(?:\/\s*)?(?:yr|year|per)/i.test(String(found.decided.value)) ? percentOf(found) : null,
  },
  {
    topic: 'Security deposit',
    field: 'security_deposit',
    typical: 'one to three months of base rent',
    low: 0.95,
    high: 3.05,
    above: 'landlord',
    measure: (found, facts) => {
      const months = monthsOfRent(found, facts);
      return months === null ? null : months.toNumber();
    },
  },
  {
    topic: 'Cap on expenses',
    field: 'opex_cap',
    typical: 'controllable expenses capped at 3% to 6% a year',
    low: 3,
    high: 6,
    above: 'landlord',
    measure: percentOf,
  },
  {
    topic: 'Late charge',
    field: 'late_charge',
    typical: '3% to 5% after about five days',
    low: 3,
    high: 5,
    above: 'landlord',
    measure: percentOf,
  },
  {
    topic: 'Holdover',
    field: 'holdover',
    typical: '125% to 150% of the last rent',
    low: 125,
    high: 150,
    above: 'landlord',
    measure: (found) => {
      // A rate that rises is compared by its last step: `125%, then 200%`.
      const steps = percentOf(found) === null ? [] : percentSteps(found.decided.value);
      const highest = Math.max(0, ...steps);
      return highest < 100 ? null : highest;
    },
  },
  {
    topic: 'Cure of a missed payment',
    field: 'default_monetary_cure',
    typical: 'five to ten days',
    low: 5,
    high: 10,
    above: 'tenant',
    measure: (found) => (speaksOfMoney(found) ? daysOf(found) : null),
  },
  {
    topic: 'Cure of other defaults',
    field: 'default_nonmonetary_cure',
    typical: '20 to 30 days, longer with diligence',
    low: 20,
    high: 30,
    above: 'tenant',
    measure: daysOf,
  },
  {
    topic: 'Estoppel certificate',
    field: 'estoppel',
    typical: '10 to 20 days',
    low: 10,
    high: 20,
    above: 'tenant',
    measure: daysOf,
  },
];

/** Found values compared with typical values. A term that was not measured is not compared. */
export function compareWithMarket(facts: Facts): Comparison[] {
  if (facts.isAmendment) return [];
  return benchmarks.flatMap(({ topic, field, typical, low, high, above, measure }): Comparison[] => {
    const found = facts.get(field);
    const value = found === null ? null : measure(found, facts);
    if (found === null || value === null) return [];
    const below = above === 'tenant' ? 'landlord' : 'tenant';
    const verdict =
      value > high ? (`better for ${above}` as const) : value < low ? (`better for ${below}` as const) : 'customary';
    return [
      {
        topic,
        customary: typical,
        verdict,
        text: `This lease: ${found.decided.shown}.`,
        passage: passageOf(found.quote),
      },
    ];
  });
}
