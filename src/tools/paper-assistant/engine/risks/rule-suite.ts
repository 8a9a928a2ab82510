import type { CaseFailure, CaseSuite } from '#documents/rules/case-suite.ts';
import { composeUnchecked } from '../compose.ts';
import type { Findings } from '../literature/look-up.ts';
import type { PrototypeOptions } from '../manuscript.ts';
import { applyRule, type RulePart, riskRules } from './check-risks.ts';
import type { RiskContext } from './rule.ts';

/** The examples of one checklist rule, as data. */
export interface RuleCases {
  readonly rule: string;
  readonly fires: readonly Example[];
  readonly silent: readonly Example[];
}

/** A text as its author types it, with options, image descriptions and library answers if the rule needs them. */
export type Example = string | ExampleParts;

interface ExampleParts {
  readonly text: string;
  readonly options?: Partial<PrototypeOptions>;
  readonly figures?: readonly string[];
  readonly findings?: Findings;
}

/** An example in `fires` has an open item for the rule; one in `silent` has none, or a satisfied one. */
export function ruleSuite({ rule: id, fires, silent }: RuleCases): CaseSuite {
  const rule = riskRules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  const contexts = new Map<Example, RiskContext>();
  const stateOf = (example: Example, off: string | null): 'open' | 'satisfied' | 'none' => {
    const context = contexts.get(example) ?? contextOf(example);
    contexts.set(example, context);
    if (rule.designs !== undefined && !rule.designs.includes(context.design.id)) return 'none';
    const items = applyRule(rule, context, off as RulePart | null);
    if (items.some(({ state }) => state === 'open')) return 'open';
    return items.length === 0 ? 'none' : 'satisfied';
  };
  return {
    name: id,
    parts: rule.kind === 'absence' ? ['evidence', 'when', ...(rule.near ? ['near'] : [])] : ['find'],
    missing: () => [
      ...(fires.length < 3 ? [`${fires.length} cases fire, at least 3 must`] : []),
      ...(silent.length < 3 ? [`${silent.length} cases are silent, at least 3 must be`] : []),
    ],
    examples: [
      ...fires.map((example) => ({ check: (off: string | null) => failure(example, 'open', stateOf(example, off)) })),
      // Silent examples have no open item, and a satisfied item shows its sentence.
      ...silent.map((example) => ({
        check(off: string | null) {
          const whole = stateOf(example, null);
          return failure(example, whole === 'open' ? 'none' : whole, stateOf(example, off));
        },
      })),
    ],
  };
}

function failure(example: Example, expected: string, got: string): CaseFailure[] {
  return expected === got ? [] : [{ text: typeof example === 'string' ? example : example.text, expected, got }];
}

function contextOf(example: Example): RiskContext {
  const {
    text,
    options = {},
    figures = [],
    findings = null,
  } = typeof example === 'string' ? { text: example } : (example as ExampleParts);
  const images = figures.map((description, index) => ({
    file: `figures/fig${index + 1}.png`,
    description,
    width: 4,
    height: 3,
    type: 'png' as const,
  }));
  const given = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };
  return composeUnchecked({ text, images, options: { ...given, ...options } }, findings).context;
}
