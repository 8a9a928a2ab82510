import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import type { Run } from '#contract/runs.ts';
import { chooseRunPages } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { texts } from './texts.ts';

/**
 * Whether the pages are stored with the report: chosen before submitting, and changed for the run in progress as long
 * as its document exists.
 */
export function useKeepPages(runId: string | null, run: Run | null): KeepPages {
  const [keep, setKeep] = useState(false);
  const chosen = run?.keeps_pages;
  const open = typeof chosen === 'boolean';
  useEffect(() => {
    if (typeof chosen === 'boolean') setKeep(chosen);
  }, [chosen]);
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => call(chooseRunPages, { params: { id: run?.id ?? '' }, body: { keep: wanted } }),
    onError: (error, wanted) => {
      setKeep(!wanted);
      toast.error(shownMessage(error, texts.failures.unknown));
    },
  });
  return {
    keep,
    open,
    // The choice is unknown until the run has loaded.
    busy: isPending || (runId !== null && run === null),
    change(wanted) {
      setKeep(wanted);
      if (open) mutate(wanted);
    },
  };
}

export interface KeepPages {
  readonly keep: boolean;
  /** The choice is that of the run in progress. */
  readonly open: boolean;
  readonly busy: boolean;
  change(keep: boolean): void;
}
