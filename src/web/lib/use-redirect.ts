import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { toast } from './toast.ts';

/**
 * Requests the address of a page on another site and sends the browser there. Busy from the click until the browser
 * leaves the page, so a second click does nothing; a failure is shown as a toast and ends the busy state.
 */
export function useRedirect({ address, failed }: RedirectOptions): {
  readonly busy: boolean;
  readonly start: () => void;
} {
  const client = useQueryClient();
  const mutationKey = ['redirect', useId()];
  const { mutate, isPending, isSuccess, reset } = useMutation({
    mutationKey,
    mutationFn: async () => location.assign(await address()),
    onError: (error) => toast.error(failed(error)),
  });

  // After Back, the browser may show this page in its earlier state.
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, [reset]);

  return {
    busy: isPending || isSuccess,
    // React updates its state too late for a second click at the same moment.
    start: () => client.isMutating({ mutationKey }) === 0 && mutate(),
  };
}

interface RedirectOptions {
  readonly address: () => Promise<string>;
  readonly failed: (error: unknown) => string;
}
