import { withLearned } from '#documents/lease/clause-model/learned-clauses.ts';
import { type LabelledClause, trainClauses } from '#documents/lease/clause-model/train-clauses.ts';
import { factsOf, fieldContext } from '#documents/lease/extract/collect-facts.ts';
import type { Decision } from '#documents/lease/extract/decide.ts';
import { type FieldId, fields } from '#documents/lease/extract/fields/index.ts';
import { describeFields } from '#documents/lease/present/describe.ts';
import { scoreFields } from '../tests/eval/leases/score-fields.ts';
import type { LabelledLease } from './labelled-clauses.ts';

const folds = 5;

/**
 * How often the classifier's values are right without any rules, measured on lease families that it was not trained
 * with.
 */
export function measureClauses(leases: readonly LabelledLease[], others: readonly LabelledClause[]): string {
  const families = [...new Set(leases.flatMap(({ document }) => document?.family ?? []))];
  const outcomes = new Map<string, { right: number; shown: number }>();
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = ({ document }: LabelledLease) =>
      document !== null && families.indexOf(document.family) % folds === fold;
    const known = leases.filter((lease) => !isLeftOut(lease)).flatMap(({ clauses }) => clauses);
    const model = trainClauses([...known, ...others]);
    for (const { document, opened } of leases.filter(isLeftOut)) {
      const { text, gate } = opened;
      const none = new Map<FieldId, Decision>(fields.map(({ id }) => [id, { values: [], others: [] }]));
      const learned = withLearned(none, fieldContext(text, gate.judged, none), model);
      const reported = describeFields(factsOf(text, gate.judged, learned, [])).fields;
      for (const { field, outcome } of document === null ? [] : scoreFields(document, reported, text.document.text)) {
        if (outcome === 'missing') continue;
        const count = outcomes.get(field) ?? { right: 0, shown: 0 };
        outcomes.set(field, { right: count.right + (outcome === 'right' ? 1 : 0), shown: count.shown + 1 });
      }
    }
  }
  const counts = [...outcomes.values()];
  const sum = (of: 'right' | 'shown'): number => counts.reduce((total, count) => total + count[of], 0);
  const rows = [...outcomes].sort().map(([field, { right, shown }]) => `${field}: ${right} of ${shown}`);
  return `${rows.join('\n')}\nall: ${sum('right')} of ${sum('shown')}\n`;
}
