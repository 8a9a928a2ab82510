import type { SentenceChange } from '#contract/draft-text.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript } from '../manuscript.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';

/**
 * The differences between two versions of a draft, in reading order of the newer one, removed sentences last.
 * Repetitions in the abstract are listed where they were chosen or dropped; an edit is listed once, at the sentence
 * itself.
 */
export function compareDrafts(older: Manuscript, newer: Manuscript): SentenceChange[] {
  const [before, after] = [placed(older), placed(newer)];
  const changes: SentenceChange[] = [];
  for (const [sentence, now] of after) {
    const then = before.get(sentence) ?? null;
    const kind =
      then === null
        ? 'added'
        : then.where !== now.where
          ? 'moved'
          : then.words !== now.words && !now.repeated
            ? 'edited'
            : null;
    if (kind !== null) changes.push({ kind, sentence, before: shown(then), after: shown(now) });
  }
  for (const [sentence, then] of before) {
    if (!after.has(sentence)) changes.push({ kind: 'removed', sentence, before: shown(then), after: null });
  }
  return changes;
}

interface Placed {
  readonly words: string;
  readonly where: string;
  readonly place: string;
  readonly repeated: boolean;
}

function placed(manuscript: Manuscript): Map<string, Placed> {
  const words = new Map([...sentencesOf(manuscript)].map(({ sentence }) => [sentence.id, printedWords(sentence)]));
  return new Map(
    describeProvenance(manuscript).map(({ sentence, where, place, repeats }) => [
      sentence,
      { words: words.get(sentence) ?? '', where, place, repeated: repeats !== undefined },
    ]),
  );
}

function shown(entry: Placed | null): { words: string; place: string } | null {
  return entry && { words: entry.words, place: entry.place };
}
