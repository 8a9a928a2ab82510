import { Badge } from '../ui/badge.tsx';
import { texts } from './texts.ts';

/** Marks results of sample runs. */
export function SampleBadge() {
  return <Badge>{texts.badge}</Badge>;
}
