import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { listRuns } from '#contract/runs.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { paperAssistant } from '../tool.ts';

/**
 * The run to show: the one in the address, so that a reload finds it; otherwise a running one from another tab or an
 * earlier visit. `looking` until that is known.
 */
export function useCurrentRun(): { runId: string | null; looking: boolean; show: (runId: string | null) => void } {
  const [search, setSearch] = useSearchParams();
  const { status } = useSession();
  const asked = search.get('run');
  const [looking, setLooking] = useState(asked === null);

  const show = useCallback(
    (runId: string | null) =>
      setSearch(runId === null ? {} : { run: runId }, { replace: true, preventScrollReset: runId === null }),
    [setSearch],
  );

  useEffect(() => {
    if (!looking || status === 'loading') return;
    const stop = new AbortController();
    const query = { feature: paperAssistant.slug, active: 'true', limit: 1 } as const;
    call(listRuns, { query, signal: stop.signal })
      .then(({ runs }) => {
        if (runs[0]) show(runs[0].id);
      })
      // Failing to find an older run must not prevent writing.
      .catch(() => undefined)
      .finally(() => {
        if (!stop.signal.aborted) setLooking(false);
      });
    return () => stop.abort();
  }, [looking, status, show]);

  return { runId: asked, looking: looking && asked === null, show };
}
