import type { DocumentReport } from '#contract/lease-report.ts';
import { showPlace } from '#contract/report/show.ts';
import { reportKeys } from '#contract/report-checks.ts';
import type { ReportDate } from '#contract/report-dates.ts';
import { reviewWords } from '#contract/review-words.ts';

/** The dates that a person may rely on; uncertain and rejected ones are left out of calendars and reminders. */
export function reportDates(report: DocumentReport): ReportDate[] {
  return report.dates.flatMap((each, index) =>
    each.state === 'found'
      ? [
          {
            item: reportKeys.date(index),
            date: each.date,
            label: each.label,
            details: [
              ...(each.quote === null ? [] : [`${showPlace(each)}: “${each.quote}”`]),
              ...(each.derived === undefined ? [] : [each.derived]),
              ...(each.review === undefined ? [] : [reviewWords(each.review)]),
            ].join('\n'),
            reviewedAt: each.review?.at ?? null,
          },
        ]
      : [],
  );
}
