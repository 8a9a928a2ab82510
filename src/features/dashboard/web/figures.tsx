import { useQuery } from '@tanstack/react-query';
import { Coins, FileArchive, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { listDrafts } from '#features/drafts/web/index.ts';
import { listReports } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { useBalance } from '#web/lib/balance.ts';
import { useCached } from '#web/lib/cache.ts';
import { formatNumber } from '#web/lib/format.ts';
import { CardLink } from '#web/ui/card.tsx';
import { texts } from './texts.ts';

/** Credits, drafts and reports in a row, each leading to its page. */
export function Figures({ userId }: { userId: string }) {
  const credits = useBalance();
  const drafts = useCached('drafts', 'count', async (signal) => {
    const { total } = await call(listDrafts, { params: { userId }, query: { limit: 1 }, signal });
    return total;
  });
  const reports = useQuery({
    queryKey: ['report-count', userId],
    queryFn: async ({ signal }) => (await call(listReports, { query: { limit: 1 }, signal })).total,
  });
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Figure to="/credit-history" label={texts.figures.credits} value={credits} failed={false} icon={<Coins />} />
      <Figure
        to="/my-drafts"
        label={texts.figures.drafts}
        value={drafts.data}
        failed={drafts.error !== null}
        icon={<FileArchive />}
      />
      <Figure
        to="/my-reports"
        label={texts.figures.reports}
        value={reports.data}
        failed={reports.isError}
        icon={<FileText />}
      />
    </ul>
  );
}

/** A figure that can't be loaded shows a dash, and its page explains why. */
function Figure({ to, label, value, failed, icon }: FigureProps) {
  return (
    <li>
      <CardLink to={to} className="flex items-center justify-between gap-4 max-sm:px-4! max-sm:py-2! sm:block">
        <span className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4">
          <span aria-hidden="true">{icon}</span>
          {label}
        </span>{' '}
        <span className="flex h-10 items-center font-serif text-2xl tabular-nums sm:mt-2 sm:text-3xl">
          {value !== undefined && formatNumber(value)}
          {value === undefined && failed && <span title={texts.figures.unknown}>–</span>}
          {value === undefined && !failed && <span aria-hidden="true" className="skeleton h-7 w-12" />}
        </span>
      </CardLink>
    </li>
  );
}

interface FigureProps {
  readonly to: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly failed: boolean;
  readonly icon: ReactNode;
}
