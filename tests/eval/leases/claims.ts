import type { FieldId } from '#documents/lease/extract/fields/index.ts';
import { areasIn } from '#documents/lease/lexicon/areas.ts';
import { datesIn } from '#documents/lease/lexicon/dates.ts';
import { durationsIn } from '#documents/lease/lexicon/durations.ts';
import { moneyIn, percentsIn } from '#documents/lease/lexicon/figures.ts';
import type { ModelClaim } from '#documents/lease/model/ask-model.ts';
import { claimValues } from '#documents/lease/model/claim-values.ts';
import { isFigure, readClaimed } from '#documents/lease/model/read-claimed.ts';
import type { Label, LabelledDocument } from './labels.ts';

/** The claims that a perfect model would make: every label, with its value as worded in the quote. */
export function perfectClaims(fields: LabelledDocument['fields']): ModelClaim[] {
  return Object.entries(fields).flatMap(([field, labels]) =>
    labels.flatMap((label) => {
      const value = wordsOf(field, label);
      return value === null ? [] : [{ field, value, quote: label.quote }];
    }),
  );
}

/**
 * The label's value as printed in its quote. The wording of many labels differs from the document (`12 months (notice
 * to cancel)`, `fixed steps`), so figures are compared. If the quote has none of them, the claim's value is the quote
 * itself: a model copies what it claims, and the question asks for the words of a right or a duty. Null if the label
 * states no value.
 */
function wordsOf(field: string, { value, quote }: Label): string | null {
  if (value === null) return null;
  const words = quote.slice(0, 280);
  const known = claimValues[field as FieldId];
  if (value === true || known === undefined) return words;
  const { type } = known;
  if (type === 'party' || type === 'words') return quote.includes(String(value)) ? String(value) : words;
  if (!isFigure(type)) return words;
  const pieces = [
    ...datesIn(quote),
    ...moneyIn(quote),
    ...percentsIn(quote),
    ...areasIn(quote),
    ...durationsIn(quote),
  ].map(({ start, end }) => quote.slice(start, end));
  const figures = [...quote.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => figure);
  return (
    pieces.find((piece) => {
      const read = readClaimed(type, piece);
      return read !== null && (read.value === value || firstNumber(read.shown) === firstNumber(value));
    }) ??
    figures.find((figure) => typeof value === 'number' && firstNumber(figure) === firstNumber(value)) ??
    words
  );
}

/** The first number in a value or in its words; the text itself if it has none. */
function firstNumber(value: unknown): number | string {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(String(value)) ?? [];
  return figure === undefined ? String(value) : Number(figure.replaceAll(',', ''));
}

/** A false claim made from genuine material, and which kind of false claim it is. */
export interface MutatedClaim {
  readonly family: 'other clause' | 'swapped party' | 'negated' | 'superseded' | 'wrong field';
  readonly document: string;
  readonly claim: ModelClaim;
}

/** Five kinds of false claims, as many as the labels allow; `random` is from 0 to 1. */
export function mutatedClaims(document: LabelledDocument, random: () => number): MutatedClaim[] {
  const perfect = perfectClaims(document.fields);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const typeOf = (field: string) => claimValues[field as FieldId]?.type ?? null;
  const made: MutatedClaim[] = [];
  const add = (family: MutatedClaim['family'], claim: ModelClaim) =>
    made.push({ family, document: document.name, claim });
  for (const claim of perfect) {
    const others = perfect.filter(({ field, value }) => field !== claim.field && value !== claim.value);
    const sameType = others.filter(({ field }) => typeOf(field) !== null && typeOf(field) === typeOf(claim.field));
    const other = pick(others);
    // The right value with the quote from another clause.
    if (other && !other.quote.includes(claim.value)) add('other clause', { ...claim, quote: other.quote });
    // The value and the quote from a field of the same type.
    const wrong = pick(sameType);
    if (wrong) add('wrong field', { field: claim.field, value: wrong.value, quote: wrong.quote });
    // The clause with its verb negated.
    const negated = claim.quote.replace(/\b(shall|may|will|is|must)\b(?! not)/, '$1 not');
    if (negated !== claim.quote) add('negated', { ...claim, quote: negated });
  }
  const [landlord] = perfect.filter(({ field }) => field === 'landlord');
  const [tenant] = perfect.filter(({ field }) => field === 'tenant');
  if (landlord && tenant && landlord.value !== tenant.value) {
    add('swapped party', { ...landlord, field: 'tenant' });
    add('swapped party', { ...tenant, field: 'landlord' });
  }
  for (const { field, quote } of document.falseFriends) {
    const value = valueIn(field, quote);
    if (value !== null) add('superseded', { field, value, quote });
  }
  return made;
}

function valueIn(field: string, quote: string): string | null {
  const known = claimValues[field as FieldId];
  if (known === undefined || known.type === 'right') return 'Yes';
  if (known.type === 'passage') return quote;
  if (known.type === 'party' || known.type === 'words') return quote.split(/[,(]/)[0]?.trim() || null;
  const piece = [...datesIn(quote), ...moneyIn(quote), ...percentsIn(quote), ...areasIn(quote), ...durationsIn(quote)]
    .map(({ start, end }) => quote.slice(start, end))
    .find((each) => readClaimed(known.type, each) !== null);
  return piece ?? null;
}

/** Reproducible numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
