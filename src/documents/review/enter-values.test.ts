import { expect, test } from 'vitest';
import { documentReportSchema, type LeaseAnalysis } from '#contract/lease-report.ts';
import type { Correction, ItemReview } from '#contract/report-reviews.ts';
import { reviewProgress } from '#contract/review-items.ts';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import { compareTerms } from '../compare/compare-terms.ts';
import { outlineOf } from '../report/outline.ts';
import { reportDates } from '../report/report-dates.ts';
import { applyReviews } from './apply-reviews.ts';

const stored = sampleAnalysis();

const entered = (id: string, correction: Correction, report = stored): LeaseAnalysis => {
  const review: ItemReview = {
    ...{ decision: 'corrected', correction, note: null, by: 'anna', at: '2026-11-22T10:00:00.000Z' },
  };
  return applyReviews(report, new Map([[`field-${id}-0`, review]])) as LeaseAnalysis;
};
const without = (id: string, kind?: string): LeaseAnalysis => {
  const { [id]: _, ...fields } = stored.fields;
  return {
    ...stored,
    fields,
    dates: stored.dates.filter((date) => date.kind !== kind),
    not_found: [...stored.not_found, { id, label: id, looked_for: '' }],
  };
};

test('an entered value has no passage, and every text shows that it was entered [D.151]', () => {
  const report = entered('letter_of_credit', { kind: 'money', amount: 40_000 });
  expect(report.fields['letter_of_credit']).toMatchObject({
    ...{ value: 40_000, shown: '$40,000.00', state: 'found', quote: null, page: null },
    review: { decision: 'corrected', by: 'anna' },
  });
  expect(report.not_found.map(({ id }) => id)).not.toContain('letter_of_credit');
  expect(documentReportSchema.safeParse(report).success).toBe(true);
  expect(report.markdown).toContain('**Letter of credit**: $40,000.00. Entered by you on Nov 22, 2026.');
  expect(JSON.stringify(outlineOf(report, '2026-11-22'))).toContain('$40,000.00. Entered by you on Nov 22, 2026.');
  const { reviewed, total } = reviewProgress(report);
  expect([reviewed, total]).toEqual([1, reviewProgress(stored).total + 1]);
  const term = compareTerms(stored, report).find(({ id }) => id === 'letter_of_credit');
  expect(term).toMatchObject({ verdict: 'missing', second: { shown: '$40,000.00', passage: null } });
});

test.each([
  ['premises_rsf', { kind: 'area', area: 4250 }, '4,250 square feet'],
  ['term_months', { kind: 'number', number: 60 }, '60 months'],
  ['governing_law', { kind: 'text', text: 'Ohio' }, 'Ohio'],
] as const)('%s is entered with its unit [D.151]', (id, correction, shown) => {
  expect(entered(id, correction, without(id)).fields[id]).toMatchObject({ shown, quote: null });
});

test('an entered last day of the term appears in dates to watch, calendar and reminders [D.151]', () => {
  const report = entered(
    'expiration_date',
    { kind: 'date', date: '2031-05-31' },
    without('expiration_date', 'expiration'),
  );
  expect(reportDates(report)).toContainEqual(
    expect.objectContaining({
      ...{ date: '2031-05-31', label: 'Term ends', details: 'Entered by you on Nov 22, 2026.' },
    }),
  );
});

test('an entered tenant appears in the title [D.151]', () => {
  expect(entered('tenant', { kind: 'text', text: 'Ace LLC' }, without('tenant')).title).toContain('Ace LLC');
});
