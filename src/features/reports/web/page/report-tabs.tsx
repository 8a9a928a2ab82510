import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { useReportAddress } from './use-report-address.ts';

/** The tabs of a report as links, each with its number of entries. */
export function ReportTabs({ tabs, current }: ReportTabsProps) {
  const { to } = useReportAddress();
  const [first] = tabs;
  return (
    <nav aria-label={texts.report.parts} className="border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-5 sm:gap-x-6">
        {tabs.map(({ id, label, count }) => (
          <li key={id}>
            <Link
              to={to({ tab: id === first?.id ? '' : id })}
              preventScrollReset
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-1.5 border-b-2 px-0.5 text-sm whitespace-nowrap -outline-offset-2',
                id === current
                  ? 'border-accent font-medium text-ink'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {label}
              {count !== null && <span className="text-xs tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ReportTabsProps {
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    /** Null if there is nothing to count. */
    readonly count: number | null;
  }[];
  readonly current: string;
}
