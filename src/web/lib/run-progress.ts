import { useEffect, useState } from 'react';
import type { AppError } from '#contract/errors.ts';
import { getRun, type Run, type RunEvent, runEventsPath } from '#contract/runs.ts';
import { call } from './api.ts';
import { useRefreshBalance } from './balance.ts';
import { followRun, hasEnded } from './follow-run.ts';
import { openStream } from './open-stream.ts';

/**
 * A run and its progress from the first event on, also after a reload. Refetches the balance when the run ends.
 * `error` is set if the run can't be followed (a failed run has its own `run.error`).
 */
export function useRun(runId: string | null): { run: Run | null; events: readonly RunEvent[]; error: AppError | null } {
  const [seen, setSeen] = useState<Seen>(nothing);
  const refreshBalance = useRefreshBalance();

  useEffect(() => {
    setSeen({ ...nothing, runId });
    if (runId === null) return;
    const stop = new AbortController();
    const change = (part: (seen: Seen) => Partial<Seen>) =>
      setSeen((current) =>
        stop.signal.aborted || current.runId !== runId ? current : { ...current, ...part(current) },
      );
    let wasRunning = false;
    void followRun(
      runId,
      {
        loadRun: (id, signal) => call(getRun, { params: { id }, signal }),
        openEvents: (id, lastEventId, signal) => openStream(runEventsPath(id), { lastEventId, signal }),
        pause,
        onRun: (run) => {
          change(() => ({ run }));
          if (wasRunning && hasEnded(run)) void refreshBalance();
          wasRunning = !hasEnded(run);
        },
        onEvent: (event) => change(({ events }) => ({ events: [...events, event] })),
        onError: (error) => change(() => ({ error })),
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [runId, refreshBalance]);

  // Until the effect has run, the events belong to another run.
  return seen.runId === runId ? seen : nothing;
}

interface Seen {
  readonly runId: string | null;
  readonly run: Run | null;
  readonly events: readonly RunEvent[];
  readonly error: AppError | null;
}

const nothing: Seen = { runId: null, run: null, events: [], error: null };

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
