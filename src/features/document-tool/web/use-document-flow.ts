import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { acceptedText } from '#contract/document-file.ts';
import { AppError } from '#contract/errors.ts';
import type { Tool } from '#contract/tool.ts';
import { callFunction } from '#web/lib/api.ts';
import { useRefreshBalance } from '#web/lib/balance.ts';
import { openStream, openText } from '#web/lib/open-stream.ts';
import { useProcessing } from '#web/lib/processing.tsx';
import { type Failure, failureOfCall } from './failure.ts';
import { readAnswer } from './read-answer.ts';
import { type DocumentWording, texts } from './texts.ts';

/**
 * From submitting to a run (features specification, section 4): upload, pre-analysis, and after YES the full analysis.
 * The overlay covers the page until the full analysis has been accepted, and leaving the page cancels the process;
 * after that the run continues on its own.
 */
export function useDocumentFlow(
  tool: Pick<Tool, 'slug' | 'preAnalysis'>,
  wording: DocumentWording,
  onStarted: (runId: string) => void,
): DocumentFlow {
  const processing = useProcessing();
  const refreshBalance = useRefreshBalance();
  const [state, setState] = useState<FlowState>(idle);
  const current = useRef<AbortController | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
      reading.current?.abort();
    },
    [],
  );
  const change = (part: Partial<FlowState>) => setState((before) => ({ ...before, ...part }));

  async function submit(file: File, keepPages: boolean): Promise<void> {
    if (current.current) return;
    const stop = new AbortController();
    current.current = stop;
    reading.current?.abort();
    setState(idle);
    const say = (status: string) => {
      processing.update(status);
      change({ status });
    };
    processing.start(texts.steps.uploading, { onCancel: () => stop.abort() });
    change({ status: texts.steps.uploading });
    try {
      const fileId = await upload(file, stop.signal);
      say(texts.steps.uploaded);
      const answer = await preAnalysis(fileId, stop.signal, () => say(texts.steps.working));
      if (!answer.ok) throw new Failed(answer.failure);
      if (answer.text !== acceptedText) {
        change({ note: answer.text, status: null, handedOver: true });
        return;
      }
      say(wording.preparing);
      const full = await startFull(fileId, keepPages, stop.signal);
      const runId = full.headers.get('X-Run-Id');
      if (runId) onStarted(runId);
      change({ note: texts.inProgress(wording.minutes), handedOver: true });
      void readOn(full.pieces, full.stop);
    } catch (thrown) {
      if (stop.signal.aborted) setState(idle);
      else {
        const failure = thrown instanceof Failed ? thrown.failure : failureOfCall('upload', thrown);
        change({ failure, status: failure.message });
      }
    } finally {
      current.current = null;
      processing.finish();
      void refreshBalance();
    }
  }

  async function preAnalysis(fileId: string, signal: AbortSignal, onWorking: () => void) {
    try {
      const stream = openStream('/functions/v1/run-workflow-file', {
        slug: tool.preAnalysis ?? '',
        body: { fileId },
        signal,
      });
      return await readAnswer(stream, onWorking);
    } catch (error) {
      throw signal.aborted ? error : new Failed(failureOfCall('start', error));
    }
  }

  async function startFull(fileId: string, keepPages: boolean, signal: AbortSignal) {
    const stop = new AbortController();
    const giveUp = () => stop.abort();
    signal.addEventListener('abort', giveUp);
    try {
      const body = { fileId, ...(keepPages ? { keepPages } : {}) };
      const { headers, pieces } = await openText('/functions/v1/async-run-workflow-file', {
        slug: tool.slug,
        body,
        signal: stop.signal,
      });
      return { headers, pieces, stop };
    } catch (error) {
      throw signal.aborted ? error : new Failed(failureOfCall('startFull', error));
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  /** Reads the text of the full analysis to its end; the run's state is fetched elsewhere. */
  async function readOn(pieces: AsyncIterable<string>, stop: AbortController): Promise<void> {
    reading.current = stop;
    let text = '';
    try {
      for await (const piece of pieces) {
        text += piece;
        if (wording.showsText && !stop.signal.aborted) change({ text });
      }
    } catch {
      // A broken connection changes nothing: the run continues, and its own events report on it.
    }
  }

  async function upload(file: File, signal: AbortSignal): Promise<string> {
    const form = new FormData();
    form.set('file', file);
    try {
      const answer = await callFunction('/functions/v1/file-upload', {
        slug: tool.slug,
        form,
        signal,
        wordless: 'upload_failed',
        onUploadProgress: (sent, total) =>
          processing.update(texts.steps.uploading, total > 0 ? sent / total : undefined),
      });
      return uploadAnswer.parse(answer).id;
    } catch (error) {
      throw signal.aborted ? error : new Failed(failureOfCall('upload', error instanceof z.ZodError ? noId : error));
    }
  }

  return {
    ...state,
    busy: processing.active,
    submit,
    clear: () => setState(idle),
    showFailure: (message) => setState({ ...idle, failure: { message, reason: null }, status: message }),
  };
}

export interface DocumentFlow extends FlowState {
  readonly busy: boolean;
  submit(file: File, keepPages: boolean): Promise<void>;
  /** Clears the earlier failure, note and status. */
  clear(): void;
  showFailure(message: string): void;
}

export interface FlowState {
  readonly status: string | null;
  readonly failure: Failure | null;
  readonly note: string | null;
  /** The full analysis has accepted the document, or the page shows why it is rejected. */
  readonly handedOver: boolean;
  readonly text: string;
}

const idle: FlowState = { status: null, failure: null, note: null, handedOver: false, text: '' };

const uploadAnswer = z.object({ id: z.string() });
const noId = new AppError('upload_failed', { message: texts.failures.upload });

class Failed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}
