import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { cancelRun } from '#contract/runs.ts';
import { call, callFunction } from '#web/lib/api.ts';
import { useRefreshBalance } from '#web/lib/balance.ts';
import { useProcessing } from '#web/lib/processing.tsx';
import { useSession } from '#web/lib/session.tsx';
import { paperAssistant } from '../tool.ts';
import { buildPackage } from './build-package.ts';
import { checkImage } from './image-item.ts';
import { type Refusal, refusalOf, refusalOfFailure, UnreadableFile, wordlessUpload } from './refusal.ts';
import { texts } from './texts.ts';
import { type FigurePlaces, figuresOf } from './use-figure-proposals.ts';
import { type PaperForm, readPanel } from './use-paper-form.ts';

/**
 * From the click to a run: the images are checked again, and the package is built in the browser and sent. The overlay
 * covers the page in the meantime; leaving cancels it.
 */
export function useSubmission(form: PaperForm, places: FigurePlaces, onStarted: (runId: string) => void): Submission {
  const { status, user } = useSession();
  const processing = useProcessing();
  const refreshBalance = useRefreshBalance();
  const [error, setError] = useState<Refusal | null>(null);
  const busy = useRef(false);
  // If the same content is sent again after a broken connection, it is the same submission.
  const attempt = useRef<{ key: string; content: string } | null>(null);

  // An error is shown until something changes.
  const { text, images, panel } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are the event, not an input.
  useEffect(() => setError(null), [text, images, panel]);

  async function submit(): Promise<void> {
    if (busy.current) return;
    setError(null);
    const loggedIn = status === 'signed-in';
    const descriptionsValid = images.every((image) => image.valid);
    const refusal = refusalOf({ loggedIn, enough: form.enough, descriptionsValid, textProblem: form.textProblem });
    if (refusal) return setError(refusal);
    const options = readPanel(panel);
    if ('problem' in options) return setError({ message: options.problem });

    busy.current = true;
    const stop = new AbortController();
    processing.start(texts.steps.validating, { onCancel: () => stop.abort() });
    try {
      for (const image of images) {
        const { problem } = await checkImage(image.file);
        if (problem) throw new UnreadableFile(problem);
      }
      processing.update(texts.steps.preparing);
      const content = JSON.stringify([
        text,
        panel,
        images.map(({ id, description }) => [id, description, places.get(id)]),
      ]);
      if (attempt.current?.content !== content) attempt.current = { key: crypto.randomUUID(), content };
      const file = await buildPackage({
        userId: user?.id ?? '',
        timestamp: Date.now(),
        text,
        images,
        panel: { ...options.panel, figures: figuresOf(images, places) },
        seeds: panel.seeds,
      });
      stop.signal.throwIfAborted();

      processing.update(texts.steps.uploading, 0);
      const body = new FormData();
      body.set('file', file);
      const answer = await callFunction('/functions/v1/upload-zip-to-temp', {
        slug: paperAssistant.slug,
        form: body,
        signal: stop.signal,
        idempotencyKey: attempt.current.key,
        wordless: wordlessUpload,
        onUploadProgress: (sent, total) =>
          processing.update(texts.steps.uploading, total > 0 ? sent / total : undefined),
      });
      const { runId } = uploadAnswer.parse(answer);
      attempt.current = null;
      processing.update(texts.steps.uploaded);
      // Long enough to be read; the run is already in progress.
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (stop.signal.aborted) await giveUp(runId);
      else {
        onStarted(runId);
        processing.finish();
      }
      void refreshBalance();
    } catch (thrown) {
      // After it was cancelled, the page may be waiting for something else.
      if (stop.signal.aborted) return;
      processing.finish();
      setError(refusalOfFailure(thrown));
    } finally {
      busy.current = false;
    }
  }

  return { submit, error, busy: processing.active };
}

export interface Submission {
  submit(): Promise<void>;
  readonly error: Refusal | null;
  readonly busy: boolean;
}

const uploadAnswer = z.object({ fileId: z.string(), runId: z.string() });

/** The page was left just after the upload, and the user confirmed that this cancels it. */
async function giveUp(runId: string): Promise<void> {
  // A run that has already ended is in My Drafts, or was not charged.
  await call(cancelRun, { params: { id: runId } }).catch(() => undefined);
}
