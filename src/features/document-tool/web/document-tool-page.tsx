import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { documentMessages, documentProblem } from '#contract/document-file.ts';
import { errorCatalogue } from '#contract/errors.ts';
import type { Run } from '#contract/runs.ts';
import type { Tool } from '#contract/tool.ts';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { useBalance } from '#web/lib/balance.ts';
import { useRun } from '#web/lib/run-progress.ts';
import { useSession } from '#web/lib/session.tsx';
import { useCost } from '#web/lib/use-cost.ts';
import { useEngineFacts } from '#web/lib/use-engine-facts.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { Button } from '#web/ui/button.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import { MarginNote } from '#web/ui/margin-note.tsx';
import { Page } from '#web/ui/page.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';
import { EngineNote } from './engine-note.tsx';
import { NotePanel } from './note-panel.tsx';
import { permittedFile, UsePermitted } from './permitted-file.tsx';
import { ReportText } from './report-text.tsx';
import { type DocumentWording, texts } from './texts.ts';
import { useCurrentRun } from './use-current-run.ts';
import { useDocumentFlow } from './use-document-flow.ts';
import { useKeepPages } from './use-keep-pages.ts';

/** The page of a tool that takes one document: Lease Abstract, Lease Analysis, Letter of Intent Analysis. */
export function DocumentToolPage({ tool, wording }: DocumentToolPageProps) {
  const { status: session } = useSession();
  const cost = useCost(tool.slug);
  const engine = useEngineFacts(tool.slug);
  const balance = useBalance();
  const { runId, show } = useCurrentRun(tool.slug);
  const flow = useDocumentFlow(tool, wording, show);
  const { run } = useRun(runId);
  const [file, setFile] = useState<File | null>(null);
  /** The file with a permitted name, if only its name was refused. */
  const [renamed, setRenamed] = useState<File | null>(null);
  const pages = useKeepPages(runId, run);
  const control = useRef<HTMLInputElement>(null);
  const failureId = useId();
  const poor = balance !== undefined && cost.known !== undefined && balance < cost.known;

  function choose(files: readonly File[]) {
    flow.clear();
    show(null);
    const [chosen] = files;
    setFile(null);
    setRenamed(null);
    if (!chosen) return;
    if (files.length > 1) {
      flow.showFailure(documentMessages.one);
      return;
    }
    const problem = documentProblem(chosen);
    if (!problem) {
      setFile(chosen);
      return;
    }
    flow.showFailure(problem.message);
    setRenamed(permittedFile(chosen, problem));
  }

  function remove() {
    setFile(null);
    setRenamed(null);
    flow.clear();
    show(null);
    control.current?.focus();
  }

  function trySample(run: string) {
    remove();
    show(run);
  }

  async function submit() {
    if (!ready || flow.busy) return;
    show(null);
    await flow.submit(file, pages.keep);
  }

  // A run that was found after a reload has no flow on this page; the run's own state is shown.
  const broken = run ? reasonOf(run) : null;
  const status = run?.state === 'succeeded' ? texts.steps.done : (broken ?? flow.status);
  const { failure } = flow;
  // A second click doesn't analyze the same file again, unless the first analysis failed.
  const ready = file && !poor && session === 'signed-in' && (!flow.handedOver || broken !== null);
  const note = run ? (broken ?? noteOf(run, wording.minutes)) : flow.note;

  return (
    <Page
      title={tool.name}
      subtitle={tool.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={
        <>
          <CostBadge credits={cost.shown} suffix={texts.costSuffix} />
          <FavoriteToggle feature={tool} />
        </>
      }
      margin={
        <>
          <MarginNote tone="accent" label={texts.privacyLabel}>
            {pages.keep ? texts.privacyWithPages : texts.privacy}
          </MarginNote>
          <EngineNote facts={engine} file={file} />
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DropZone
          document={wording.document}
          disabled={flow.busy}
          problem={failure ? failureId : null}
          control={control}
          onFiles={choose}
        />
        {file && <ChosenFile file={file} disabled={flow.busy} onRemove={remove} />}
        <label className="mt-6 flex w-fit items-start gap-3">
          <input
            type="checkbox"
            checked={pages.keep}
            disabled={flow.busy || pages.busy}
            onChange={(event) => pages.change(event.target.checked)}
            aria-describedby={`${failureId}-keep`}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>
            <span className="block text-sm font-medium">{texts.keepPages.label}</span>
            <span id={`${failureId}-keep`} className="block text-xs text-muted">
              {texts.keepPages.hint} {pages.open && texts.keepPages.changeable}
            </span>
          </span>
        </label>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" size="large" busy={flow.busy} busyText={flow.status ?? texts.submit} disabled={!ready}>
            {poor ? texts.outOfCredits : texts.submit}
          </Button>
          {/* What went wrong is seen in the alert or the note; here it is only announced. */}
          <p role="status" className={failure || broken !== null ? 'sr-only' : 'text-sm'}>
            {status}
          </p>
        </div>
      </form>
      {failure && (
        <div role="alert" id={failureId} className="mt-4 flex items-start gap-2 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
          <div className="min-w-0">
            <p className="font-medium text-bad">{failure.message}</p>
            {failure.reason && <p className="text-muted">{failure.reason}</p>}
            {renamed && <UsePermitted file={renamed} control={control} onUse={(file) => choose([file])} />}
          </div>
        </div>
      )}
      {!note && !flow.busy && (
        <div className="mt-8 border-t border-line pt-5">
          <TrySample slug={tool.slug} what={wording.sample} disabled={session !== 'signed-in'} onStarted={trySample} />
        </div>
      )}
      {note && (
        <NotePanel note={note} failed={run?.state === 'failed'} run={run}>
          {wording.showsText && <ReportText text={flow.text} run={run} />}
        </NotePanel>
      )}
    </Page>
  );
}

/** Why there is no report; null as long as one is still possible. */
function reasonOf(run: Run): string | null {
  if (run.state === 'cancelled') return errorCatalogue.run_cancelled.message;
  return run.state === 'failed' ? (run.error?.message ?? texts.failures.analysis) : null;
}

function noteOf(run: Run, minutes: string): string {
  return run.state === 'succeeded' ? texts.ready : texts.inProgress(minutes);
}

interface DocumentToolPageProps {
  readonly tool: Pick<Tool, 'slug' | 'name' | 'description' | 'group' | 'preAnalysis'>;
  readonly wording: DocumentWording;
}
