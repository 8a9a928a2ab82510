import type { CrossCheck } from '#contract/lease-report.ts';
import { severities } from '#contract/severities.ts';
import type { Facts } from '../../extract/facts.ts';
import { areasAddUp } from './areas-add-up.ts';
import { blanks } from './blanks.ts';
import type { Check } from './check.ts';
import { exhibits } from './exhibits.ts';
import { rentGaps } from './rent-gaps.ts';
import { shareAndAreas } from './share-and-areas.ts';
import { termAndDates } from './term-and-dates.ts';
import { twoDefinitions } from './two-definitions.ts';
import { wordsAndFigures } from './words-and-figures.ts';

/** Every check, in the order of the report. */
export const checks: readonly Check[] = [
  termAndDates,
  areasAddUp,
  shareAndAreas,
  wordsAndFigures,
  twoDefinitions,
  rentGaps,
  blanks,
  exhibits,
];

/** Contradictions and open points, the most severe first. */
export function crossChecks(facts: Facts): CrossCheck[] {
  return checks
    .flatMap((check) => [...check.find(facts)])
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
