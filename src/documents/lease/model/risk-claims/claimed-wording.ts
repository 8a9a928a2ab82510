import { clausePattern } from '../../assess/clause-pattern.ts';
import type { Actor } from '../../assess/reading/actors.ts';
import type { Modality } from '../../assess/reading.ts';
import type { StatementAct } from '../../assess/risk-rule.ts';

/**
 * How a passage may state a risk that a language model read in it. Broader than the phrases of the rule, because the
 * passage is already chosen. Who acts, negation, and exceptions are read as for the rule.
 */
export interface ClaimedWording {
  readonly rule: string;
  /** Words that the passage's sentences must all contain, in any order. */
  readonly needs: readonly RegExp[];
  readonly acts: readonly StatementAct[];
}

type Actors = StatementAct['actors'];

/** Who can be the subject: the party itself, or a thing, as in `the award belongs to Landlord`. */
export const byLandlord: Actors = ['landlord', 'other'];
export const byTenant: Actors = ['tenant', 'other'];
export const byAnyone: readonly Actor[] = ['landlord', 'tenant', 'other'];
export const byBoth: readonly Actor[] = ['each', 'either', ...byAnyone];

interface Force {
  readonly modality?: readonly Modality[];
  readonly isRelative?: true;
}

/** What the tenant is allowed to do is not a burden. */
export const duty: Force = { modality: ['shall', 'states'] };

/** A party that waives a right does not use it. */
const notWaived: readonly Modality[] = ['shall', 'may', 'states'];

export function says(actors: Actors, source: string, force: Force = {}): StatementAct {
  return { name: 'claimed', words: [], act: clausePattern(`\\b(${source})`), actors, modality: notWaived, ...force };
}

/** The denial is the risk: `shall not be liable`. */
export function denies(actors: Actors, source: string, force: Force = {}): StatementAct {
  return { ...says(actors, source, force), negated: true };
}

export function claimedWording(
  rule: string,
  needs: readonly RegExp[],
  ...acts: readonly StatementAct[]
): ClaimedWording {
  return { rule, needs, acts };
}
