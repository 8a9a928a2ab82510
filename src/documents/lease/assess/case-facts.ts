import type { FieldValue, RentLine } from '#contract/lease-report.ts';
import { caseDocument } from '../../rules/case-document.ts';
import { factsOf } from '../extract/collect-facts.ts';
import type { Decision } from '../extract/decide.ts';
import type { Facts } from '../extract/facts.ts';
import type { FieldId } from '../extract/fields/index.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';

/** The facts of an example: a text, and values as if the fields had been found in it. */
export interface CaseFacts {
  /**
   * Each line is a paragraph. A given value is quoted from the first line that contains it, otherwise from the first
   * line.
   */
  readonly text: string;
  readonly given?: Readonly<Partial<Record<FieldId, FieldValue>>>;
  readonly rent?: readonly Partial<RentLine>[];
  readonly kind?: InstrumentKind;
}

export function caseFacts({ text, given = {}, rent = [], kind = 'lease' }: CaseFacts): Facts {
  const prepared = prepareText(caseDocument(text));
  const first = prepared.blocks[0];
  if (first === undefined) throw new RangeError('an example has at least one line');
  const decisions = new Map<FieldId, Decision>(
    (Object.entries(given) as [FieldId, FieldValue][]).map(([id, value]) => {
      const block = prepared.blocks.find((each) => each.text.includes(String(value))) ?? first;
      const decided = {
        value,
        shown: String(value),
        span: { start: block.start, end: block.end },
        block,
        evidence: 'given',
        kind: 'label' as const,
        score: 100,
        state: 'found' as const,
      };
      return [id, { values: [decided], others: [] }];
    }),
  );
  const lines = rent.map(
    (line): RentLine => ({ ...passageOf(prepared.quote(first)), state: 'found', kind: 'base', shown: '', ...line }),
  );
  return factsOf(prepared, { kind, name: kind, evidence: null }, decisions, lines);
}
