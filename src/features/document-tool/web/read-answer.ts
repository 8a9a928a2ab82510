import type { StreamEvent } from '#web/lib/event-stream.ts';
import { type Failure, failureOfEvent } from './failure.ts';

export type PreAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Reads the events of a pre-analysis (features specification, section 4): `onStarted` at `workflow_started`, then the text
 * of the finished workflow, or how it failed. A stream that ends without either has failed.
 */
export async function readAnswer(events: AsyncIterable<StreamEvent>, onStarted: () => void): Promise<PreAnswer> {
  for await (const { data } of events) {
    const event = data as {
      event?: string;
      error?: unknown;
      data?: { status?: unknown; outputs?: { text?: unknown } };
    };
    if (event.event === 'workflow_started') onStarted();
    if (event.event === 'error') return { ok: false, failure: failureOfEvent({ event: 'error', error: event.error }) };
    if (event.event !== 'workflow_finished') continue;
    const text = event.data?.outputs?.text;
    if (event.data?.status === 'succeeded' && typeof text === 'string') return { ok: true, text: text.trim() };
    return { ok: false, failure: failureOfEvent({ event: 'workflow_finished' }) };
  }
  return { ok: false, failure: failureOfEvent({ event: 'cut' }) };
}
