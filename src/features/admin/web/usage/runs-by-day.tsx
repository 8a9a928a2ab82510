import { showDay } from '#contract/report/show.ts';
import type { AdminUsage } from '../../contract/usage.ts';
import { texts as allTexts } from '../texts.ts';

const texts = allTexts.usage;

/**
 * A bar for each day: succeeded at the bottom, failed above, the rest on top. A list has the same numbers for screen
 * readers.
 */
export function RunsByDay({ daily }: Pick<AdminUsage, 'daily'>) {
  const totals = daily.map(({ succeeded, failed, others }) => succeeded + failed + others);
  const most = Math.max(1, ...totals);
  const [first, last] = [daily[0], daily.at(-1)];
  if (!first || !last) return null;
  return (
    <figure>
      <div aria-hidden="true" className="text-xs text-muted tabular-nums">
        {texts.most(most)}
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${daily.length} 100`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-control"
      >
        {daily.map(({ day, succeeded, failed, others }, index) => {
          const [done, bad, rest] = [succeeded, failed, others].map((count) => (96 * count) / most) as [
            number,
            number,
            number,
          ];
          return (
            <g key={day}>
              <rect x={index + 0.1} width={0.8} y={100 - done} height={done} className="fill-accent/60" />
              <rect x={index + 0.1} width={0.8} y={100 - done - bad} height={bad} className="fill-bad" />
              <rect x={index + 0.1} width={0.8} y={100 - done - bad - rest} height={rest} className="fill-control" />
            </g>
          );
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between gap-4 text-xs text-muted">
        <span>{showDay(first.day)}</span>
        <span>{showDay(last.day)}</span>
      </div>
      <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        {(['succeeded', 'failed', 'others'] as const).map((kind) => (
          <span key={kind} className="flex items-center gap-1.5">
            <span className={`size-2.5 rounded-sm ${colors[kind]}`} />
            {texts.legend[kind]}
          </span>
        ))}
      </figcaption>
      <ul className="sr-only">
        {daily
          .filter((_, index) => totals[index] !== 0)
          .map(({ day, succeeded, failed, others }) => (
            <li key={day}>{texts.day(showDay(day), succeeded, failed, others)}</li>
          ))}
      </ul>
    </figure>
  );
}

const colors = { succeeded: 'bg-accent/60', failed: 'bg-bad', others: 'bg-control' };
