import { useState } from 'react';
import { Link } from 'react-router';
import type { DocumentReport } from '#contract/lease-report.ts';
import { showDay } from '#contract/report/show.ts';
import { tabOfKey } from '#contract/report/tabs.ts';
import { type PleaseCheck, pleaseChecks } from '#contract/report-checks.ts';
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
  // Items decided here stay visible with their undo button until the tab is left.
  const [first] = useState(open);
  const items = [...first, ...open.filter(({ key }) => first.every((each) => each.key !== key))];
  if (items.length === 0) return <Nothing>{texts.nothingToCheck}</Nothing>;
  const reasons = [...new Set(items.map(({ reason }) => reason))];
  return reasons.map((reason) => (
    <Section key={reason} title={<span className="text-base">{reason}</span>}>
      <Rows>
        {items
          .filter((item) => item.reason === reason)
          .map((item) => (
            <CheckLine key={item.key} item={item} />
          ))}
      </Rows>
    </Section>
  ));
}

function CheckLine({ item: { key, label, shown, passage } }: { item: PleaseCheck }) {
  const { to } = useReportAddress();
  const now = useReviewsOfReport()?.item(key);
  return (
    <li id={key} className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="font-medium">
        <Explained text={label} />
      </span>
      <div className="min-w-0">
        <p className="line-clamp-3 wrap-anywhere">{showDay(now?.shown ?? shown)}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1">
          {passage && <SourceLink id={key} label={label} passage={passage} />}
          <Link
            to={`${to({ tab: tabOfKey(key) })}#${key}`}
            aria-label={texts.toStatement(label)}
            className="py-0.5 text-xs text-muted underline underline-offset-2"
          >
            {texts.go}
          </Link>
        </p>
        <ReviewControls id={key} />
      </div>
    </li>
  );
}
