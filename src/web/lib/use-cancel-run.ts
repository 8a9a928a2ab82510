import { useMutation } from '@tanstack/react-query';
import { shownMessage } from '#contract/errors.ts';
import { cancelRun } from '#contract/runs.ts';
import { call } from './api.ts';
import { toast } from './toast.ts';

/** Cancels a run. Busy until the run itself shows that it has ended. */
export function useCancelRun(id: string, failed: string): { readonly busy: boolean; readonly cancel: () => void } {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(cancelRun, { params: { id } }),
    onError: (error) => toast.error(shownMessage(error, failed)),
  });
  return { busy: isPending || isSuccess, cancel: mutate };
}
