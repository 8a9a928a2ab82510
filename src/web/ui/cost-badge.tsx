import { formatCredits } from '../lib/format.ts';
import { CreditMark } from './credit-mark.tsx';

/**
 * What a run costs: '10 credits', followed by `suffix` where the page asks for more words ('to run this feature'). null
 * while that is not known yet: its place is kept, and no number is claimed.
 */
export function CostBadge({ credits, suffix }: { credits: number | null; suffix?: string }) {
  if (credits === null) {
    return (
      <span aria-hidden="true" className="invisible whitespace-nowrap text-sm">
        <CreditMark /> {formatCredits(10)} {suffix}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm text-muted tabular-nums">
      <CreditMark />
      {formatCredits(credits)}
      {suffix ? ` ${suffix}` : ''}
    </span>
  );
}
