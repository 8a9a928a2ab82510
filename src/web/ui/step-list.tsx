import { Check, CircleAlert, CircleSlash } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Run } from '#contract/runs.ts';
import { hasEnded } from '../lib/follow-run.ts';
import { formatElapsed } from '../lib/format.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { texts } from './texts.ts';

/** A run's actual steps: step n of m, its name, and its elapsed time. */
export function StepList({ run }: { run: Pick<Run, 'state' | 'steps' | 'started_at' | 'finished_at'> }) {
  const ended = hasEnded(run);
  const now = useClock(!ended);
  const reached = run.steps.findIndex((step) => step.state === 'running' || step.state === 'failed');
  const done = run.steps.filter((step) => step.state === 'done').length;
  return (
    <div>
      <p role="status" className="text-sm font-medium">
        {headline(run, reached, done)}
      </p>
      <ol className="mt-3 flex flex-col gap-2 border-l border-line pl-4">
        {run.steps.map((step) => {
          const took = elapsed(step.started_at, step.finished_at ?? (ended ? run.finished_at : null), now);
          return (
            <li
              key={step.id}
              aria-current={step.state === 'running' ? 'step' : undefined}
              className={classNames(
                'relative flex items-baseline justify-between gap-4 text-sm',
                (step.state === 'waiting' || step.state === 'skipped') && 'text-muted',
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-0.5 -left-6 flex size-4 items-center justify-center rounded-full bg-paper"
              >
                {mark(step.state)}
              </span>
              <span>
                {step.title}
                {step.note && <span className="block text-muted">{step.note}</span>}
                <span className="sr-only">{texts.steps.states[step.state]}</span>
              </span>
              {took !== null && <span className="shrink-0 text-xs text-muted tabular-nums">{took}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function headline(run: Pick<Run, 'state' | 'steps'>, reached: number, done: number): string {
  const total = run.steps.length;
  if (run.state === 'queued') return texts.steps.queued;
  if (run.state === 'succeeded') return texts.steps.succeeded(total);
  if (run.state === 'cancelled') return texts.steps.cancelled;
  const current = reached === -1 ? Math.min(done, Math.max(0, total - 1)) : reached;
  const name = run.steps[current]?.note ?? run.steps[current]?.title;
  const place = texts.steps.place(run.state === 'failed', current + 1, total);
  return name ? `${place}: ${name}` : place;
}

function mark(state: Run['steps'][number]['state']) {
  if (state === 'failed') return <CircleAlert className="size-4 text-bad" />;
  if (state === 'cancelled') return <CircleSlash className="size-4 text-muted" />;
  if (state === 'done') return <Check className="size-4 text-good" />;
  if (state === 'running') return <Spinner className="text-accent" />;
  return <span className="size-1.5 rounded-full bg-control" />;
}

function elapsed(from: string | null, to: string | null, now: number | null): string | null {
  if (from === null) return null;
  const end = to === null ? now : Date.parse(to);
  // The page's clock may be behind the server's: no time is shown before it started.
  return end === null ? null : formatElapsed(end - Date.parse(from));
}

/** The time, four times a second while something runs; null before hydration. */
function useClock(running: boolean): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
