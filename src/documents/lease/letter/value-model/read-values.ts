import type { LeaseText } from '../../prepare/lease-text.ts';
import { type Line, linesOf } from '../letter-saying.ts';
import { classify } from './classify-values.ts';
import { featuresOf } from './features.ts';
import { byField, type ValueGroup } from './field-kinds.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import type { StoredWeights } from './value-weights.ts';
import weights from './weights.json' with { type: 'json' };

const trained = weights as unknown as StoredWeights;

/** A value in the offer and the probability that it belongs to a field. */
export interface JudgedValue {
  readonly mention: Mention;
  readonly line: Line;
  /** The previous sentence. */
  readonly before: string;
  readonly chances: ReturnType<typeof byField>;
}

const known = new WeakMap<LeaseText, Map<string | null, readonly JudgedValue[]>>();

/** Every value of the offer with the model's result; `letterDay` completes days without a year. */
export function judgedValues(text: LeaseText, letterDay: string | null): readonly JudgedValue[] {
  const byDay = known.get(text) ?? new Map<string | null, readonly JudgedValue[]>();
  known.set(text, byDay);
  const cached = byDay.get(letterDay);
  if (cached !== undefined) return cached;
  const lines = linesOf(text);
  const judged = lines.flatMap((line, at) => {
    const around = { before: lines[at - 1]?.text ?? '', place: at / Math.max(1, lines.length - 1) };
    return mentionsIn(line, letterDay).map((mention): JudgedValue => {
      const chances = classify(featuresOf(mention, line, around), trained[mention.kind]);
      return { mention, line, before: around.before, chances: byField(mention.kind, chances) };
    });
  });
  byDay.set(letterDay, judged);
  return judged;
}

/** The minimum probability at which values in a group are usually right for a field; null if they never are. */
export function leastChance(group: ValueGroup, field: string): number | null {
  const least = trained.least[`${group} ${field}`];
  return least === undefined ? null : least / 1000;
}
