import { formatCredits } from '../lib/format.ts';
import { CreditMark } from './credit-mark.tsx';

/** What a run costs: '10 credits', followed by `suffix` where the page asks for more words ('to run this feature'). */
export function CostBadge({ credits, suffix }: { credits: number; suffix?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm text-muted tabular-nums">
      <CreditMark />
      {formatCredits(credits)}
      {suffix ? ` ${suffix}` : ''}
    </span>
  );
}
