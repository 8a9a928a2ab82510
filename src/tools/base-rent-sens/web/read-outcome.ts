import { z } from 'zod';
import type { StreamEvent } from '#web/lib/event-stream.ts';
import { texts } from './texts.ts';

/**
 * Reads the events of `run-workflow-text` up to the final one. A stream without a final event was interrupted, and the
 * server then cancels the run.
 */
export async function readOutcome(events: AsyncIterable<StreamEvent>): Promise<Outcome> {
  for await (const { data } of events) {
    const parsed = endingEvent.safeParse(data);
    if (!parsed.success) continue;
    const event = parsed.data;
    if (event.event === 'error') return { ok: false, message: event.error || texts.failures.unknown };
    const { status, outputs, result } = event.data;
    if (status !== 'succeeded') return { ok: false, message: outputs.text || texts.failures.unknown };
    return { ok: true, text: outputs.text, reportId: result?.kind === 'report' ? result.id : null };
  }
  return { ok: false, message: texts.failures.unknown };
}

/**
 * The required fields of a final event (features specification, 7); other events and our additional fields are
 * optional.
 */
const endingEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('error'), error: z.string().catch('') }),
  z.object({
    event: z.literal('workflow_finished'),
    data: z.object({
      status: z.string(),
      outputs: z.object({ text: z.string().catch('') }),
      result: z.object({ kind: z.string(), id: z.string() }).nullish().catch(null),
    }),
  }),
]);

/** The report's Markdown and its id, or the message to show instead. */
export type Outcome =
  | { readonly ok: true; readonly text: string; readonly reportId: string | null }
  | { readonly ok: false; readonly message: string };
