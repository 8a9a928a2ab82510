import { fields } from '../extract/fields/index.ts';

/** The question for a language model: every field of the registry, named as in the report. */
export const askedFields: readonly { readonly id: string; readonly ask: string }[] = fields.map(
  ({ id, label, lookedFor }) => ({ id, ask: `${label.toLowerCase()} (${lookedFor})` }),
);
