import type { FieldValue } from '#contract/lease-report.ts';
import type { FieldId } from '../extract/fields/index.ts';
import { jurisdictionOf, jurisdictionPattern } from '../extract/fields/other/jurisdictions.ts';
import { readAmounts, readDays, readPercents, type ValueReader } from '../extract/readers.ts';
import { landlord, tenant } from '../extract/sides.ts';
import { clip } from '../prepare/sentences.ts';

/** How the value of a field is read from a sentence that the classifier chose; null if the sentence contains none. */
export type ClauseReader = (sentence: string) => { readonly value: FieldValue; readonly shown: string } | null;

const first =
  (read: ValueReader, from: number, to: number): ClauseReader =>
  (sentence) =>
    read(sentence).find(({ value }) => {
      const size = Number.parseFloat(String(value));
      return size >= from && size <= to;
    }) ?? null;
const percent = (from: number, to: number) => first(readPercents, from, to);
const amount = (from: number) => first(readAmounts, from, Number.POSITIVE_INFINITY);
/** Periods in days; those in months or years belong to another field. */
const days =
  (to: number): ClauseReader =>
  (sentence) =>
    readDays(sentence).find(({ value }) => typeof value === 'number' && value <= to) ?? null;

const itself: ClauseReader = (sentence) => {
  const { text } = clip(sentence.replace(/\s+/g, ' ').trim());
  return { value: text, shown: text };
};

/** A sentence without a negation grants the right; a person must decide what a negated sentence still grants. */
const right: ClauseReader = (sentence) =>
  /\b(?:no|not|nor|waives?|without)\b/i.test(sentence) ? null : { value: true, shown: 'Yes' };

/**
 * Only from a sentence with words for the field, because the classifier also matches clauses in other kinds of
 * contracts.
 */
const about =
  (words: RegExp, read: ClauseReader): ClauseReader =>
  (sentence) =>
    words.test(sentence) ? read(sentence) : null;
/** Not from a sentence about the other party's duty. */
const unlessOf = (other: string, read: ClauseReader): ClauseReader => {
  const duty = new RegExp(
    `^\\W*(?:[\\d.()a-z]{1,8}\\s+)?(?:the\\s+)?${other}\\s+(?:shall|will|must|agrees?|covenants?|is)\\b`,
    'i',
  );
  return (sentence) => (duty.test(sentence) ? null : read(sentence));
};

const knownPlace = new RegExp(jurisdictionPattern);

const law: ClauseReader = (sentence) => {
  const place =
    /\b(?:laws?|courts?)\s+(?:of|in)\s+(?:the\s+)?(?:(?:State|Commonwealth|Province)\s+of\s+)?(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,2})/u.exec(
      sentence,
    )?.[1];
  if (place === undefined) return null;
  // `People’s Republic of China`: the name that reports use, if it is a known place.
  const known = jurisdictionOf(knownPlace.exec(sentence)?.[0] ?? '');
  const value = known ?? place;
  return known === null && /^(?:People|Republic|Kingdom)$/.test(place) ? null : { value, shown: value };
};

/**
 * The fields that the classifier covers. Rules alone read dates, notice periods of options, rent and choices, and also
 * the fields for which the classifier was right in fewer than two of three leases: alterations, condemnation, cure of
 * unpaid rent, escalation, notices, remedies, signs, use.
 */
export const clauseReaders: Readonly<Partial<Record<FieldId, ClauseReader>>> = {
  audit_right: itself,
  change_of_control: right,
  condition: about(/premises|building|as[\s-]is/i, itself),
  default_nonmonetary_cure: unlessOf(landlord, days(120)),
  estoppel: about(/estoppel|certif|statement/i, days(60)),
  exclusive_use: itself,
  governing_law: law,
  gross_up: percent(80, 100),
  holdover: percent(100, 400),
  insurance_liability: amount(100_000),
  landlord_default: itself,
  late_charge: percent(1, 30),
  maintenance_landlord: unlessOf(tenant, itself),
  maintenance_tenant: unlessOf(landlord, (sentence) =>
    /\b(?:surrender|yield|vacate)\b/i.test(sentence) ? null : itself(sentence),
  ),
  measurement_standard: itself,
  mgmt_admin_fee: percent(1, 25),
  opex_cap: percent(1, 15),
  opex_estimate: amount(0.1),
  opex_share: percent(0.1, 100),
  parking: itself,
  profit_sharing: percent(10, 100),
  quiet_enjoyment: right,
  real_estate_taxes: itself,
  recapture: right,
  rofo_rofr: right,
  security_deposit: amount(1),
  subordination_snda: itself,
  termination_option: right,
  utilities: itself,
};

export const clauseFields = Object.keys(clauseReaders) as FieldId[];
