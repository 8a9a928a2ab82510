import type { FieldValue } from '#contract/lease-report.ts';
import type { Quote } from '../../../document.ts';
import type { Field, FieldContext } from '../../extract/field.ts';
import type { FieldId } from '../../extract/fields/index.ts';
import { isPartyName } from '../../lexicon/party-names.ts';
import { type ClaimValue, claimValues } from '../../model/claim-values.ts';
import { inOwnWords, isFigure, readClaimed } from '../../model/read-claimed.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { structureNames } from '../fields/expenses.ts';
import { options } from '../fields/renewal.ts';
import { assignmentNames } from '../fields/valued.ts';
import type { Line } from '../letter-saying.ts';
import type { JudgedValue } from '../value-model/read-values.ts';

export type ClaimType = ClaimValue['type'];

/** The values of these fields are used in calculations, so words in place of a figure don't count. */
const onlyFigures: ReadonlySet<string> = new Set(['term_months', 'premises_rsf', 'building_rsf', 'agreement_date']);

/** A claim about an offer, with its quote and what the quote says. */
export interface Claimed {
  readonly field: Field;
  readonly type: ClaimType;
  readonly words: string;
  readonly quote: Quote;
  /** The part of the newest message that applies. */
  readonly text: LeaseText;
  readonly context: FieldContext;
  /** The sentence with the value; null if it is in a heading or above the first term. */
  readonly line: Line | null;
  readonly before: string;
  /** Values in the quote, of the claim's kind, most likely first. */
  readonly mentions: readonly JudgedValue[];
}

/** The value as the offer readers parse it; a value that is not a figure keeps its own words. */
export function readValue({
  field,
  type,
  words,
  quote,
  line,
  mentions,
}: Claimed): { value: FieldValue; shown: string } | null {
  const short = words.replace(/\s+/g, ' ').trim();
  const id = field.id as FieldId;
  if (field.id === 'renewal_options') {
    const read = options(line?.text ?? short)[0];
    return read === undefined ? null : { value: read.value, shown: read.shown };
  }
  if (type === 'choice') {
    const likely = mentions[0]?.chances.get(field.id);
    const choice = likely !== undefined && likely.chance >= 0.15 ? likely.likeliest.split('=')[1] : undefined;
    const read = readClaimed(type, short, id);
    if (read !== null) return read;
    if (choice === undefined) return null;
    const names: Readonly<Record<string, string>> = field.id === 'lease_structure' ? structureNames : assignmentNames;
    return { value: choice, shown: names[choice] ?? choice };
  }
  if (type === 'right' || type === 'passage') return { value: cut(short), shown: cut(short) };
  const [likeliest] = mentions;
  if (type === 'party' || field.id === 'brokers') {
    const read = readClaimed('party', short, id);
    if (read !== null && isPartyName(String(read.value).split(/,\s+an?\s/)[0] ?? '') && short.split(' ').length <= 8)
      return read;
    return likeliest === undefined ? null : { value: likeliest.mention.value, shown: likeliest.mention.shown };
  }
  if (field.id === 'premises_address' || field.id === 'suite_floor') {
    if (likeliest === undefined) return null;
    if (short.length <= 80) return { value: short, shown: short };
    return { value: likeliest.mention.value, shown: likeliest.mention.shown };
  }
  if (isFigure(type)) {
    if (likeliest !== undefined && type !== 'days')
      return { value: likeliest.mention.value, shown: likeliest.mention.shown };
    const read = readClaimed(type, short, id);
    if (read !== null) return read;
    if (onlyFigures.has(field.id)) return null;
    const known = claimValues[id];
    return known === undefined ? null : inOwnWords(id, known, short, quote.text);
  }
  return { value: cut(short), shown: cut(short) };
}

function cut(words: string): string {
  return words.length <= 320 ? words : `${words.slice(0, words.lastIndexOf(' ', 317))} …`;
}
