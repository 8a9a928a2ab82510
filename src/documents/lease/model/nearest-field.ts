import { foldText } from '../../locate-quote.ts';
import type { Field } from '../extract/field.ts';
import { type FieldId, fields } from '../extract/fields/index.ts';
import { datePattern } from '../lexicon/dates.ts';
import type { Topic } from '../topics/topic.ts';
import type { ClaimedPassage } from './claim-passage.ts';
import { type ClaimValue, claimValues } from './claim-values.ts';
import { onlyTopicOf } from './passage-topic.ts';

/**
 * The field's words are nearer to the value than those of any other field of its type. Below a heading that names the
 * field's topic alone, only the words of fields with the same topic count.
 */
export function isNearest(
  field: Field<FieldId>,
  own: ClaimValue,
  value: string,
  { sentence, rest, lead, block }: ClaimedPassage,
): boolean {
  const folded = tidy(lead === '' || sentence.toLowerCase().startsWith(lead) ? sentence : `${lead}: ${sentence}`);
  const wanted = tidy(value);
  // The value may occur more than once: the one in the quote is meant.
  const at = folded.toLowerCase().indexOf(wanted.toLowerCase(), Math.max(0, folded.length - tidy(rest).length - 2));
  if (at < 0) return false;
  const distance = (known: ClaimValue) => distanceOf(folded, at, at + wanted.length, known);
  // `December 31, 2025 (the “Termination Date”)`: the name that follows identifies the value.
  const alias = followingName.exec(folded.slice(at + wanted.length))?.[1];
  if (alias !== undefined && own.type !== 'party' && own.type !== 'words' && alias.search(own.about) < 0) {
    return false;
  }
  const heading = onlyTopicOf(block);
  const isUnderHeading = heading !== null && own.type !== 'party' && onlyFieldOf(heading, own.type) === field.id;
  const mine = isUnderHeading ? Math.min(distance(own), underHeading) : distance(own);
  if (mine > (own.type === 'words' ? 300 : 160)) return false;
  return (Object.entries(claimValues) as [FieldId, ClaimValue][]).every(
    ([other, known]) =>
      other === field.id ||
      known.type !== own.type ||
      own.type === 'words' ||
      // `Controllable expenses shall not increase by more than 5 %`: not an increase of the rent.
      (other === 'escalation' && field.group === 'Expenses') ||
      (isUnderHeading && !fields.some(({ id, topics }) => id === other && topics.includes(heading))) ||
      distance(known) > mine,
  );
}

/** Spaces next to quotation marks don't matter: `(the " Expiration Date ")`. */
function tidy(text: string): string {
  return foldText(text).replace(/ ?" ?/g, '"');
}

/** The only field of this type for which it is the first topic; null if there are several. */
function onlyFieldOf(topic: Topic, type: ClaimValue['type']): FieldId | null {
  const [only, ...others] = fields.filter(({ id, topics }) => claimValues[id]?.type === type && topics[0] === topic);
  return others.length === 0 ? (only?.id ?? null) : null;
}

/** A heading counts as words of the field at this distance, in characters. */
const underHeading = 60;

const followingName =
  /^[\s,]*\(\s*(?:(?:hereinafter|herein|collectively|referred\s+to\s+as),?\s+)*(?:the\s*)?["']([^"']{3,60})["']/i;

const announcesDate = new RegExp(`^\\s{0,3}(?:on|by|at|until|:)?\\s{0,3}(?:the\\s)?${datePattern}`, 'i');

/**
 * Characters between a value and the nearest words that introduce it. These come before a value; a party's role comes
 * after its name.
 */
function distanceOf(text: string, start: number, end: number, { type, about }: ClaimValue): number {
  let least = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(about)) {
    const behind = match.index - end;
    const before = start - (match.index + match[0].length);
    // `from January 1, 2011, and take back on December 31, 2021`: the words introduce the date that follows them.
    if (type === 'date' && behind >= 0 && announcesDate.test(text.slice(match.index + match[0].length))) continue;
    // `4,200 square feet in the Building`: says where the space is, not what is measured.
    if (
      type === 'area' &&
      behind >= 0 &&
      /\b(?:in|of|within|at|on)\s+(?:the|an?|that|said)\s+(?:\w+\s+){0,2}$/i.test(text.slice(end, match.index))
    )
      continue;
    if (type === 'party') {
      // `NAME, a Delaware corporation (“Landlord”)`; `Landlord: NAME` only if no role follows the name.
      if (behind >= 0 && behind < 160) least = Math.min(least, behind);
      else if (before >= 0 && before < 4) least = Math.min(least, 300 + before);
      continue;
    }
    least = Math.min(least, before >= 0 ? before : behind >= 0 ? behind * 1.6 : 0);
  }
  return type === 'party' && least !== Number.POSITIVE_INFINITY ? least / 4 : least;
}
