import { useEffect, useRef, useState } from 'react';
import { AppError } from '#contract/errors.ts';
import { useRefreshBalance } from '#web/lib/balance.ts';
import { openStream } from '#web/lib/open-stream.ts';
import { useProcessing } from '#web/lib/processing.tsx';
import { type BaseRentInput, baseRent } from '../tool.ts';
import { readOutcome } from './read-outcome.ts';
import { startFailure, texts } from './texts.ts';

/**
 * Runs an analysis while the overlay covers the page. Leaving closes the stream, and the server then cancels the run
 * and releases its hold.
 */
export function useAnalysis(): Analysis {
  const processing = useProcessing();
  const refreshBalance = useRefreshBalance();
  const [state, setState] = useState<AnalysisState>({ kind: 'idle' });
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(values: BaseRentInput): Promise<AnalysisState> {
    if (current.current) return state;
    const stop = new AbortController();
    current.current = stop;
    processing.start(texts.working, { onCancel: () => stop.abort() });
    setState({ kind: 'idle' });
    const ended = await analyse(values, stop.signal).finally(() => {
      current.current = null;
      processing.finish();
    });
    setState(ended);
    void refreshBalance();
    return ended;
  }

  return { state, run, busy: processing.active };
}

export interface Analysis {
  readonly state: AnalysisState;
  /** One analysis at a time; resolves with the result. */
  run(values: BaseRentInput): Promise<AnalysisState>;
  readonly busy: boolean;
}

export type AnalysisState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'done'; readonly text: string; readonly reportId: string | null }
  | { readonly kind: 'failed'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

async function analyse(values: BaseRentInput, signal: AbortSignal): Promise<AnalysisState> {
  try {
    const outcome = await readOutcome(
      openStream('/functions/v1/run-workflow-text', {
        slug: baseRent.slug,
        body: { text: JSON.stringify(values) },
        // A retry after a token was renewed is still the same submission.
        idempotencyKey: newKey(),
        signal,
      }),
    );
    if (outcome.ok) return { kind: 'done', text: outcome.text, reportId: outcome.reportId };
    return signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: outcome.message, fields: {} };
  } catch (error) {
    if (signal.aborted) return { kind: 'idle' };
    const failure = error instanceof AppError ? error : new AppError('workflow_not_started', { cause: error });
    return { kind: 'failed', message: startFailure(failure), fields: failure.fields ?? {} };
  }
}

/** A random key; made without `crypto.randomUUID`, which is missing on plain http in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
