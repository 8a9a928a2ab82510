import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBalance } from '#web/lib/balance.ts';
import type { useCost } from '#web/lib/use-cost.ts';
import { Button } from '#web/ui/button.tsx';
import { CostBadge } from '#web/ui/cost-badge.tsx';
import type { Refusal } from './refusal.ts';
import { texts } from './texts.ts';

/**
 * Price, balance and the submit button, always visible at the bottom of the page, and why the last submission failed.
 */
export function SubmitBar({ cost, enabled, busy, error }: SubmitBarProps) {
  const balance = useBalance();
  const poor = balance !== undefined && cost.known !== undefined && balance < cost.known;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => keepClear(bar.current), []);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 mt-10 border-t border-line bg-paper px-4 py-2.5 sm:-mx-8 sm:px-8 sm:py-4 [@media(max-height:26rem)]:static"
    >
      <div role="alert">
        {error && (
          <div className="mb-3 flex items-start gap-2 text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-bad" />
            <div>
              <p className="font-medium text-bad">{error.message}</p>
              {error.detail && <p className="text-muted">{error.detail}</p>}
            </div>
          </div>
        )}
      </div>
      <div className="flex items-center justify-between gap-x-6 max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-y-1">
        <p className="flex items-center gap-x-5 text-sm text-muted tabular-nums max-sm:justify-center max-sm:text-xs [&>span]:max-sm:text-xs">
          <CostBadge credits={cost.shown} />
          {balance !== undefined && <span>{texts.balance(balance)}</span>}
        </p>
        <Button
          type="submit"
          size="large"
          busy={busy}
          busyText={texts.busy}
          disabled={!enabled || poor}
          className="max-sm:min-h-11"
        >
          {poor ? texts.outOfCredits : texts.submit}
        </Button>
      </div>
    </div>
  );
}

export interface SubmitBarProps {
  readonly cost: ReturnType<typeof useCost>;
  readonly enabled: boolean;
  readonly busy: boolean;
  readonly error: Refusal | null;
}

/**
 * Keeps the focus visible above the bar: the current line by means of the document's scroll padding, and a focused
 * field as a whole, because the browser would only scroll to the caret's line.
 */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const root = document.documentElement;
  const covers = () => getComputedStyle(bar).position === 'sticky';
  const measure = () => {
    root.style.scrollPaddingBottom = covers() ? `${bar.offsetHeight + 12}px` : '';
  };
  const reveal = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || bar.contains(target) || !covers()) return;
    const { height, bottom } = target.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    if (bottom > edge && height < edge / 2) target.scrollIntoView({ block: 'nearest' });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  window.addEventListener('resize', measure);
  document.addEventListener('focusin', reveal);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    document.removeEventListener('focusin', reveal);
    root.style.scrollPaddingBottom = '';
  };
}
