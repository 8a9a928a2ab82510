import { errorCatalogue } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';

/**
 * One piece of work that the page waits for: idle, at work with a message, or failed until the user closes it. Work
 * that takes longer than the limit is given up, and what comes from it afterwards changes nothing.
 */
export function createProcessing(limit: number = limits.processingTimeout): ProcessingMachine {
  let state: ProcessingState = idle;
  let cancelWork: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: ProcessingState) => {
    state = next;
    for (const listener of [...listeners]) listener();
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface ProcessingMachine {
  start(message: string, options?: ProcessingOptions): void;
  /** `progress`, 0 to 1, is how much of this part is done, where that is known. */
  update(message: string, progress?: number): void;
  finish(): void;
  /** Shows the error until `close`. */
  fail(message: string): void;
  close(): void;
  /** Gives the work up, as when the user leaves. */
  cancel(): void;
  current(): ProcessingState;
  subscribe(listener: () => void): () => void;
}

export interface ProcessingOptions {
  /** Called when the user leaves or the time is over: ends the work itself. */
  readonly onCancel?: () => void;
  /** False: leaving is guarded, but the page shows its own progress. */
  readonly overlay?: boolean;
}

export interface ProcessingState {
  readonly active: boolean;
  /** Whether the whole screen is covered while active. */
  readonly overlay: boolean;
  readonly message: string | null;
  /** Share of the work that the message names, 0 to 1; null where it is not known. */
  readonly progress: number | null;
  readonly error: string | null;
}

const idle: ProcessingState = { active: false, overlay: false, message: null, progress: null, error: null };
