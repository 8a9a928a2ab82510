import { durationsIn } from '#documents/lease/lexicon/durations.ts';
import { phraseEvidence } from '../../evidence.ts';
import { around, defineField } from '../../field.ts';
import { type ReadValue, readAmounts, readPercents } from '../../readers.ts';

/** Rate, period and monthly payment, as far as one passage states them: '8%, 84 months, $935.17 a month'. */
function readAmortization(piece: string): ReadValue[] {
  const [rate] = readPercents(piece);
  if (rate === undefined) return [];
  const time = durationsIn(piece).find(({ months }) => months !== null);
  const payment = readAmounts(piece).find(({ end }) => /^\)?\s+(?:per|a|each|every)\s+month/i.test(piece.slice(end)));
  const parts = [
    rate.shown,
    time === undefined ? '' : `${time.count} ${time.unit}s`,
    payment === undefined ? '' : `${payment.shown} a month`,
  ].filter((part) => part !== '');
  const value = parts.join(', ');
  return [{ value, shown: value, start: 0, end: Math.max(rate.end, time?.end ?? 0, payment?.end ?? 0) }];
}

export const tiAmortized = defineField({
  id: 'ti_amortized',
  label: 'Amortized improvements',
  group: 'Work',
  lookedFor: 'an additional allowance that is amortized into the rent',
  topics: ['work', 'rent', 'alterations'],
  evidence: [
    phraseEvidence(
      'amortizedAt',
      ['amortized', 'amortize', 'amortization'],
      /\bamortiz(?:ed|ation|e|ing)\b[^;]{0,110}?\d+(?:\.\d+)?\)?\s?(?:%|percent)(?:[^.;]|\.(?=\d)){0,140}/dgi,
      readAmortization,
    ),
  ],
  exclusions: [
    {
      name: 'notImprovements',
      excludes: (candidate) =>
        !/\b(?:allowance|contribution|(?:tenant|leasehold)\s+improvements?|improvement\s+costs|tenant[’']s\s+work)\b/i.test(
          around(candidate, 300),
        ),
    },
    {
      name: 'expensesOrFees',
      excludes: (candidate) =>
        /\b(?:operating\s+(?:expenses|costs)|capital|unamortized|terminat\w+|commissions?|useful\s+life|common\s+area|savings)\b/i.test(
          around(candidate, 260),
        ),
    },
  ],
});
