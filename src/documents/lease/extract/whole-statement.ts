import type { Span } from '../../document.ts';
import type { Decided } from './decide.ts';
import { type FieldId, fields } from './fields/index.ts';
import { withLimits } from './with-limits.ts';

/** Names and places: the rest of their sentence is about something else. */
const alone: ReadonlySet<FieldId> = new Set<FieldId>([
  'landlord',
  'tenant',
  'guarantor',
  'premises_address',
  'suite_floor',
  'building_rsf',
  'agreement_date',
  'governing_law',
  'notices',
  'brokers',
  'base_rent_schedule',
]);

/** For an option, a share or a rate, the words around the figure say when it applies and to what. */
const wholeGroups: ReadonlySet<string> = new Set(['Options', 'Rent', 'Expenses']);
const wholeFields: ReadonlySet<FieldId> = new Set<FieldId>(['holdover', 'radius_restriction']);

/** The span of a field's value, extended by the words that limit it. Names and places stay as they are. */
export function wholeStatement(id: FieldId, { block }: Pick<Decided, 'block'>, span: Span): Span {
  if (alone.has(id)) return span;
  const whole = wholeFields.has(id) || wholeGroups.has(fields.find((each) => each.id === id)?.group ?? '');
  return withLimits(block, span, whole);
}
