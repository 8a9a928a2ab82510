import { useRef, useState } from 'react';
import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { callFunction } from '../../../web/lib/api.ts';
import { useRefreshBalance } from '../../../web/lib/balance.ts';
import { useProcessing } from '../../../web/lib/processing.tsx';
import { useSession } from '../../../web/lib/session.tsx';
import { paperAssistant } from '../tool.ts';
import { buildPackage, UnreadableFile } from './build-package.ts';
import { checkSignature } from './image-item.ts';
import { texts } from './texts.ts';
import { type PaperForm, readPanel } from './use-paper-form.ts';

/**
 * From the press of the button to a run: the images are checked once more, the package is built in the browser and
 * sent. While that lasts the page waits under the overlay; leaving cancels it.
 */
export function useSubmission(form: PaperForm, onStarted: (runId: string) => void): Submission {
  const { status, user } = useSession();
  const processing = useProcessing();
  const refreshBalance = useRefreshBalance();
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const busy = useRef(false);
  // The same content sent again after a cut line is the same submission.
  const attempt = useRef<{ key: string; content: string } | null>(null);

  async function submit() {
    if (busy.current) return;
    setError(null);
    const refusal = refusalOf(form, status === 'signed-in');
    if (refusal) return setError(refusal);
    const panel = readPanel(form.panel);
    if ('problem' in panel) return setError(panel.problem);

    busy.current = true;
    const stop = new AbortController();
    processing.start(texts.steps.validating, { onCancel: () => stop.abort() });
    try {
      for (const image of form.images) {
        const problem = await checkSignature(image.file);
        if (problem) throw new UnreadableFile(problem);
      }
      processing.update(texts.steps.preparing);
      const content = JSON.stringify([
        form.text,
        form.panel,
        form.images.map(({ id, description }) => [id, description]),
      ]);
      if (attempt.current?.content !== content) attempt.current = { key: crypto.randomUUID(), content };
      const file = await buildPackage({
        userId: user?.id ?? '',
        timestamp: Date.now(),
        text: form.text,
        images: form.images,
        panel: panel.panel,
        seeds: form.panel.seeds,
      });
      stop.signal.throwIfAborted();

      processing.update(texts.steps.uploading);
      setProgress(0);
      const body = new FormData();
      body.set('file', file);
      const answer = await callFunction('/functions/v1/upload-zip-to-temp', {
        slug: paperAssistant.slug,
        form: body,
        signal: stop.signal,
        idempotencyKey: attempt.current.key,
        onUploadProgress: (sent, total) => setProgress(total > 0 ? sent / total : null),
      });
      const { runId } = uploadAnswer.parse(answer);
      processing.update(texts.steps.uploaded);
      // Long enough to be read; the run is at work meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 600));
      attempt.current = null;
      processing.finish();
      void refreshBalance();
      onStarted(runId);
    } catch (thrown) {
      processing.finish();
      if (!stop.signal.aborted) setError(messageOf(thrown));
    } finally {
      busy.current = false;
      setProgress(null);
    }
  }

  return { submit, error, dismiss: () => setError(null), progress, busy: processing.active };
}

export interface Submission {
  submit(): Promise<void>;
  readonly error: string | null;
  dismiss(): void;
  /** Share of the package that has been sent, 0 to 1, while it is being sent. */
  readonly progress: number | null;
  readonly busy: boolean;
}

const uploadAnswer = z.object({ fileId: z.string(), runId: z.string() });

function refusalOf(form: PaperForm, signedIn: boolean): string | null {
  if (!signedIn) return texts.failures.signedOut;
  if (!form.enough) return texts.failures.nothing;
  if (form.images.some((image) => !image.valid)) return texts.failures.descriptions;
  return form.textProblem;
}

function messageOf(thrown: unknown): string {
  if (thrown instanceof UnreadableFile) return thrown.message;
  if (thrown instanceof AppError) {
    if (thrown.status === 401) return texts.failures.noSession;
    return thrown.message || texts.failures.upload;
  }
  return texts.failures.unexpected;
}
