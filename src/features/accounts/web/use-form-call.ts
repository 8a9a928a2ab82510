import { useCallback } from 'react';
import { useProcessing } from '#web/lib/processing.tsx';
import { toast } from '#web/lib/toast.ts';

/**
 * Sends a form under the full-screen overlay: at most one call at a time, aborted when the overlay times out. Returns
 * null if it failed (the message has been shown) or was aborted.
 */
export function useFormCall(): <T>(work: FormCall<T>) => Promise<{ answer: T } | null> {
  const { current, start, finish } = useProcessing();
  return useCallback(
    async ({ waiting, call, messageOf, onFailure }) => {
      if (current().active) return null;
      const controller = new AbortController();
      start(waiting, { onCancel: () => controller.abort() });
      try {
        const answer = await call(controller.signal);
        if (controller.signal.aborted) return null;
        finish();
        return { answer };
      } catch (failure) {
        if (controller.signal.aborted) return null;
        finish();
        toast.error(messageOf(failure));
        onFailure?.(failure);
        return null;
      }
    },
    [current, start, finish],
  );
}

export interface FormCall<T> {
  /** Shown during the call. */
  readonly waiting: string;
  readonly call: (signal: AbortSignal) => Promise<T>;
  readonly messageOf: (failure: unknown) => string;
  readonly onFailure?: (failure: unknown) => void;
}
