import { shiftMonths, showDate } from '../lexicon/dates.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import type { Decision } from './decide.ts';
import type { FieldId } from './fields/index.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/**
 * A lease may be signed some months after its term began, but not more than a year later, and not after the end of the
 * term.
 */
const monthsBefore: readonly (readonly [FieldId, number])[] = [
  ['commencement_date', -12],
  ['delivery_date', -12],
  ['rent_commencement', -12],
  ['expiration_date', 0],
];
/** A restated lease keeps the dates of the original lease. */
const restated = /\brestate(?:d|s|ment)\b/i;

/**
 * Marks dates of the term for checking that are long before the lease's own date: one of the two was misread or is an
 * error.
 */
export function inPossibleOrder(
  text: LeaseText,
  decisions: ReadonlyMap<FieldId, Decision>,
): ReadonlyMap<FieldId, Decision> {
  const dated = decisions.get('agreement_date')?.values[0];
  if (dated?.state !== 'found' || !isoDay.test(String(dated.value))) return decisions;
  if (restated.test(text.document.text.slice(0, 4_000))) return decisions;
  const day = String(dated.value);
  const ordered = new Map(decisions);
  for (const [id, months] of monthsBefore) {
    const decision = decisions.get(id);
    const [value, ...more] = decision?.values ?? [];
    if (decision === undefined || value === undefined || value.state === 'check') continue;
    if (!isoDay.test(String(value.value)) || String(value.value) >= shiftMonths(day, months)) continue;
    const reason = `The lease is dated ${showDate(day)}, long after this day.`;
    ordered.set(id, { ...decision, values: [{ ...value, state: 'check', reason }, ...more] });
  }
  return ordered;
}
