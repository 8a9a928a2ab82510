import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getRun, listRuns, type Run } from '#contract/runs.ts';
import { call } from './api.ts';
import { runningWorkKey } from './running-work-key.ts';

/**
 * The user's runs in progress, and those that have ended since the page was opened. Polled every few seconds while
 * something runs, also in a background tab, whose title shows it.
 */
export function useRunningWork(userId: string): RunningWork {
  const client = useQueryClient();
  const queryKey = runningWorkKey(userId);
  const { data: running } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listRuns, { query: { active: 'true', limit: 20 }, signal })).runs,
    refetchInterval: ({ state }) => (state.data?.length ? workingMilliseconds : idleMilliseconds),
    refetchIntervalInBackground: true,
  });
  const before = useRef<readonly Run[]>([]);
  const [ended, setEnded] = useState<readonly Run[]>([]);

  useEffect(() => {
    if (!running) return;
    const gone = before.current.filter(({ id }) => running.every((run) => run.id !== id));
    before.current = running;
    for (const { id } of gone) {
      client
        .fetchQuery({ queryKey: ['run', id], queryFn: ({ signal }) => call(getRun, { params: { id }, signal }) })
        .then((run) => run.state !== 'cancelled' && setEnded((runs) => [run, ...runs]))
        // The result is in the lists; only the note about it is missing.
        .catch(() => undefined);
    }
  }, [running, client]);

  return {
    running: running?.filter(({ feature }) => isOwn(feature)) ?? [],
    ended: ended.filter(({ feature }) => isOwn(feature)),
    seen: (id) => setEnded((runs) => runs.filter((run) => run.id !== id)),
  };
}

export interface RunningWork {
  readonly running: readonly Run[];
  /** Newest first, until the user has viewed them. */
  readonly ended: readonly Run[];
  seen(id: string): void;
}

const workingMilliseconds = 3_000;
const idleMilliseconds = 60_000;

/** Version files and pre-analyses belong to the page that waits for them. */
function isOwn(feature: string): boolean {
  return feature !== 'paper-version' && !feature.endsWith('-pre-analysis');
}
