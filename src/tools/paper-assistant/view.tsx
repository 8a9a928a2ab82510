import { useEffect, useRef, useState } from 'react';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { useUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { useCost } from '#web/lib/use-cost.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import { Page } from '#web/ui/page.tsx';
import { paperAssistant } from './tool.ts';
import { DropZone } from './web/drop-zone.tsx';
import { EngineLines } from './web/engine-lines.tsx';
import { FigurePlacesList } from './web/figure-places.tsx';
import { ImageCard } from './web/image-card.tsx';
import { InsightsField } from './web/insights-field.tsx';
import { LanguageNote } from './web/language-note.tsx';
import { OptionsPanel } from './web/options-panel.tsx';
import { RunPanel } from './web/run-panel.tsx';
import { SubmitBar } from './web/submit-bar.tsx';
import { texts } from './web/texts.ts';
import { useCurrentRun } from './web/use-current-run.ts';
import { useFigureProposals } from './web/use-figure-proposals.ts';
import { usePaperForm } from './web/use-paper-form.ts';
import { useSubmission } from './web/use-submission.ts';
import { useTextLanguage } from './web/use-text-language.ts';

export const meta = pageTitle(paperAssistant.name);

/**
 * /paper-assistant: text on the left, figures on the right, an action bar at the bottom; then the run with its steps.
 */
export default function PaperAssistant() {
  const { user, status } = useSession();
  const { runId, looking, show } = useCurrentRun();
  const form = usePaperForm(user?.id ?? null);
  const proposals = useFigureProposals(form);
  const submission = useSubmission(form, proposals.places, show);
  const language = useTextLanguage(form.text);
  const cost = useCost(paperAssistant.slug);
  const insights = useRef<HTMLTextAreaElement>(null);
  const images = useRef<HTMLInputElement>(null);
  const figures = useRef<HTMLUListElement>(null);
  // Also active during the upload: the leave prompt is then only about the upload, and not again about the text.
  useUnsavedChanges(form.dirty && runId === null);

  // After returning from a run, the focus goes to the text.
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (runId === null && returned) insights.current?.focus();
  }, [runId, returned]);

  // An error about a field moves the focus there.
  useEffect(() => {
    if (submission.error?.at === 'text') insights.current?.focus();
    if (submission.error?.at === 'images')
      figures.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submission.error]);

  return (
    <Page
      title={paperAssistant.name}
      subtitle={paperAssistant.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={
        <>
          <CostBadge credits={cost.shown} />
          <FavoriteToggle feature={paperAssistant} />
        </>
      }
    >
      {/* The columns follow the room that the sidebar leaves. */}
      <div className="@container">
        {runId ? (
          <RunPanel
            runId={runId}
            form={form}
            onDone={(again) => {
              if (again) form.clear();
              setReturned(true);
              show(null);
            }}
          />
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submission.submit();
            }}
          >
            <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-[minmax(0,1fr)_20rem] @5xl:grid-cols-[minmax(0,1fr)_22.5rem]">
              <div className="min-w-0">
                <InsightsField form={form} control={insights} onSubmit={() => void submission.submit()} />
                <div className="@5xl:ml-41">
                  <LanguageNote language={language} />
                  <OptionsPanel form={form} />
                  <EngineLines form={form} language={language} />
                </div>
              </div>
              <section aria-labelledby="figures-heading" className="min-w-0">
                <h2 id="figures-heading" className="mb-2 text-lg">
                  {texts.figures}
                </h2>
                <DropZone
                  count={form.images.length}
                  disabled={submission.busy}
                  problem={form.imageProblem}
                  control={images}
                  onFiles={(files) => void form.addFiles(files)}
                />
                <ul ref={figures} className="mt-2">
                  {form.images.map((item, index) => (
                    <ImageCard
                      key={item.id}
                      item={item}
                      number={index + 1}
                      onDescribe={(description) => form.describeImage(item.id, description)}
                      onRemove={() => {
                        form.removeImage(item.id);
                        images.current?.focus({ preventScroll: true });
                      }}
                    />
                  ))}
                </ul>
                <FigurePlacesList form={form} proposals={proposals} />
                {!form.dirty && (
                  <div className="mt-8 border-t border-line pt-5">
                    <TrySample
                      slug={paperAssistant.slug}
                      what={texts.sample}
                      disabled={status !== 'signed-in' || looking || submission.busy}
                      onStarted={show}
                    />
                  </div>
                )}
              </section>
            </div>
            <SubmitBar
              cost={cost}
              enabled={status === 'signed-in' && form.enough && !looking}
              busy={submission.busy}
              error={submission.error}
            />
          </form>
        )}
      </div>
    </Page>
  );
}
