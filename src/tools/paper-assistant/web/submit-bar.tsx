import { useBalance } from '../../../web/lib/balance.ts';
import { Button } from '../../../web/ui/button.tsx';
import { CostBadge } from '../../../web/ui/cost-badge.tsx';
import { texts } from './texts.ts';

/** Cost, balance and the button, always in sight at the foot of the page. */
export function SubmitBar({ cost, enabled, busy, progress }: SubmitBarProps) {
  const balance = useBalance();
  const poor = balance !== undefined && balance < cost;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-10 border-t border-line bg-paper/95 px-4 py-4 backdrop-blur-sm sm:-mx-8 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
          <CostBadge credits={cost} />
          {balance !== undefined && <span className="tabular-nums">You have {balance.toLocaleString('en')}</span>}
        </p>
        <Button type="submit" size="large" busy={busy} busyText={texts.busy} disabled={!enabled || poor}>
          {poor ? texts.outOfCredits : texts.submit}
        </Button>
      </div>
      {progress !== null && (
        <progress
          value={progress}
          max={1}
          aria-label={texts.steps.uploading}
          className="mt-3 h-1 w-full accent-accent"
        />
      )}
    </div>
  );
}

export interface SubmitBarProps {
  readonly cost: number;
  readonly enabled: boolean;
  readonly busy: boolean;
  /** Share of the package that has been sent. */
  readonly progress: number | null;
}
