import type { RentLine, RentRow } from '#contract/lease-report.ts';
import { showRow } from '../extract/rent/show-row.ts';
import { amountsOf, type OfferAmount } from './letter-values.ts';
import type { TermPart } from './terms.ts';

/**
 * The amounts of one period become a row of the rent schedule, if their units are stated, or proved by the area or
 * another amount.
 */

type Unit = 'psf' | 'psf_month' | 'monthly' | 'annual';
export type Times = Pick<RentRow, 'from' | 'to' | 'from_month' | 'to_month'>;

export interface Surroundings {
  readonly head: string;
  readonly heading: string;
  readonly lead: string;
  readonly area: number | null;
  readonly metric: boolean;
  /** The amounts that the offer states anywhere, such as the first month's rent or a deposit of two months. */
  readonly totals: readonly OfferAmount[];
}

export function lineOf(
  piece: TermPart,
  times: Times,
  amounts: readonly OfferAmount[],
  around: Surroundings,
): Omit<RentLine, 'quote' | 'page' | 'clause' | 'paragraph' | 'boxes'> | null {
  const row: Partial<Record<Unit, number>> = {};
  const cells = piece.text.split('\t');
  const heads = around.head.split('\t');
  const loose: number[] = [];
  const ofRent = amounts.filter((each) => !isStep(each, piece.text) && !isOfCosts(each, piece.text));
  for (const { amount, per, start } of ofRent.slice(0, 4)) {
    const column = piece.text.slice(0, start).split('\t').length - 1;
    const unit = unitOf(per, heads.length === cells.length ? (heads[column] ?? '') : '', around.lead);
    // `$12.25 a year` is not the rent of any space: it is a rate.
    if (unit === null || (unit === 'annual' && amount < 400)) loose.push(amount);
    else row[unit] ??= amount;
  }
  const { area } = around;
  for (const amount of loose) {
    const proven = area === null ? null : provenUnit(amount, row, loose, area);
    const unit = proven ?? (amount < 400 ? 'psf' : null);
    if (unit === null) continue;
    row[unit] ??= amount;
  }
  // A rate per foot that matches the monthly amount is a monthly rate.
  if (area !== null && row.psf !== undefined && row.monthly !== undefined && agrees(row.psf * area, row.monthly)) {
    row.psf_month = row.psf;
    delete row.psf;
  }
  if (Object.keys(row).length === 0) return null;
  const proof = proofOf(row, area) ?? proofElsewhere(row, area, around.totals);
  const stated =
    isYearly(row, piece.text, around) ||
    amounts.every(({ per }) => per === 'month' || per === 'year' || per === 'sf_month' || per === 'sf_year') ||
    // `$690 per sqm gross per annum, plus 10 car parks at $650`: the unit of the rent is stated.
    (Object.keys(row).length === 1 && (amounts[0]?.per === 'sf_year' || amounts[0]?.per === 'sf_month')) ||
    (around.head !== '' && loose.length === 0);
  const conflict =
    area !== null &&
    row.monthly !== undefined &&
    (row.psf !== undefined || row.psf_month !== undefined) &&
    proof === null;
  const currency = amounts[0]?.currency;
  const made: RentRow = {
    ...times,
    ...row,
    ...(around.metric && (row.psf !== undefined || row.psf_month !== undefined) ? { unit: 'm2' as const } : {}),
    ...(currency === undefined || currency === 'USD' ? {} : { currency }),
  };
  const state =
    !conflict && (proof !== null || stated)
      ? { state: 'found' as const }
      : {
          state: 'check' as const,
          reason: conflict
            ? 'The amounts do not agree with the area.'
            : 'The offer does not say whether the amount is for a month or a year.',
        };
  return { ...made, ...state, kind: 'base', shown: showRow(made), ...(proof === null ? {} : { proof }) };
}

/** `$16.75 net, +$0.50 per year`: a later increase is not the rent. */
function isStep({ start, amount }: OfferAmount, text: string): boolean {
  return amount < 400 && addedLater.test(text.slice(Math.max(0, start - 30), start));
}

const addedLater =
  /(?:(?:^|[\s,;(])\+\s?|\b(?:plus|adding|increas\w+|ris(?:es?|ing)|escalat\w+|bump(?:s|ed|ing)?|step(?:s|ped|ping)?|going up|goes up) (?:up )?(?:by |of |at )?)$/i;

/** `$3.25 NNN, estimated nets $0.92`: additional costs of the tenant are not the rent. */
function isOfCosts({ start }: OfferAmount, text: string): boolean {
  return costsBefore.test(text.slice(Math.max(0, start - 60), start));
}

const costsBefore =
  /\b(?:nets|nnns|CAM|opex|TMI|operating (?:costs|expenses)|(?:nnn|triple[- ]net|net|common area) (?:costs|charges|expenses)|additional rent|expenses|service charge|outgoings)\b(?: (?:are|is|of|at|now|currently|running|estimated|est\.?|about|approximately|to be|for (?:20)?\d\d)){0,4}[ :=~]{0,3}$/i;

/** `for the first twelve months` and `notice of 6 months` only name a time. */
const byTheMonth =
  /\b(?:per|an?|each|every)\s+(?:calendar\s+)?(?:month|mo)\b|\/\s?(?:month|mo)\b|\bmonthly\b|\bpcm\b|\bmo\b/i;

/** Monthly rents per square foot are never this high in dollars. */
function isYearly(row: Partial<Record<Unit, number>>, text: string, { head, lead }: Surroundings): boolean {
  return (
    row.psf !== undefined &&
    row.psf >= 12 &&
    row.monthly === undefined &&
    !byTheMonth.test(`${text}\n${lead}`) &&
    !/\bmonth|\bmo\b/i.test(head.replace(/\bmonths?\s+\d+/gi, ''))
  );
}

function unitOf(per: OfferAmount['per'], head: string, lead: string): Unit | null {
  if (per === 'sf_month') return 'psf_month';
  if (per === 'sf_year') return 'psf';
  if (per === 'month') return 'monthly';
  if (per === 'year') return 'annual';
  // `Months 01-04: Abated`: the first row of the schedule is not a header.
  if (/\b(?:months?|years?) \d/i.test(head)) return null;
  if (/\bmonth/i.test(head) && !/\b(?:ft|foot|sf|rsf|psf)\b/i.test(head)) return 'monthly';
  if (/\b(?:annum|annual|year(?:ly)?)\b/i.test(head) && !/\b(?:ft|foot|sf|rsf|psf)\b/i.test(head)) return 'annual';
  if (/\bper sf per year\b|\bper square foot per (?:year|annum)\b/i.test(lead) && /\brate\b|\bft\b|\bsf\b/i.test(head))
    return 'psf';
  if (/\b(?:sq\.?\s?ft|foot|psf|rsf|sf)\b/i.test(head)) return /month|\bmo\b/i.test(head) ? 'psf_month' : 'psf';
  return per === 'sf' ? null : null;
}

function provenUnit(
  amount: number,
  row: Partial<Record<Unit, number>>,
  loose: readonly number[],
  area: number,
): Unit | null {
  const others = [row.monthly, row.annual, ...loose.filter((each) => each !== amount)].filter(
    (each) => each !== undefined,
  );
  for (const other of others) {
    if (amount < other && agrees((amount * area) / 12, other)) return 'psf';
    if (amount < other && agrees(amount * area, other)) return other === row.annual ? 'psf' : 'psf_month';
    if (other < amount && (agrees((other * area) / 12, amount) || agrees(other * area, amount))) return 'monthly';
  }
  return null;
}

/** Printed rents are rounded: monthly ones to the cent, rates per foot to the cent per year. */
function agrees(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.02, b * 0.0006);
}

function proofOf(row: Partial<Record<Unit, number>>, area: number | null): string | null {
  const { psf, psf_month, monthly, annual } = row;
  if (monthly !== undefined && annual !== undefined && agrees(monthly * 12, annual)) return 'monthly × 12 = annual';
  if (area === null) return null;
  if (psf !== undefined && monthly !== undefined && agrees((psf * area) / 12, monthly))
    return 'rate × area ÷ 12 = monthly';
  if (psf !== undefined && annual !== undefined && agrees(psf * area, annual)) return 'rate × area = annual';
  if (psf_month !== undefined && monthly !== undefined && agrees(psf_month * area, monthly))
    return 'rate × area = monthly';
  return null;
}

/**
 * `$10.25/SF` and a deposit of `$19,133.34`: a deposit of exactly one to four months' rent proves that the rate is
 * yearly.
 */
function proofElsewhere(
  { psf, ...others }: Partial<Record<Unit, number>>,
  area: number | null,
  totals: readonly OfferAmount[],
): string | null {
  if (area === null || psf === undefined || Object.keys(others).length > 0) return null;
  const monthly = (psf * area) / 12;
  return totals.some(({ amount }) => [1, 2, 3, 4].some((count) => Math.abs(amount - count * monthly) <= 0.02))
    ? 'rate × area ÷ 12 = another amount of the offer'
    : null;
}

/** An amount without a unit has the unit that the sentence states. */
export function withUnit(amounts: readonly OfferAmount[], whole: string): readonly OfferAmount[] {
  const [own] = amounts;
  if (own === undefined || amounts.length !== 1 || own.per !== null || own.amount < 400) return amounts;
  const stated = new Set(amountsOf(whole).flatMap(({ per }) => per ?? []));
  const [unit] = stated;
  return stated.size === 1 && unit !== undefined ? [{ ...own, per: unit }] : amounts;
}
