import { Badge } from '../ui/badge.tsx';
import { texts } from './texts.ts';

/** Marks what a sample run made. */
export function SampleBadge() {
  return <Badge>{texts.badge}</Badge>;
}
