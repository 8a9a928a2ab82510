import { errorCatalogue } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { createListeners } from './listeners.ts';

/**
 * One task that blocks the page: idle, working with a message, or failed until the user closes it. A task that exceeds
 * the time limit is aborted, and its later results change nothing.
 */
export function createProcessing(limit: number = limits.processingTimeout): ProcessingMachine {
  let state: ProcessingState = idle;
  let cancelWork: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { notify, subscribe } = createListeners();

  const become = (next: ProcessingState) => {
    state = next;
    notify();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    const cancel = cancelWork;
    cancelWork = undefined;
    return cancel;
  };

  return {
    start(message, options = {}) {
      stop();
      cancelWork = options.onCancel;
      become({ active: true, overlay: options.overlay ?? true, message, progress: null, error: null });
      timer = setTimeout(() => {
        const cancel = stop();
        become({ ...idle, overlay: true, error: errorCatalogue.run_timed_out.message });
        cancel?.();
      }, limit);
    },
    update(message, progress) {
      if (state.active) become({ ...state, message, progress: progress ?? null });
    },
    finish() {
      if (!state.active) return;
      stop();
      become(idle);
    },
    fail(message) {
      if (!state.active) return;
      stop();
      become({ ...idle, overlay: true, error: message });
    },
    close() {
      if (state.error !== null) become(idle);
    },
    cancel() {
      if (!state.active) return;
      const cancel = stop();
      become(idle);
      cancel?.();
    },
    current: () => state,
    subscribe,
  };
}

export interface ProcessingMachine {
  start(message: string, options?: ProcessingOptions): void;
  /** `progress`, from 0 to 1, is the finished fraction of this part, if known. */
  update(message: string, progress?: number): void;
  finish(): void;
  /** Shows the error until `close`. */
  fail(message: string): void;
  close(): void;
  /** Aborts the task, for example when the user leaves. */
  cancel(): void;
  current(): ProcessingState;
  subscribe(listener: () => void): () => void;
}

export interface ProcessingOptions {
  /** Called when the user leaves or the time is up, to stop the task. */
  readonly onCancel?: () => void;
  /** False: leaving asks first, but the page shows its own progress. */
  readonly overlay?: boolean;
}

export interface ProcessingState {
  readonly active: boolean;
  /** Whether the whole screen is covered while active. */
  readonly overlay: boolean;
  readonly message: string | null;
  /** The finished fraction of the named work, from 0 to 1; null if unknown. */
  readonly progress: number | null;
  readonly error: string | null;
}

const idle: ProcessingState = { active: false, overlay: false, message: null, progress: null, error: null };
