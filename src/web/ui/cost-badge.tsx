import { formatCredits } from '../lib/format.ts';
import { CreditMark } from './credit-mark.tsx';

/** The price of a run: '10 credits', with an optional `suffix` ('to run this feature'). */
export function CostBadge({ credits, suffix }: { credits: number; suffix?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm text-muted tabular-nums">
      <CreditMark />
      {formatCredits(credits)}
      {suffix ? ` ${suffix}` : ''}
    </span>
  );
}
