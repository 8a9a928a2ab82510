import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { createRemoval } from '#web/list/removal-bar.tsx';
import { type ListRemoval, useListRemoval } from '#web/list/use-removal.ts';
import { listReports, type ReportSummary, removeReport, removeReports } from '../contract/reports.ts';
import { loadReports } from './load-reports.ts';
import { texts } from './texts.ts';

const pending = createRemoval();

/** The user's reports with their removal. */
export function useReports(userId: string): Reports {
  const queryKey = ['reports', userId];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadReports((query) => call(listReports, { query, signal })),
  });
  const removal = useListRemoval({
    entries: list.data,
    queryKey,
    pending,
    keyOf: ({ id }: ReportSummary) => id,
    remove: ({ id }) => call(removeReport, { params: { id } }),
    removeAll: (reports) => call(removeReports, { body: { ids: reports.map(({ id }) => id) }, keepalive: true }),
    done: texts.done.deleted,
    failed: texts.failures.delete,
  });
  return { removal, failed: list.isError, loading: list.isFetching, retry: () => void list.refetch() };
}

interface Reports {
  readonly removal: ListRemoval<ReportSummary>;
  readonly failed: boolean;
  readonly loading: boolean;
  retry(): void;
}
