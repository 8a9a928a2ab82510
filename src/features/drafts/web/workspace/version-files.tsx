import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { cancelRun } from '#contract/runs.ts';
import { call } from '#web/lib/api.ts';
import { hasEnded } from '#web/lib/follow-run.ts';
import { useRun } from '#web/lib/run-progress.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { makeVersionFiles } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Progress of the displayed version's files: the steps of their run, why it failed, or a button that starts it. */
export function VersionFiles({ userId, draft, reload }: DraftOnPage) {
  const change = useMutation({
    mutationFn: async (send: () => Promise<unknown>) => {
      await send();
      await reload();
    },
    onError: (error) => toast.error(shownMessage(error, texts.making.failed)),
  });
  const busy = change.isPending;
  const { making, version, inputs } = draft;
  const open = making !== null && (making.state === 'queued' || making.state === 'running');
  const { run } = useRun(open ? making.runId : null);
  const ended = run !== null && hasEnded(run);
  useEffect(() => {
    if (ended) void reload();
  }, [ended, reload]);
  if (draft.pdf !== null || version === null) return null;
  if (open) {
    return (
      <MarginNote label={texts.making.title} tone="accent">
        {run === null ? <p>{texts.making.waiting}</p> : <StepList run={run} />}
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          busy={busy}
          busyText={texts.making.cancelling}
          onClick={() => change.mutate(() => call(cancelRun, { params: { id: making.runId } }))}
        >
          {texts.making.cancel}
        </Button>
      </MarginNote>
    );
  }
  const failed = making?.state === 'failed';
  return (
    <MarginNote label={texts.making.title} tone={failed ? 'bad' : 'quiet'}>
      {failed && (
        <p role="alert" className="text-bad">
          {texts.making.failed} {making.message}
        </p>
      )}
      {!failed && <p>{making?.state === 'cancelled' ? texts.making.cancelled : texts.making.none}</p>}
      {inputs === null ? (
        <p className="mt-1">{texts.making.cannot}</p>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          busy={busy}
          busyText={texts.making.beginning}
          onClick={() =>
            change.mutate(() =>
              call(makeVersionFiles, { params: { userId, fileName: draft.fileName, version: version.number } }),
            )
          }
        >
          {failed ? texts.making.again : texts.making.make}
        </Button>
      )}
    </MarginNote>
  );
}
