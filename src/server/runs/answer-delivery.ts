import { sql } from 'kysely';
import { acceptedText, type PreAnalysisResult } from '#contract/document-file.ts';
import type { Delivery } from './runnable-tool.ts';

/**
 * A pre-analysis only produces its text. After YES the document is kept for the full analysis; otherwise it is removed
 * with the run.
 */
export function createAnswerDelivery(): Delivery<unknown, PreAnalysisResult> {
  return {
    kind: 'answer',
    async commit(trx, { runId, result }) {
      const waits = result.text === acceptedText;
      await sql`
        update uploads set keep_until = case when ${waits} then now() + make_interval(secs => ${documentWaitSeconds}) end
        from runs where runs.id = ${runId} and runs.upload_id = uploads.id`.execute(trx);
      return { id: runId, text: result.text };
    },
  };
}

/** How long a document waits for the next call; pages make it immediately. */
export const documentWaitSeconds = 900;
