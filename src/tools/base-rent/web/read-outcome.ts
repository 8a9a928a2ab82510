import { runEventSchema } from '../../../contract/runs.ts';
import type { StreamEvent } from '../../../web/lib/event-stream.ts';
import { texts } from './texts.ts';

/**
 * Reads the events of `run-workflow-text` to the one that ends the analysis. A stream that ends without it was cut, and
 * the server cancels the run then.
 */
export async function readOutcome(events: AsyncIterable<StreamEvent>): Promise<Outcome> {
  for await (const { data } of events) {
    const parsed = runEventSchema.safeParse(data);
    if (!parsed.success) continue;
    const event = parsed.data;
    if (event.event === 'error') return { ok: false, message: event.error || texts.failures.unknown };
    if (event.event !== 'workflow_finished') continue;
    const { status, outputs, result } = event.data;
    if (status !== 'succeeded') return { ok: false, message: outputs.text || texts.failures.unknown };
    return { ok: true, text: outputs.text, reportId: result?.kind === 'report' ? result.id : null };
  }
  return { ok: false, message: texts.failures.unknown };
}

/** The report's Markdown and where it is kept, or what to say instead. */
export type Outcome =
  | { readonly ok: true; readonly text: string; readonly reportId: string | null }
  | { readonly ok: false; readonly message: string };
