import { labelEvidence } from '../../evidence.ts';
import { defineField, type Evidence, type Reading } from '../../field.ts';
import { first, type ReadValue, readTerms } from '../../readers.ts';
import { abatementForms, abatementsIn } from '../../rent/abatements.ts';
import { monthsOf } from '../../rent/period.ts';
import { rentLinesOf } from '../../rent/rent-lines.ts';

/** Lines of the schedule that are printed as abated or zero. */
const schedule: Evidence = {
  name: 'schedule',
  kind: 'table',
  find: (context) => {
    const lines = rentLinesOf(context).filter(
      ({ kind, reader, doubt }) => kind === 'free' && reader !== 'abatement' && doubt === null,
    );
    const months = lines.reduce((sum, { row }) => sum + (monthsOf(row) ?? Number.NaN), 0);
    const [head, last] = [lines[0], lines.at(-1)];
    if (head === undefined || last === undefined || !(months > 0)) return [];
    return [
      {
        value: months,
        shown: showMonths(months),
        span: { start: head.span.start, end: last.span.end },
        block: head.block,
      },
    ];
  },
};

/** A clause that grants free rent, in one of its forms. */
const granted = (name: string): Evidence => ({
  name,
  kind: 'phrase',
  find: ({ text }) => {
    const others = abatementForms.filter((form) => form.name !== name).map((form) => form.name);
    return abatementsIn(text, others).flatMap(({ months, period, doubt, block, start, end }): Reading[] => {
      if (months === null && period === null) return [];
      const printed = text.document.text.slice(start, end).replace(/\s+/g, ' ').trim();
      return [
        {
          value: months ?? printed,
          shown: months === null ? printed : showMonths(months),
          span: { start, end },
          block,
          weight: 20 + (/abate|free|concession|rent/.test(block.section) ? 10 : 0),
          ...(doubt === null ? {} : { doubt }),
        },
      ];
    });
  },
});

export const freeRent = defineField({
  id: 'free_rent',
  label: 'Free rent',
  group: 'Rent',
  lookedFor: 'an abatement of rent or free months',
  topics: ['rent'],
  evidence: [
    schedule,
    labelEvidence(
      'label',
      /^(?:free|abated)\s+rent(?:\s+period)?$|^rent[\s-](?:free\s+period|abatement|concession|holiday)$|^abatement(?:\s+period)?$/,
      readMonths,
      { titled: false, limit: 200 },
    ),
    ...abatementForms.map(({ name }) => granted(name)),
  ],
});

function readMonths(piece: string): ReadValue[] {
  if (/^\W*(?:none|n\/?a|not\s+applicable)\b/i.test(piece)) return [];
  return first(readTerms)(piece).map((read) => ({
    ...read,
    ...(/\b(?:half|\d{1,2}(?:\.\d+)?\s?%|percent)\b/i.test(piece)
      ? { doubt: 'Only a part of the rent may be abated.' }
      : {}),
  }));
}

function showMonths(months: number): string {
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}
