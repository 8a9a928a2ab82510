import { defineField, type Evidence, type FieldContext, type Reading } from '../../field.ts';
import { rentLinesOf } from '../../rent/rent-lines.ts';
import type { ReaderName } from '../../rent/step.ts';
import { rank } from '../../weights.ts';

/** Lines of base rent from one schedule reader; amounts are shown only if their units are certain. */
const linesBy = (name: ReaderName, kind: Evidence['kind']): Evidence => ({
  name,
  kind,
  find: (context: FieldContext) =>
    rentLinesOf(context)
      .filter((line) => line.kind === 'base' && line.reader === name)
      .map(
        ({ row, shown, span, block, doubt, proof }): Reading => ({
          // A line that must be checked shows the document's words.
          value: doubt === null ? row : shown,
          shown,
          span,
          block,
          // `read-schedules.ts` chooses the schedule, using all available information.
          weight: rank.chosen,
          ...(doubt === null ? (proof === null ? {} : { note: `Units: ${proof}.` }) : { doubt }),
        }),
      ),
});

export const baseRentSchedule = defineField({
  id: 'base_rent_schedule',
  label: 'Base rent',
  group: 'Rent',
  lookedFor: 'a table or a statement of base, minimum, annual or monthly rent',
  topics: ['rent'],
  many: true,
  evidence: [
    linesBy('table', 'table'),
    linesBy('list', 'table'),
    linesBy('loose', 'table'),
    linesBy('prose', 'phrase'),
    linesBy('stated', 'phrase'),
  ],
});
