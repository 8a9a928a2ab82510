import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { changeFailure } from '#web/lib/failed-call.ts';
import { toast } from '#web/lib/toast.ts';
import type { PendingRemoval } from '#web/list/pending-removal.ts';
import { createRemoval, useWithoutPending } from '#web/list/removal-bar.tsx';
import { texts as listTexts } from '#web/list/texts.ts';
import { listReports, type ReportSummary, removeReport, removeReports } from '../contract/reports.ts';
import { loadReports } from './load-reports.ts';
import { texts } from './texts.ts';

const removal = createRemoval();

/** The user's reports, and how to delete them. */
export function useReports(userId: string): Reports {
  const client = useQueryClient();
  const queryKey = ['reports', userId];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadReports((query) => call(listReports, { query, signal })),
  });
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());

  async function remove({ id }: ReportSummary): Promise<boolean> {
    setDeleting((ids) => new Set([...ids, id]));
    try {
      await call(removeReport, { params: { id } });
    } catch (error) {
      toast.error(changeFailure(error, texts.failures.delete));
      return false;
    } finally {
      setDeleting((ids) => new Set([...ids].filter((other) => other !== id)));
    }
    // A listing that started before the deletion would restore it.
    await client.cancelQueries({ queryKey });
    client.setQueryData<ReportSummary[]>(queryKey, (reports) => reports?.filter((report) => report.id !== id));
    void client.invalidateQueries({ queryKey });
    toast.success(texts.done.deleted);
    return true;
  }

  /** Hides them immediately and deletes them when the undo period is over. */
  function removeLater(reports: readonly ReportSummary[]) {
    const ids = reports.map(({ id }) => id);
    removal.start(ids, async () => {
      try {
        await call(removeReports, { body: { ids }, keepalive: true });
        const gone = new Set(ids);
        client.setQueryData<ReportSummary[]>(queryKey, (all) => all?.filter(({ id }) => !gone.has(id)));
        toast.success(listTexts.deleted(ids.length));
      } catch (error) {
        toast.error(changeFailure(error, listTexts.failed));
      }
      void client.invalidateQueries({ queryKey });
    });
  }

  return {
    reports: useWithoutPending(list.data, ({ id }) => id, removal),
    removal,
    removeLater,
    failed: list.isError,
    loading: list.isFetching,
    retry: () => void list.refetch(),
    remove,
    isDeleting: ({ id }) => deleting.has(id),
  };
}

export interface Reports {
  /** Undefined until loaded. */
  readonly reports: readonly ReportSummary[] | undefined;
  readonly removal: PendingRemoval;
  removeLater(reports: readonly ReportSummary[]): void;
  readonly failed: boolean;
  readonly loading: boolean;
  retry(): void;
  /** Returns whether it was deleted. */
  remove(report: ReportSummary): Promise<boolean>;
  isDeleting(report: ReportSummary): boolean;
}
