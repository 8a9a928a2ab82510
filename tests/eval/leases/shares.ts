import type { FieldScore } from './score-fields.ts';

/** Precision and recall. */
export function shares(scores: readonly FieldScore[]): string {
  const right = scores.filter(({ outcome }) => outcome === 'right').length;
  const reported = scores.filter(({ outcome }) => outcome !== 'missing').length;
  const labelled = scores.filter(({ outcome }) => outcome !== 'extra').length;
  return `${share(right, reported)} / ${share(right, labelled)}`;
}

export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(2);
}
