import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { useBalance } from '#web/lib/balance.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useRun } from '#web/lib/run-progress.ts';
import { useCost } from '#web/lib/use-cost.ts';
import { TrySample } from '#web/samples/try-sample.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import { Page } from '#web/ui/page.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { type BaseRentInput, baseRent, baseRentResult } from './tool.ts';
import { AnalysisForm } from './web/analysis-form.tsx';
import { AnalysisResult, useReport } from './web/analysis-result.tsx';
import { texts } from './web/texts.ts';
import { useAnalysis } from './web/use-analysis.ts';

export const meta = pageTitle(baseRent.name);

/**
 * Base Rent Analysis: the form, with the result below. The report is in the address, so that a reload shows it again.
 */
export default function BaseRentAnalysis() {
  const cost = useCost(baseRent.slug);
  const balance = useBalance();
  const analysis = useAnalysis();
  const [search, setSearch] = useSearchParams();
  const [openedWith] = useState(() => search.get('report'));
  const opened = useReport(openedWith);
  const result = useRef<HTMLElement>(null);
  const [sampleRun, setSampleRun] = useState<string | null>(null);
  const { state } = analysis;
  const reportId = state.kind === 'done' ? state.reportId : search.get('report');
  const text = state.kind === 'done' ? state.text : null;

  async function submit(values: BaseRentInput) {
    const ended = await analysis.run(values);
    if (ended.kind === 'done' && ended.reportId !== null) {
      setSearch({ report: ended.reportId }, { replace: true, preventScrollReset: true });
    }
  }

  const { run } = useRun(sampleRun);
  const sampleReport = run?.result?.id;
  useEffect(() => {
    if (sampleReport) setSearch({ report: sampleReport }, { replace: true, preventScrollReset: true });
  }, [sampleReport, setSearch]);

  useEffect(() => {
    if (state.kind === 'done') result.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [state]);

  return (
    <Page
      title={baseRent.name}
      subtitle={baseRent.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={
        <>
          <CostBadge credits={cost.shown} suffix={texts.costSuffix} />
          <FavoriteToggle feature={baseRent} />
        </>
      }
    >
      <AnalysisForm
        // Remounted with the report's input when the report in the address has loaded.
        key={opened.data ? 'filled' : 'initial'}
        initial={opened.data ? inputOf(opened.data.data) : {}}
        state={state}
        busy={analysis.busy}
        outOfCredits={balance !== undefined && cost.known !== undefined && balance < cost.known}
        onSubmit={(values) => void submit(values)}
      />
      {text === null && reportId === null && (
        <div className="mt-8 border-t border-line pt-5">
          <TrySample slug={baseRent.slug} what={texts.sample} disabled={analysis.busy} onStarted={setSampleRun} />
          {run && (
            <div className="mt-5 max-w-[28rem]">
              <StepList run={run} />
              {run.error && (
                <p role="alert" className="mt-3 text-sm text-bad">
                  {run.error.message}
                </p>
              )}
            </div>
          )}
        </div>
      )}
      {(text !== null || reportId !== null) && (
        <section ref={result} aria-labelledby="base-rent-result" className="mt-12 border-t border-line pt-8">
          <h2 id="base-rent-result" className="mb-4 text-xl">
            {texts.result}
          </h2>
          <AnalysisResult text={text} reportId={reportId} />
        </section>
      )}
    </Page>
  );
}

/** The input of a report; empty if it is not a base rent report. */
function inputOf(data: unknown): Partial<BaseRentInput> {
  return baseRentResult.safeParse(data).data?.input ?? {};
}
