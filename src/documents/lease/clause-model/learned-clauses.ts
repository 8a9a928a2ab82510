import type { Decision } from '../extract/decide.ts';
import type { FieldContext } from '../extract/field.ts';
import type { FieldId } from '../extract/fields/index.ts';
import { chancesOf, type SparseWeights, scoresOf } from '../linear-model/sparse-classifier.ts';
import { inUsualWords } from '../prepare/own-roles.ts';
import { clip } from '../prepare/sentences.ts';
import { featuresOf } from './clause-features.ts';
import { clauseSentences } from './clause-sentences.ts';
import { clauseFields, clauseReaders } from './clause-values.ts';
import weights from './weights.json' with { type: 'json' };

const trained = weights as unknown as SparseWeights;

/** With this minimum, 124 of 141 values were right in leases that were not used for the training. */
const leastChance = 0.1;
const reason = 'Chosen by the words of the sentence, because no rule reads this clause; please read it.';

/**
 * Adds values to the decisions: for fields in which the rules found nothing, from sentences that the classifier
 * chooses.
 */
export function withLearned(
  decisions: ReadonlyMap<FieldId, Decision>,
  { text, kind }: FieldContext,
  model: SparseWeights = trained,
): ReadonlyMap<FieldId, Decision> {
  // An amendment states only what it changes.
  const open = kind === 'amendment' ? [] : clauseFields.filter((id) => decisions.get(id)?.values.length === 0);
  if (open.length === 0) return decisions;
  const sentences = clauseSentences(text).flatMap(({ block, start, text: sentence, section, before, isTerm }) => {
    if (!isTerm) return [];
    const features = featuresOf({ text: sentence, section, before });
    return [{ block, start, sentence, chances: chancesOf(scoresOf(features, model, features.length)) }];
  });
  const completed = new Map(decisions);
  for (const id of open) {
    const place = clauseFields.indexOf(id);
    const chanceOf = ({ chances }: (typeof sentences)[number]): number => chances[place] ?? 0;
    const likely = sentences.filter((each) => chanceOf(each) >= leastChance).sort((a, b) => chanceOf(b) - chanceOf(a));
    for (const { block, start, sentence } of likely) {
      const read = clauseReaders[id]?.(sentence);
      if (!read) continue;
      const quoted = clip(sentence);
      const span = { start: start + quoted.start, end: start + quoted.start + quoted.text.length };
      const { value, shown } = read;
      const candidate = {
        value,
        shown: inUsualWords(shown, text.roles),
        span,
        block,
        evidence: 'learned',
        kind: 'sentence',
        score: 0,
      } as const;
      completed.set(id, { values: [{ ...candidate, state: 'check', reason }], others: [] });
      break;
    }
  }
  return completed;
}
