import { useMutation } from '@tanstack/react-query';
import { downloadFailure, downloadStarted } from './save-file.ts';
import { toast } from './toast.ts';

/** A download, of one of several formats if it has them; a toast says that it started or why not. */
export function useDownload<Format = void>(save: (format: Format) => Promise<void>): Download<Format> {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: save,
    onSuccess: () => toast.success(downloadStarted),
    onError: (error) => toast.error(downloadFailure(error)),
  });
  return {
    start: mutate,
    busy: isPending,
    format: isPending ? variables : undefined,
    failure: error && downloadFailure(error),
  };
}

interface Download<Format> {
  readonly start: (format: Format) => void;
  readonly busy: boolean;
  /** The one in progress. */
  readonly format: Format | undefined;
  /** Why the latest one did not start. */
  readonly failure: string | null;
}
