import { AppError } from '#contract/errors.ts';
import { type Run, type RunEvent, runEventSchema } from '#contract/runs.ts';
import type { StreamEvent } from './event-stream.ts';

/**
 * Follows a run to its end: the current run, then each event once and in order. A broken stream is reopened after the
 * last received event, with backoff. Returns when the run has ended, when the signal fires, or when the server refuses
 * (reported as `onError`).
 */
export async function followRun(runId: string, port: RunPort, signal: AbortSignal): Promise<void> {
  let lastId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    let wait = 0;
    try {
      let run = await port.loadRun(runId, signal);
      port.onRun(run);
      let arrived = false;
      for await (const { id, data } of port.openEvents(runId, lastId, signal)) {
        if (signal.aborted) return;
        if (id !== null && isSeen(id, lastId)) continue;
        if (id !== null) lastId = id;
        failures = 0;
        arrived = true;
        const event = runEventSchema.safeParse(data);
        // An unknown event is not a reason to stop.
        if (!event.success) continue;
        port.onEvent(event.data);
        if (!hasEnded(run)) {
          run = await port.loadRun(runId, signal);
          port.onRun(run);
        }
        if (hasEnded(run) && isLast(event.data)) return;
      }
      // A stream that ends without the last event was interrupted. An ended run may have more events, until a stream
      // brings none.
      if (hasEnded(run)) {
        if (!arrived) return;
        continue;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isFinal(error)) {
        port.onError(error);
        return;
      }
      // Too many streams are open, or the server is at its limit: the response says when to retry.
      if (error instanceof AppError) wait = Math.min(60, error.retryAfter ?? 0) * 1_000;
    }
    failures += 1;
    await port.pause(Math.max(wait, Math.min(10_000, 250 * 2 ** Math.min(failures, 6))), signal);
  }
}

export interface RunPort {
  loadRun(runId: string, signal: AbortSignal): Promise<Run>;
  openEvents(runId: string, lastEventId: string | null, signal: AbortSignal): AsyncIterable<StreamEvent>;
  /** Resolves after this many milliseconds, or as soon as the signal fires. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  onRun(run: Run): void;
  onEvent(event: RunEvent): void;
  onError(error: AppError): void;
}

export function hasEnded(run: Pick<Run, 'state'>): boolean {
  return run.state === 'succeeded' || run.state === 'failed' || run.state === 'cancelled';
}

const isLast = (event: RunEvent) => event.event === 'workflow_finished' || event.event === 'error';

/** Ids grow; a stream that starts again may repeat the newest ones. */
function isSeen(id: string, lastId: string | null): boolean {
  if (lastId === null) return false;
  const [now, before] = [Number(id), Number(lastId)];
  return Number.isFinite(now) && Number.isFinite(before) ? now <= before : id === lastId;
}

/** Errors of the server; everything else may be temporary. */
function isFinal(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500 && error.status !== 429;
}
