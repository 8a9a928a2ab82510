import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { readingCases } from './reading.cases.ts';
import { readClause } from './reading.ts';

describe('how a clause is read: who, with what force, whether it is negated, and with which exceptions', () => {
  test.each(readingCases.map((each) => [each.text, each] as const))('%s [D.96]', (_text, wanted) => {
    const text = prepareText(caseDocument(wanted.text));
    const block = text.blocks.find((each) => each.text.includes(wanted.act));
    if (!block) throw new Error(`“${wanted.act}” is not in the text`);
    const start = block.start + block.text.indexOf(wanted.act);
    const reading = readClause(text, block, { start, end: start + wanted.act.length });
    const { text: _, act: __, ...expected } = wanted;
    const got = {
      actor: reading.actor,
      modality: reading.modality,
      negated: reading.negated,
      denied: reading.denied,
      exceptions: reading.exceptions.length,
      isClear: reading.doubts.length === 0,
    };
    expect(got).toMatchObject(expected);
  });
});
