import { useRef, useState } from 'react';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { cancelRun } from '#contract/runs.ts';
import { translationProblem } from '#contract/translation.ts';
import { call, callFunction } from '#web/lib/api.ts';
import { useRefreshBalance } from '#web/lib/balance.ts';
import { useProcessing } from '#web/lib/processing.tsx';
import { translator } from '../tool.ts';
import { buildPackage } from './build-package.ts';
import { texts } from './texts.ts';
import type { TranslatorForm } from './use-translator-form.ts';

/**
 * From the click to a run: the package is built in the browser and sent. The overlay covers the page in the meantime;
 * leaving cancels it.
 */
export function useSubmission(form: TranslatorForm, onStarted: (runId: string) => void): Submission {
  const processing = useProcessing();
  const refreshBalance = useRefreshBalance();
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);
  // If the same content is sent again after a broken connection, it is the same submission.
  const attempt = useRef<{ key: string; content: string } | null>(null);

  async function submit(): Promise<void> {
    if (busy.current || !form.complete || form.target === '') return;
    setError(form.glossaryProblem);
    if (form.glossaryProblem !== null) return;
    busy.current = true;
    const stop = new AbortController();
    processing.start(texts.steps.preparing, { onCancel: () => stop.abort() });
    try {
      const { fileName, document } = await documentOf(form);
      const problem = translationProblem({ name: fileName, size: document.byteLength });
      if (problem) throw new AppError(problem.code, { message: problem.message });
      const { source, target, glossary, file } = form;
      const content = JSON.stringify([fileName, source, target, glossary, file?.lastModified, form.text]);
      if (attempt.current?.content !== content) attempt.current = { key: newKey(), content };
      const body = new FormData();
      body.set('file', await buildPackage(document, { fileName, source, target, glossary }));
      stop.signal.throwIfAborted();
      const answer = await callFunction('/functions/v1/upload-zip-to-temp', {
        slug: translator.slug,
        form: body,
        signal: stop.signal,
        idempotencyKey: attempt.current.key,
        wordless: 'upload_failed',
        onUploadProgress: (sent, total) =>
          processing.update(texts.steps.uploading, total > 0 ? sent / total : undefined),
      });
      const { runId } = uploadAnswer.parse(answer);
      attempt.current = null;
      // The page was left just after the upload, and the user confirmed that this cancels it.
      if (stop.signal.aborted) await call(cancelRun, { params: { id: runId } }).catch(() => undefined);
      else onStarted(runId);
    } catch (thrown) {
      if (!stop.signal.aborted) setError(messageOf(thrown));
    } finally {
      busy.current = false;
      if (!stop.signal.aborted) processing.finish();
      void refreshBalance();
    }
  }

  return { submit, error, setError, busy: processing.active };
}

export interface Submission {
  submit(): Promise<void>;
  readonly error: string | null;
  setError(message: string | null): void;
  readonly busy: boolean;
}

const uploadAnswer = z.object({ fileId: z.string(), runId: z.string() });

class UnreadableFile extends Error {}

async function documentOf(form: TranslatorForm): Promise<{ fileName: string; document: Uint8Array }> {
  if (form.from === 'pasted') {
    return { fileName: `pasted-text.${form.format}`, document: new TextEncoder().encode(form.text) };
  }
  if (form.file === null) throw new UnreadableFile();
  try {
    return { fileName: form.file.name, document: new Uint8Array(await form.file.arrayBuffer()) };
  } catch {
    throw new UnreadableFile();
  }
}

function messageOf(thrown: unknown): string {
  const { failures } = texts;
  if (thrown instanceof UnreadableFile) return failures.unreadable;
  if (!(thrown instanceof AppError)) return failures.unexpected;
  if (thrown.status === 401) return failures.session;
  return thrown.code === 'upload_failed' ? failures.upload : thrown.message;
}

/** A random key; made without `crypto.randomUUID`, which is missing on plain http in a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
