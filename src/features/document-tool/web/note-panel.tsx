import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Run } from '#contract/runs.ts';
import { useShell } from '#web/lib/shell.ts';
import { texts as sampleTexts } from '#web/samples/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StepList } from '#web/ui/step-list.tsx';
import { texts } from './texts.ts';

/** 'Please Note': the result of the pre-analysis, and where the full report will appear. */
export function NotePanel({ note, failed, run, children }: NotePanelProps) {
  const { brand } = useShell();
  const report = run?.state === 'succeeded' && run.result?.kind === 'report' ? run.result.id : null;
  return (
    <section aria-labelledby="please-note" className="mt-8 border-t border-line pt-5">
      <h2 id="please-note" className="text-lg">
        {texts.note}
      </h2>
      <p
        role={failed ? 'alert' : undefined}
        className={classNames('mt-2 max-w-[65ch] whitespace-pre-line', failed && 'font-medium text-bad')}
      >
        {note}
      </p>
      {brand.supportEmail && (
        <p className="mt-2 text-sm text-muted">
          {texts.support}{' '}
          <a href={`mailto:${brand.supportEmail}`} className="text-accent underline underline-offset-2">
            {brand.supportEmail}
          </a>
        </p>
      )}
      {run?.sample && <p className="mt-2 text-sm text-muted">{sampleTexts.running}</p>}
      {run && (
        <div className="mt-5 max-w-[28rem]">
          <StepList run={run} />
        </div>
      )}
      {report && (
        <ButtonLink
          to={`/my-reports/${report}`}
          variant="secondary"
          icon={<ArrowRight aria-hidden="true" />}
          className="mt-5"
        >
          {texts.open}
        </ButtonLink>
      )}
      {children}
    </section>
  );
}

interface NotePanelProps {
  readonly note: string;
  /** The note says why the analysis failed. */
  readonly failed: boolean;
  readonly run: Run | null;
  readonly children?: ReactNode;
}
