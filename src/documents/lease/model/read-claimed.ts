import type { FieldId } from '../extract/fields/index.ts';
import { periodsIn } from '../extract/fields/options/renewal-clause.ts';
import { jurisdictionOf, jurisdictionPattern } from '../extract/fields/other/jurisdictions.ts';
import { suitesIn } from '../extract/fields/premises/suites.ts';
import { readAmounts, readAreas, readDays, readPercents, readTerms, type ValueReader } from '../extract/readers.ts';
import { addressesIn } from '../lexicon/addresses.ts';
import { datesIn, showDate } from '../lexicon/dates.ts';
import { durationsIn } from '../lexicon/durations.ts';
import { choiceIn } from './claim-choices.ts';
import { type ClaimValue, claimValues } from './claim-values.ts';

const readDayOnly: ValueReader = (piece) =>
  datesIn(piece).map(({ iso, start, end }) => ({ value: iso, shown: showDate(iso), start, end }));

type Words = 'party' | 'words' | 'passage' | 'choice';

const readers: Readonly<Record<Exclude<ClaimValue['type'], Words | 'right'>, ValueReader>> = {
  date: readDayOnly,
  money: readAmounts,
  area: readAreas,
  percent: readPercents,
  months: readTerms,
  days: readDays,
};

/** The field's value is a passage in the document's words. */
export function isOwnWords(id: FieldId): boolean {
  return claimValues[id]?.type === 'passage';
}

/** The value is a figure or a date, which our own readers parse. */
export function isFigure(type: ClaimValue['type']): type is keyof typeof readers {
  return Object.hasOwn(readers, type);
}

/** The value in the document's words, parsed as the rules parse it; names and descriptions are used as they are. */
export function readClaimed(
  type: ClaimValue['type'],
  words: string,
  id?: FieldId,
): { value: string | number | boolean; shown: string } | null {
  const plain = words.replace(/\s+/g, ' ').trim();
  if (type === 'right') return { value: true, shown: 'Yes' };
  if (type === 'choice') return id === undefined ? null : choiceIn(id, plain);
  const own = id === undefined ? undefined : placeReaders[id]?.(plain);
  if (own) return { value: own, shown: own };
  if (type === 'party' || type === 'words' || type === 'passage') {
    return plain.length > 500 ? null : { value: plain, shown: plain };
  }
  const [period] = type === 'days' ? durationsIn(plain) : [];
  if (period !== undefined && (period.unit === 'month' || period.unit === 'year')) {
    const shown = `${period.count} ${period.unit}${period.count === 1 ? '' : 's'}`;
    return { value: shown, shown };
  }
  const read = readers[type](plain)[0];
  return read === undefined || typeof read.value === 'object' || typeof read.value === 'boolean'
    ? null
    : { value: read.value, shown: read.shown };
}

const knownPlace = new RegExp(jurisdictionPattern);

/** The name, the address or the place in a longer text: `located at 12 Main Street, Troy, Ohio`. */
const placeReaders: Readonly<Partial<Record<FieldId, (words: string) => string | null>>> = {
  premises_address: (words) => addressesIn(words)[0]?.text ?? null,
  suite_floor: (words) =>
    suitesIn(words)
      .map(({ text }) => text)
      .join(', ') || null,
  renewal_options: (words) =>
    // `two more terms of one year`: without the count it would be one term.
    periodsIn(words)
      .filter(({ counted }) => counted || !/\b(?:terms|periods|options)\b/i.test(words))
      .slice(0, 1)
      .map(({ count, months }) => `${count} x ${months} months`)[0] ?? null,
  governing_law: (words) => jurisdictionOf(knownPlace.exec(words)?.[0] ?? ''),
};

/** Fields that leases often state without a figure. */
const ownWords: ReadonlySet<FieldId> = new Set<FieldId>([
  'rent_commencement',
  'delivery_date',
  'expiration_date',
  'escalation',
  'percentage_rent',
  'free_rent',
  'opex_share',
  'opex_cap',
  'insurance_liability',
  'ti_allowance',
  'security_deposit',
  'default_monetary_cure',
  'default_nonmonetary_cure',
  'late_charge',
  'estoppel',
]);

/**
 * A value that is not a figure: `Five Lease Years after the Rent Commencement Date`, `an amount equal to one month’s
 * rent`. Only if the quote has no figure of the field's type, which would be the value instead.
 */
export function inOwnWords(
  id: FieldId,
  { type }: ClaimValue,
  words: string,
  quote: string,
): { value: string; shown: string } | null {
  if (!isFigure(type) || !ownWords.has(id) || readClaimed(type, quote) !== null) return null;
  const plain = words.replace(/\s+/g, ' ').trim();
  // A year without a readable date comes from a misprinted date.
  const isMisprinted = type === 'date' && /\b(?:19|20)\d\d\b/.test(plain);
  const isPeriod = type !== 'days' || /\b(?:immediately|forthwith|promptly|at\s+once|without\s+notice)\b/i.test(plain);
  return !isPeriod || plain.length < 12 || plain.length > 300 || isMisprinted ? null : { value: plain, shown: plain };
}
