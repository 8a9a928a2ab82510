import { caseDocument } from '../../rules/case-document.ts';
import type { CaseFailure, CaseSuite } from '../../rules/case-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { findStatements, type StatementFinding } from './find-statements.ts';
import type { StatementRule } from './risk-rule.ts';

/** The examples of one risk rule, as data. */
export interface RiskCases {
  readonly rule: StatementRule;
  /** Texts that state the risk; `by`: the phrase that matches. */
  readonly fires: readonly { readonly by: string; readonly text: string; readonly state?: 'found' | 'check' }[];
  /**
   * Texts that don't match. `by`: the exclusion that applies, if any. `shows`: why the text could be mistaken for the
   * risk.
   */
  readonly silent: readonly {
    readonly text: string;
    readonly by?: string;
    readonly shows?: 'negated' | 'mutual' | 'exception';
  }[];
}

/**
 * A rule with its examples. In addition to the stated cases, every matching text is inverted (verb negated, parties
 * swapped, exception added after it) and must then not match.
 */
export function riskSuite({ rule, fires, silent }: RiskCases): CaseSuite {
  const unless = rule.unless ?? [];
  const find = (text: string, off: string | null) => {
    const prepared = prepareText(caseDocument(text));
    return { prepared, found: findStatements(rule, prepared, off) };
  };
  const inversions = fires.flatMap(({ text }) => {
    const { prepared, found } = find(text, null);
    const finding = found[0];
    return finding === undefined ? [] : inverted(rule, finding, prepared.document.text);
  });
  const has = (part: Inversion['part']) => inversions.some((each) => each.part === part);
  return {
    name: rule.rule,
    parts: [
      ...rule.acts.flatMap(({ name, scene, modality }) => [
        name,
        ...(scene ? [`${name}.scene`] : []),
        ...(modality ? [`${name}.modality`] : []),
      ]),
      ...unless.map(({ name }) => name),
      'polarity',
      ...(has('actor') && rule.acts.some(({ actors }) => !actors.includes('other')) ? ['actor'] : []),
      'exceptions',
    ],
    missing: () => [
      ...(fires.length < 3 ? [`${fires.length} cases fire, at least 3 must`] : []),
      ...(silent.length < 3 ? [`${silent.length} cases are silent, at least 3 must be`] : []),
      ...(['negated', 'mutual', 'exception'] as const)
        .filter((kind) => !silent.some(({ shows }) => shows === kind))
        .map((kind) => `no case without the risk shows “${kind}”`),
      ...rule.acts
        .filter(({ name }) => !fires.some(({ by }) => by === name))
        .map(({ name }) => `act “${name}” has no case`),
      ...unless
        .filter(({ name }) => !silent.some(({ by }) => by === name))
        .map(({ name }) => `exclusion “${name}” has no case that it excludes`),
      ...[...fires, ...silent]
        .filter(({ by }) => by !== undefined && ![...rule.acts, ...unless].some(({ name }) => name === by))
        .map(({ by }) => `a case names “${by}”, and there is no such part`),
      ...(['polarity', 'exceptions'] as const)
        .filter((part) => !has(part))
        .map((part) => `no firing case can be inverted by ${part}`),
    ],
    examples: [
      ...fires.map(({ text, by, state = 'found' }) => ({
        by,
        check(off: string | null): CaseFailure[] {
          const [first] = find(text, off).found;
          return first?.act.name === by && first.state === state
            ? []
            : [{ text, expected: `fires by “${by}” (${state})`, got: shown(first) }];
        },
      })),
      ...[...silent, ...inversions.map(({ part, text }) => ({ by: part, text }))].map(({ by, text }) => ({
        by,
        check(off: string | null): CaseFailure[] {
          const [first] = find(text, off).found;
          return first === undefined ? [] : [{ text, expected: 'silent', got: shown(first) }];
        },
      })),
    ],
  };
}

function shown(finding: StatementFinding | undefined): string {
  if (finding === undefined) return 'silent';
  return `fires by “${finding.act.name}” (${finding.state}${finding.state === 'check' ? `: ${finding.reason}` : ''})`;
}

interface Inversion {
  readonly part: 'polarity' | 'actor' | 'exceptions';
  readonly text: string;
}

function inverted(rule: StatementRule, { reading, act }: StatementFinding, whole: string): Inversion[] {
  const { predicate, block } = reading;
  const negated = predicate === null ? null : negate(predicate.text, whole.slice(predicate.end), act.negated ?? false);
  const swapped = swapParties(whole);
  const isTwoSided = act.actors.some((actor) => actor === 'each' || actor === 'either') || rule.hurts === 'both';
  const paragraph = whole.slice(0, block.end).trimEnd();
  return [
    ...(predicate !== null && negated !== null
      ? [{ part: 'polarity' as const, text: whole.slice(0, predicate.start) + negated }]
      : []),
    ...(swapped === whole || isTwoSided ? [] : [{ part: 'actor' as const, text: swapped }]),
    {
      part: 'exceptions',
      text: `${paragraph}${/[.!?]$/.test(paragraph) ? '' : '.'} The foregoing shall not apply.${whole.slice(block.end)}`,
    },
  ];
}

/** The verb and the words after it with the opposite polarity; null if there is no simple way to invert them. */
function negate(verb: string, rest: string, isNegated: boolean): string | null {
  if (isNegated) {
    const without = rest.replace(/^\s+not\b/, '');
    return without === rest ? null : verb + without;
  }
  if (/^(?:shall|will|may|must|can|should|would|is|are|was|were|does|do)$/i.test(verb)) return `${verb} not${rest}`;
  if (/^(?:has|have)$/i.test(verb)) return `${verb === 'has' ? 'does' : 'do'} not have${rest}`;
  const plain = verb.replace(/^hereby\s+/i, '').toLowerCase();
  if (/^irrevocably$/.test(plain)) return `does not ${plain}${rest}`;
  return `does not ${plain.replace(/ies$/, 'y').replace(/(?:(?<=ish|ch|ss)es|(?<!s)s)$/, '')}${rest}`;
}

const pairs = [
  ['Landlord', 'Tenant'],
  ['LANDLORD', 'TENANT'],
  ['Lessor', 'Lessee'],
  ['LESSOR', 'LESSEE'],
  ['landlord', 'tenant'],
  ['Sublandlord', 'Subtenant'],
  ['Sublessor', 'Sublessee'],
  ['Licensor', 'Licensee'],
  ['Party A', 'Party B'],
] as const;

function swapParties(text: string): string {
  const other = new Map<string, string>(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  return text.replace(new RegExp(`\\b(?:${[...other.keys()].join('|')})\\b`, 'g'), (name) => other.get(name) ?? name);
}
