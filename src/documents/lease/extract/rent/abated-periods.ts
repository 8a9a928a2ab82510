import type { FieldContext } from '../field.ts';
import { abatementsIn, labelledAbatements } from './abatements.ts';
import { partNamedIn } from './premises.ts';
import { showRow } from './show-row.ts';
import type { ReadLine } from './step.ts';

/**
 * Free rent that a clause grants in addition to the schedule, as separate rows; a partial abatement becomes a row to
 * check.
 */
export function abatedPeriods({ text }: FieldContext): ReadLine[] {
  return [...labelledAbatements(text), ...abatementsIn(text)].flatMap(
    ({ period, doubt, block, start, end }): ReadLine[] => {
      if (period === null) return [];
      const { follows: _follows, length: _length, ...time } = period;
      const row = doubt !== null ? time : { ...time, monthly: 0 };
      const printed = text.document.text.slice(start, end).replace(/\s+/g, ' ').trim();
      return [
        {
          kind: 'free',
          reader: 'abatement',
          row,
          premises: partNamedIn(text.document.text.slice(start, end + 80).split(/[.;]\s|\n/)[0] ?? ''),
          doubt,
          proof: 'the words of the clause',
          shown: doubt === null ? showRow(row, true) : printed,
          span: { start, end },
          block,
        },
      ];
    },
  );
}
