import { fields } from '../extract/fields/index.ts';

/** The question to a language model: every field of the registry, in the words of the report. */
export const askedFields: readonly { readonly id: string; readonly ask: string }[] = fields
  .filter(({ id }) => id !== 'base_rent_schedule')
  .map(({ id, label, lookedFor }) => ({ id, ask: `${label.toLowerCase()} (${lookedFor})` }));
