import { FileText } from 'lucide-react';
import { errorCatalogue } from '#contract/errors.ts';
import { hasEnded } from '#web/lib/follow-run.ts';
import { useRun } from '#web/lib/run-progress.ts';
import { useCancelRun } from '#web/lib/use-cancel-run.ts';
import { useHeadingFocus } from '#web/lib/use-heading-focus.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { texts } from './texts.ts';

/** A translation from its acceptance to its end; the same after a reload, because it reads stored data. */
export function RunPanel({ runId, onDone }: RunPanelProps) {
  const { run, error } = useRun(runId);
  const { busy, cancel } = useCancelRun(runId, texts.failures.unexpected);
  const heading = useHeadingFocus(run?.state);
  if (error) return <ErrorState message={error.message} onRetry={() => onDone(false)} />;
  if (!run) return <Loading rows={3} rowHeight={40} />;
  const failed = run.state === 'failed';

  return (
    <section aria-labelledby="translation-run">
      <h2 id="translation-run" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {texts.run.heading[run.state]}
      </h2>
      {failed && (
        <p role="alert" className="mt-2 max-w-[60ch] font-medium text-bad">
          {run.error?.message ?? errorCatalogue.run_failed.message}
        </p>
      )}
      <p className="mt-2 max-w-[60ch] text-sm text-muted empty:hidden">
        {!hasEnded(run) && texts.run.leave}
        {run.state === 'cancelled' && texts.run.uncharged}
      </p>
      <div className="mt-6 max-w-[28rem]">
        <StepList run={run} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {run.state === 'succeeded' && run.result && (
          <ButtonLink to={`/my-reports/${run.result.id}`} icon={<FileText aria-hidden="true" />}>
            {texts.run.open}
          </ButtonLink>
        )}
        {hasEnded(run) ? (
          <Button variant={run.state === 'succeeded' ? 'quiet' : 'primary'} onClick={() => onDone(!failed)}>
            {failed ? texts.run.back : texts.run.again}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} busyText={texts.run.cancelling} onClick={cancel}>
            {texts.run.cancel}
          </Button>
        )}
      </div>
    </section>
  );
}

interface RunPanelProps {
  readonly runId: string;
  /** Returns to the form; `again`: with empty fields. */
  readonly onDone: (again: boolean) => void;
}
