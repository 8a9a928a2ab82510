import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listRuns } from '../../contract/runs.ts';
import { call } from '../lib/api.ts';
import { useSession } from '../lib/session.tsx';

/**
 * The full analysis that the page is about: the one in its address, else one of this tool that is under way, started in
 * another tab or before a reload.
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
      // Without the list the page is as if there were none; a run that is under way is in My Reports later.
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
