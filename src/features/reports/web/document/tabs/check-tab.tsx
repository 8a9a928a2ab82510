import { useState } from 'react';
import { Link } from 'react-router';
import type { DocumentReport } from '#contract/lease-report.ts';
import { showDay, showRentWords, showValue } from '#contract/report/show.ts';
import { reportTabs, tabOfKey } from '#contract/report/tabs.ts';
import { findingsOf, type PleaseCheck, pleaseChecks, reportKeys } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { useReportAddress } from '../../page/use-report-address.ts';
import { ReviewControls } from '../../review/review-controls.tsx';
import { useReviewsOfReport } from '../../review/reviews-context.ts';
import { Explained } from '../explained.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { texts } from '../texts.ts';

/** Everything that should be checked, by reason; each line links to its statement and source. */
export default function CheckTab({ report }: { report: DocumentReport }) {
  const open = pleaseChecks(report);
  const values = new Map(
    report.labels.flatMap(({ id }) =>
      findingsOf(report, id).map((finding, index) => [reportKeys.field(id, index), showValue(finding)] as const),
    ),
  );
  // Items decided here stay visible with their undo button until the tab is left.
  const [first] = useState(open);
  const items = [...first, ...open.filter(({ key }) => first.every((each) => each.key !== key))];
  if (items.length === 0) return <Nothing>{texts.nothingToCheck}</Nothing>;
  const reasons = [...new Set(items.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <Section key={reason} title={<span className="text-base">{reason}</span>}>
      <Rows className="rows-drawn-late">
        {items
          .filter((item) => item.reason === reason)
          .map((item) => (
            <CheckLine key={item.key} item={item} value={values.get(item.key)} />
          ))}
      </Rows>
    </Section>
  ));
}

/** `value`: the value of a term, as in the Terms tab. */
function CheckLine({ item: { key, label, shown, passage }, value }: CheckLineProps) {
  const { to } = useReportAddress();
  const now = useReviewsOfReport()?.item(key);
  return (
    <li id={key} className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="font-medium">
        <Explained text={label} />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-3 wrap-anywhere">{value ?? showRentWords(showDay(now?.shown ?? shown))}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1">
          {passage && <SourceLink id={key} label={label} passage={passage} />}
          <Link
            to={`${to({ tab: tabOfKey(key) })}#${key}`}
            className="py-0.5 text-xs text-muted underline underline-offset-2"
          >
            {texts.inTab(reportTabs[tabOfKey(key)])}
            <span className="sr-only">: {label}</span>
          </Link>
        </p>
        <ReviewControls id={key} />
      </div>
    </li>
  );
}

interface CheckLineProps {
  readonly item: PleaseCheck;
  readonly value: string | undefined;
}
