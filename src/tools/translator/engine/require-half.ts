import { InputError } from '#contract/engine.ts';
import type { Passage } from './passages.ts';
import type { Translated } from './translate-passages.ts';

/**
 * Throws InputError if less than half of the text was translated: the result would not be usable, and nothing is
 * charged.
 */
export function requireHalf(passages: readonly Passage[], translated: readonly Translated[]): void {
  const lengths = passages.map(({ source }) => source.length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const kept = translated.flatMap((answer, index) =>
    'kept' in answer ? [{ reason: answer.kept, length: lengths[index] ?? 0 }] : [],
  );
  if (kept.reduce((sum, { length }) => sum + length, 0) <= all / 2) return;
  const reasons = new Map<string, number>();
  for (const { reason, length } of kept) reasons.set(reason, (reasons.get(reason) ?? 0) + length);
  const [[most = ''] = []] = [...reasons].sort((a, b) => b[1] - a[1]);
  throw new InputError(`The document could not be translated. ${most} Nothing was charged.`, 'translation_failed');
}
