import { statementRules } from '../assess/risks/index.ts';
import { fields } from '../extract/fields/index.ts';
import { letterFields } from '../letter/fields/index.ts';
import { riskIdeas } from '../letter/risk-model/ideas.ts';

/** The kind of document: offers have separate fields and risks. */
export type AskedOf = 'lease' | 'letter';

interface Asked {
  readonly id: string;
  readonly ask: string;
}

/** The questions for a language model: every field and every risk of the registries, named as in the report. */
export function askedOf(of: AskedOf): { readonly fields: readonly Asked[]; readonly risks: readonly Asked[] } {
  const own = letterFields.filter(({ id }) => !fields.some((each) => each.id === id));
  return {
    fields: [...fields, ...(of === 'letter' ? own : [])].map(({ id, label, lookedFor }) => ({
      id,
      ask: `${label.toLowerCase()} (${lookedFor})`,
    })),
    risks:
      of === 'letter'
        ? riskIdeas.map(({ idea, text }) => ({ id: idea, ask: text }))
        : statementRules.map(({ rule, text }) => ({ id: rule, ask: text })),
  };
}
