import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorCatalogue } from '#contract/errors.ts';
import type { Run } from '#contract/runs.ts';
import { hasEnded } from '#web/lib/follow-run.ts';
import { formatCredits } from '#web/lib/format.ts';
import { useRun } from '#web/lib/run-progress.ts';
import { useCancelRun } from '#web/lib/use-cancel-run.ts';
import { useHeadingFocus } from '#web/lib/use-heading-focus.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { DownloadButton } from './download-button.tsx';
import { MadeBy } from './made-by.tsx';
import { texts } from './texts.ts';
import type { PaperForm } from './use-paper-form.ts';

/** A run from the time it is accepted to its end; the same after a reload, because it reads stored data. */
export function RunPanel({ runId, form, onDone }: RunPanelProps) {
  const { run, error } = useRun(runId);
  const heading = useHeadingFocus(run?.state);
  if (error) return <ErrorState message={error.message} onRetry={() => onDone(false)} />;
  if (!run) return <Loading rows={5} rowHeight={40} />;
  return (
    <div className="grid gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {headlines[run.state]}
        </h2>
        <Explanation run={run} form={form} />
      </div>
      <div className="@3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1">
        <MarginNote label={texts.progress} tone={tones[run.state]}>
          <div className="mt-3 text-ink">
            <StepList run={run} />
          </div>
        </MarginNote>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <Actions run={run} form={form} onDone={onDone} />
        </div>
        {run.state === 'succeeded' ? <Contents /> : <Manuscript form={form} />}
      </div>
    </div>
  );
}

export interface RunPanelProps {
  readonly runId: string;
  readonly form: PaperForm;
  /** Returns to the form; `again`: with empty fields. */
  readonly onDone: (again: boolean) => void;
}

function Explanation({ run, form }: { run: Run; form: PaperForm }) {
  const line = (content: ReactNode) => <p className="mt-2 max-w-[60ch] text-sm text-muted">{content}</p>;
  const credits = formatCredits(run.cost);
  if (run.state === 'succeeded') {
    return (
      <>
        {line(run.charge === 'captured' ? texts.charged(credits) : texts.uncharged)}
        {run.engine === 'built-in' && run.result && <MadeBy fileName={run.result.id} />}
      </>
    );
  }
  if (run.state === 'failed' || run.state === 'cancelled') {
    const kept = form.dirty ? texts.kept(form.images.length) : '';
    if (run.state === 'cancelled') return line(`${errorCatalogue.run_cancelled.message} ${kept}`);
    return (
      <>
        <p role="alert" className="mt-2 max-w-[60ch] font-medium text-bad">
          {run.error?.message ?? errorCatalogue.run_failed.message}
        </p>
        {line(`${texts.uncharged} ${kept}`)}
      </>
    );
  }
  return line(`${texts.workingHint} ${run.charge === 'held' ? texts.held(credits) : ''}`);
}

function Actions({ run, form, onDone }: { run: Run; form: PaperForm; onDone: (again: boolean) => void }) {
  const { busy, cancel } = useCancelRun(run.id, texts.failures.unexpected);
  if (!hasEnded(run)) {
    return (
      <Button variant="secondary" busy={busy} busyText={texts.cancelling} onClick={cancel}>
        {texts.cancel}
      </Button>
    );
  }
  if (run.state === 'succeeded' && run.result) {
    return (
      <>
        <ButtonLink to={`/my-drafts/${encodeURIComponent(run.result.id)}`} icon={<FileText aria-hidden="true" />}>
          {texts.open}
        </ButtonLink>
        <DownloadButton fileName={run.result.id} />
        <Button variant="quiet" onClick={() => onDone(true)}>
          {texts.another}
        </Button>
      </>
    );
  }
  return <Button onClick={() => onDone(false)}>{form.dirty ? texts.tryAgain : texts.lost}</Button>;
}

/** The input of the draft, as far as this page has it: after a reload only the text, on other pages nothing. */
function Manuscript({ form }: { form: PaperForm }) {
  if (!form.dirty) return null;
  return (
    <section
      aria-label={texts.yourText}
      className="mt-8 max-h-120 overflow-hidden rounded-t-sheet border border-b-0 border-line bg-raised mask-b-from-40% px-6 pt-6 sm:px-10 sm:pt-8"
    >
      {form.images.length > 0 && (
        <ul className="float-right mb-4 ml-6 w-40 space-y-3 max-sm:hidden">
          {form.images.slice(0, 3).map((image, index) => (
            <li key={image.id}>
              <img src={image.preview} alt={texts.figure(index + 1, image.file.name)} className="w-full bg-white" />
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-[68ch] font-serif leading-relaxed whitespace-pre-line wrap-anywhere">{form.text}</p>
    </section>
  );
}

function Contents() {
  return (
    <section className="mt-10">
      <h3 className="text-lg">{texts.contents}</h3>
      <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
        {texts.parts.map(({ name, about }) => (
          <div key={name} className="grid gap-x-6 py-2.5 @xl:grid-cols-[17rem_minmax(0,1fr)]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const headlines: Record<Run['state'], string> = {
  queued: texts.working,
  running: texts.working,
  succeeded: texts.ready,
  failed: texts.failed,
  cancelled: texts.cancelled,
};

const tones = { queued: 'accent', running: 'accent', succeeded: 'accent', failed: 'bad', cancelled: 'quiet' } as const;
