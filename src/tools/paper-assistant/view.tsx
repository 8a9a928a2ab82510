import { useRef } from 'react';
import { defaultCost, getFeature } from '../../contract/features.ts';
import { call } from '../../web/lib/api.ts';
import { useCached } from '../../web/lib/cache.ts';
import { useSession } from '../../web/lib/session.tsx';
import { useShell } from '../../web/lib/shell.ts';
import { useUnsavedChanges } from '../../web/lib/unsaved-changes.ts';
import { CostBadge } from '../../web/ui/cost-badge.tsx';
import { Page } from '../../web/ui/page.tsx';
import { ErrorState } from '../../web/ui/states.tsx';
import { paperAssistant } from './tool.ts';
import { DropZone } from './web/drop-zone.tsx';
import { ImageCard } from './web/image-card.tsx';
import { InsightsField } from './web/insights-field.tsx';
import { OptionsPanel } from './web/options-panel.tsx';
import { RunPanel } from './web/run-panel.tsx';
import { SubmitBar } from './web/submit-bar.tsx';
import { texts } from './web/texts.ts';
import { useCurrentRun } from './web/use-current-run.ts';
import { usePaperForm } from './web/use-paper-form.ts';
import { useSubmission } from './web/use-submission.ts';

/** /paper-assistant: writing left, figures right, one bar at the foot; then the run with its steps. */
export default function PaperAssistant() {
  const { brand } = useShell();
  const { user, status } = useSession();
  const { runId, looking, show } = useCurrentRun();
  const form = usePaperForm(user?.id ?? null);
  const submission = useSubmission(form, show);
  const cost = useCached('feature-cost', paperAssistant.slug, loadCost).data ?? defaultCost;
  const top = useRef<HTMLDivElement>(null);
  useUnsavedChanges(form.dirty && runId === null && !submission.busy);

  const submit = async () => {
    await submission.submit();
    top.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Page
      title={paperAssistant.name}
      subtitle={paperAssistant.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={<CostBadge credits={cost} />}
    >
      <title>{`${paperAssistant.name} · ${brand.name}`}</title>
      {runId ? (
        <RunPanel
          runId={runId}
          onDone={(again) => {
            if (again) form.clear();
            show(null);
          }}
        />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <div ref={top} className="scroll-mt-24" aria-live="polite">
            {submission.error && (
              <div className="mb-6">
                <ErrorState message={submission.error} />
              </div>
            )}
          </div>
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div>
              <InsightsField form={form} disabled={submission.busy} onSubmit={submit} />
              <OptionsPanel form={form} disabled={submission.busy} />
            </div>
            <section aria-labelledby="figures-heading">
              <h2 id="figures-heading" className="mb-3 text-lg">
                {texts.figures}
              </h2>
              <DropZone
                count={form.images.length}
                disabled={submission.busy}
                problem={form.imageProblem}
                onFiles={(files) => void form.addFiles(files)}
              />
              <ul className="mt-4">
                {form.images.map((item, index) => (
                  <ImageCard
                    key={item.id}
                    item={item}
                    number={index + 1}
                    disabled={submission.busy}
                    onDescribe={(description) => form.describeImage(item.id, description)}
                    onRemove={() => form.removeImage(item.id)}
                  />
                ))}
              </ul>
            </section>
          </div>
          <SubmitBar
            cost={cost}
            enabled={status === 'signed-in' && form.enough && !looking}
            busy={submission.busy}
            progress={submission.progress}
          />
        </form>
      )}
    </Page>
  );
}

const loadCost = async (signal: AbortSignal) =>
  (await call(getFeature, { params: { slug: paperAssistant.slug }, signal })).credit_cost;
