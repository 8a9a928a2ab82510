import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useProcessing } from '../../../web/lib/processing.tsx';
import { toast } from '../../../web/lib/toast.ts';

/**
 * Makes the call of a form under the full-screen overlay: at most one at a time, given up when the overlay's time is
 * over. Answers null when it failed (the message has been shown then) or was given up.
 */
export function useFormCall(): <T>(work: FormCall<T>) => Promise<{ answer: T } | null> {
  const { active, start, finish } = useProcessing();
  return useCallback(
    async ({ waiting, call, messageOf, onFailure }) => {
      if (active) return null;
      const controller = new AbortController();
      start(waiting, { onCancel: () => controller.abort() });
      // At once: what follows may navigate, and the page guards against leaving as long as it counts as busy.
      const done = () => flushSync(finish);
      try {
        const answer = await call(controller.signal);
        if (controller.signal.aborted) return null;
        done();
        return { answer };
      } catch (failure) {
        if (controller.signal.aborted) return null;
        done();
        toast.error(messageOf(failure));
        onFailure?.(failure);
        return null;
      }
    },
    [active, start, finish],
  );
}

export interface FormCall<T> {
  /** Shown while the call is on its way. */
  readonly waiting: string;
  readonly call: (signal: AbortSignal) => Promise<T>;
  readonly messageOf: (failure: unknown) => string;
  readonly onFailure?: (failure: unknown) => void;
}
