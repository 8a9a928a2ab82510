import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listRuns } from '#contract/runs.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';

/**
 * The full analysis of this page: the one in its address, or one of this tool in progress, started in another tab or
 * before a reload.
 */
export function useCurrentRun(slug: string): { runId: string | null; show(runId: string | null): void } {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const [found, setFound] = useState<string | null>(null);
  const named = search.get('run');

  useEffect(() => {
    if (status !== 'signed-in' || named !== null) return;
    const stop = new AbortController();
    call(listRuns, { query: { feature: slug, active: 'true', limit: 1 }, signal: stop.signal })
      .then(({ runs }) => setFound((before) => before ?? runs[0]?.id ?? null))
      // Without the list, the page shows no run; a run in progress will be in My Reports later.
      .catch((error) => stop.signal.aborted || console.error(error));
    return () => stop.abort();
  }, [status, named, slug]);

  return {
    runId: named ?? found,
    show(runId) {
      setFound(runId);
      setSearch(runId ? { run: runId } : {}, { replace: true, preventScrollReset: true });
    },
  };
}
