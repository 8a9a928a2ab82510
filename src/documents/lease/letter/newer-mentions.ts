import type { Decided } from '../extract/decide.ts';
import type { FieldContext } from '../extract/field.ts';
import { dateOrderOf } from './date-order.ts';
import { linesOf } from './letter-saying.ts';
import { datesAfter, letterDayOf } from './letter-values.ts';

const reason = 'A newer message names this in a sentence, and an older one under a heading; please compare both.';

/** Words in a newer message that refer to one kind of date, and words that refer to another. */
const days: Readonly<Record<string, RegExp>> = {
  commencement_date:
    /\b(?:commenc\w+|(?:lease|term|start)(?: date)?,? (?:would |will |to |must |should )?(?:starts?|begins?|moves?|slips?|is|be)|(?:start|begin|move in|occupancy) (?:on|by|from|of|is|date))\b/i,
  delivery_date: /\b(?:deliver\w*|possession|keys|hand-?over|turn-?over)\b/i,
  expiration_date: /\b(?:expir\w+|(?:lease|term)\b[^.;]{0,30}\b(?:ends?|through|until))\b/i,
  rent_commencement: /\brent\b[^.;]{0,30}\b(?:commenc\w+|starts?|begins?|due|payable)\b/i,
};
const otherDay =
  /\b(?:repl(?:y|ies)|respon[ds]\w*|let (?:me|us) know|answer|offer|letter|proposal|counter|signs?|signed|draft|tour|call|meet\w*|lease dated)\b/i;
const unitName = /\b(?:suites?|units?|bays?|spaces?|floors?) #?(\d{1,5}[A-Z]?|[A-Z]\d{0,4})\b/i;
const otherUnit = /\b(?:first (?:offer|refusal)|expan\w+|next|adjacent|adjoining|also|formerly|parking)\b/i;

/**
 * The date or suite that a newer message names in a sentence, if an older message states a different one under a
 * heading.
 */
export function namedAnew(id: string, old: Decided, context: FieldContext): Decided | null {
  for (const { whole, text, part, settled } of linesOf(context.text)) {
    const own = settled ? valueIn(id, { whole, text }, context) : null;
    if (own === null || own === old.value) continue;
    const { note: _note, doubt: _doubt, ...rest } = old;
    const { block } = part;
    return { ...rest, value: own, shown: shownAs(id, own, context), span: part, block, state: 'check', reason };
  }
  return null;
}

function valueIn(id: string, { whole, text }: { whole: string; text: string }, context: FieldContext): string | null {
  const about = days[id];
  if (about !== undefined) {
    if (!about.test(whole) || otherDay.test(whole)) return null;
    const found = datesAfter(text, letterDayOf(context), dateOrderOf(context.text));
    return found.length === 1 ? String(found[0]?.value) : null;
  }
  if (id !== 'suite_floor' || otherUnit.test(whole)) return null;
  return unitName.exec(text)?.[0] ?? null;
}

function shownAs(id: string, value: string, context: FieldContext): string {
  return days[id] === undefined ? value : (datesAfter(value, null, dateOrderOf(context.text))[0]?.shown ?? value);
}
