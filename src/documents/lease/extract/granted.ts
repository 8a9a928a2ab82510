import type { Actor } from '../assess/reading/actors.ts';
import { readClause } from '../assess/reading.ts';
import type { Evidence } from './field.ts';
import { type Said, type SaidValue, saidEvidence } from './said.ts';
import type { NamedScore } from './score.ts';

interface GrantedOptions {
  /** The party that has the right or the duty; any party if omitted. */
  readonly by?: readonly NonNullable<Actor>[];
  readonly section?: RegExp;
  readonly within?: RegExp;
  readonly weight?: NamedScore;
}

/**
 * Rights that a sentence grants: `act` names the right, and the shared clause reader determines who has it and whether
 * it is negated. A right in a condition, or in an unclear sentence, is reported for a person to check.
 */
export function grantedEvidence(
  name: string,
  words: readonly string[],
  act: RegExp,
  { by, ...options }: GrantedOptions = {},
): Evidence {
  return saidEvidence(name, words, act, (said) => granted(said, by), options);
}

/** Whether the sentence grants the matched right. */
export function granted(
  { block, start, at, match, context: { text } }: Said,
  by?: readonly NonNullable<Actor>[],
): SaidValue | null {
  const act = { start: start + at, end: start + at + match.length };
  const reading = readClause(text, block, act);
  if (reading.negated || reading.denied || reading.modality === 'waives') return null;
  if (by && (reading.actor === null || !by.includes(reading.actor))) return null;
  const doubt = reading.doubts[0];
  return { value: true, shown: 'Yes', ...(doubt === undefined ? {} : { doubt }) };
}
