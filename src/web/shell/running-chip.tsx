import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { Run } from '#contract/runs.ts';
import { useRunningWork } from '../lib/running-work.ts';
import { useTitleMark } from '../lib/use-title-mark.ts';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { texts } from './texts.ts';

/** In the header of every page: runs in progress, and ended runs until the user has viewed them. */
export function RunningChip({ userId }: { userId: string }) {
  const { running, ended, seen } = useRunningWork(userId);
  const { pathname, search } = useLocation();
  useTitleMark(running.length === 0 ? null : texts.running.count(running.length));

  // A run's page reports its end itself, and the result's page shows it.
  const here = ended.find((run) => addressesOf(run).includes(pathname + search) || resultOf(run) === pathname);
  useEffect(() => {
    if (here) seen(here.id);
  }, [here, seen]);

  const [newest] = ended;
  return (
    <div role="status" className="peer shrink-0 empty:hidden">
      {running.length > 0 ? (
        <Link to={running.length === 1 ? runPage(running[0] as Run) : '/dashboard'} className={style}>
          <Spinner className="text-accent" />
          <span className="tabular-nums">{running.length}</span>
          <span className="max-md:sr-only">{texts.running.word}</span>
        </Link>
      ) : newest && newest !== here ? (
        <Link
          to={resultOf(newest) ?? runPage(newest)}
          className={classNames(style, newest.state === 'failed' && 'text-bad')}
          onClick={() => seen(newest.id)}
        >
          {newest.state === 'failed' ? (
            <CircleAlert aria-hidden="true" className="size-4" />
          ) : (
            <CircleCheck aria-hidden="true" className="size-4 text-good" />
          )}
          <span className="max-md:sr-only">
            {newest.state === 'failed' ? texts.running.failed : texts.running.ready}
          </span>
        </Link>
      ) : null}
    </div>
  );
}

const style =
  'flex h-8 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm transition-colors hover:border-accent';

function runPage({ feature, id }: Pick<Run, 'feature' | 'id'>): string {
  return `/${feature}?run=${id}`;
}

/** A tool's page shows its run even without the run in its address. */
function addressesOf(run: Run): string[] {
  return [runPage(run), `/${run.feature}`];
}

function resultOf({ result }: Run): string | null {
  if (result?.kind === 'draft') return `/my-drafts/${encodeURIComponent(result.id)}`;
  return result?.kind === 'report' ? `/my-reports/${result.id}` : null;
}
