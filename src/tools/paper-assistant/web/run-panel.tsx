import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { signDraft } from '../../../contract/drafts.ts';
import { shownMessage } from '../../../contract/errors.ts';
import { cancelRun, type Run } from '../../../contract/runs.ts';
import { call } from '../../../web/lib/api.ts';
import { useRun } from '../../../web/lib/run-progress.ts';
import { useSession } from '../../../web/lib/session.tsx';
import { toast } from '../../../web/lib/toast.ts';
import { Button, ButtonLink } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ErrorState, Loading } from '../../../web/ui/states.tsx';
import { StepList } from '../../../web/ui/step-list.tsx';
import { texts } from './texts.ts';

/** A run from its acceptance to its end; it shows the same after a reload, because it reads what the server keeps. */
export function RunPanel({ runId, onDone }: { runId: string; onDone: (again: boolean) => void }) {
  const { run, error } = useRun(runId);
  if (error) return <ErrorState message={error.message} onRetry={() => onDone(false)} />;
  if (!run) return <Loading rows={5} rowHeight={40} />;
  return (
    <Card>
      <h2 className="text-xl">{headline(run)}</h2>
      <p className="mt-1 mb-6 max-w-[60ch] text-sm text-muted">{explanation(run)}</p>
      <div className="max-w-md">
        <StepList run={run} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Actions run={run} onDone={onDone} />
      </div>
    </Card>
  );
}

function Actions({ run, onDone }: { run: Run; onDone: (again: boolean) => void }) {
  const [cancelling, setCancelling] = useState(false);
  if (run.state === 'queued' || run.state === 'running') {
    return (
      <Button
        variant="secondary"
        busy={cancelling}
        busyText={texts.cancelling}
        onClick={async () => {
          setCancelling(true);
          await call(cancelRun, { params: { id: run.id } }).catch((error: unknown) => {
            setCancelling(false);
            toast.error(shownMessage(error, texts.failures.unexpected));
          });
        }}
      >
        {texts.cancel}
      </Button>
    );
  }
  if (run.state === 'succeeded' && run.result) {
    return (
      <>
        <ButtonLink to={`/my-drafts/${encodeURIComponent(run.result.id)}`} icon={<FileText aria-hidden="true" />}>
          {texts.preview}
        </ButtonLink>
        <DownloadButton fileName={run.result.id} />
        <Button variant="quiet" onClick={() => onDone(true)}>
          {texts.another}
        </Button>
      </>
    );
  }
  return <Button onClick={() => onDone(false)}>{texts.tryAgain}</Button>;
}

function DownloadButton({ fileName }: { fileName: string }) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyText={texts.downloading}
      onClick={async () => {
        setBusy(true);
        try {
          const { signedUrl } = await call(signDraft, { params: { userId: user?.id ?? '', fileName } });
          const link = document.createElement('a');
          link.href = signedUrl;
          link.download = fileName;
          link.click();
          toast.success('Download started successfully');
        } catch {
          toast.error('Failed to download file');
        } finally {
          setBusy(false);
        }
      }}
    >
      {texts.download}
    </Button>
  );
}

function headline(run: Run): string {
  if (run.state === 'succeeded') return texts.ready;
  if (run.state === 'failed' || run.state === 'cancelled') return texts.failed;
  return texts.working;
}

function explanation(run: Run): string {
  if (run.state === 'succeeded') return texts.charged(run.cost);
  if (run.state === 'failed' || run.state === 'cancelled') return run.error?.message ?? '';
  return `${texts.workingHint} ${texts.held(run.cost)}.`;
}
