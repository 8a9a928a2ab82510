import { featuresOf, type TermText } from '../point-model/features.ts';
import { spokenPointsOf } from '../point-model/term-points.ts';

/** The words of a sentence, its points, whether it leaves them open, and its length. */
export function riskFeaturesOf(term: TermText): string[] {
  const said = spokenPointsOf(term);
  const points = [...said.of].sort(([, a], [, b]) => b - a).slice(0, 3);
  const words = term.text.trim().split(/\s+/).length;
  return [
    ...featuresOf(term),
    ...points.filter(([, chance]) => chance > 0.12).map(([point]) => `@${point}`),
    ...points.filter(([, chance]) => chance > 0.5).map(([point]) => `@@${point}`),
    ...(said.open > 0.5 ? ['@open'] : []),
    words < 4 ? '@words3' : words < 9 ? '@words8' : words < 20 ? '@words19' : '@words20',
  ];
}
