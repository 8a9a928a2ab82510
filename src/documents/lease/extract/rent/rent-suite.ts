import { caseDocument } from '#documents/rules/case-document.ts';
import type { CaseSuite } from '#documents/rules/case-suite.ts';
import type { InstrumentKind } from '../../judge-kind.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import type { Candidate, FieldContext } from '../field.ts';
import { rentParts } from './read-schedules.ts';
import { readRentLines } from './rent-lines.ts';
import type { ReadLine } from './step.ts';

/** An example of a schedule: the text of a document and the rows that are read from it. */
export interface RentCase {
  /** The reader that finds it, or the exclusion that rejects it; the case fails if this is switched off. */
  readonly by: string;
  readonly text: string;
  /** Area of the premises if it is known. */
  readonly area?: number;
  readonly kind?: InstrumentKind;
  /**
   * In the format of `describeLine`: 'months 1–12: psf 26.5, monthly 22083.33', 'check months 1–12', 'free months 1–3:
   * monthly 0'.
   */
  readonly lines: readonly string[];
}

export function rentSuite(cases: readonly RentCase[]): CaseSuite {
  return {
    name: 'rent',
    parts: rentParts,
    missing: () => [
      ...rentParts.filter((part) => !cases.some(({ by }) => by === part)).map((part) => `“${part}” has no case`),
      ...cases
        .filter(({ by }) => !rentParts.includes(by))
        .map(({ by }) => `a case names “${by}”, and there is no such part`),
    ],
    examples: cases.map((each) => ({
      by: each.by,
      check(off) {
        const got = linesOf(each, off);
        return JSON.stringify(got) === JSON.stringify(each.lines)
          ? []
          : [{ text: each.text, expected: each.lines.join('\n'), got: got.join('\n') || 'nothing' }];
      },
    })),
  };
}

export function linesOf({ text, area, kind = 'lease' }: RentCase, off: string | null = null): string[] {
  const prepared = prepareText(caseDocument(text));
  const block = prepared.blocks[0];
  const known: Candidate | null =
    area === undefined || block === undefined
      ? null
      : { value: area, shown: `${area} square feet`, span: block, block, evidence: 'given', kind: 'label', score: 100 };
  const context: FieldContext = { text: prepared, kind, best: (id) => (id === 'premises_rsf' ? known : null) };
  return readRentLines(context, off).map(describeLine);
}

export function describeLine({ kind, row, premises, doubt }: ReadLine): string {
  const { from, to, from_month, to_month, year: _year, ...amounts } = row;
  const time =
    from !== undefined || to !== undefined
      ? `${from ?? '…'}–${to ?? '…'}`
      : from_month === undefined
        ? 'any time'
        : `months ${from_month}–${to_month ?? '…'}`;
  const figures = Object.entries(amounts).map(([name, value]) => `${name} ${value}`);
  return [
    ...(premises === null ? [] : [`[${premises}]`]),
    ...(doubt === null ? [] : ['check']),
    ...(kind === 'free' ? ['free'] : []),
    `${time}${figures.length === 0 ? '' : `: ${figures.join(', ')}`}`,
  ].join(' ');
}
