import type { Evidence, Exclusion, Field } from '../../extract/field.ts';
import { type FieldId, fields } from '../../extract/fields/index.ts';

/** A lease field that is read with the evidence for offers instead of that for leases. */
export function letterField(id: FieldId, evidence: readonly Evidence[], exclusions: readonly Exclusion[] = []): Field {
  const shared = fields.find((each) => each.id === id);
  if (shared === undefined) throw new RangeError(`there is no field ${id}`);
  const { many: _many, ...rest } = shared as Field;
  return { ...rest, evidence, exclusions };
}
