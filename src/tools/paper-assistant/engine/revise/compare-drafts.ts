import type { SentenceChange } from '#contract/draft-text.ts';
import { firstFamily } from '../bibliography/names.ts';
import { printedWords } from '../inlines.ts';
import type { Manuscript, Reference, Sentence } from '../manuscript.ts';
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
  const references = new Map(manuscript.references.map((reference) => [reference.key, reference]));
  const words = new Map(
    [...sentencesOf(manuscript)].map(({ sentence }) => [
      sentence.id,
      [printedWords(sentence), ...citedAfter(sentence, references)].join(' '),
    ]),
  );
  return new Map(
    describeProvenance(manuscript).map(({ sentence, where, place, repeats }) => [
      sentence,
      { words: words.get(sentence) ?? '', where, place, repeated: repeats !== undefined },
    ]),
  );
}

/** The works that are cited after a sentence: by names, because numbers change with other citations. */
function citedAfter({ inlines }: Pick<Sentence, 'inlines'>, references: ReadonlyMap<string, Reference>): string[] {
  return inlines.flatMap((inline) => {
    if (inline.kind !== 'citation' || inline.typed !== undefined) return [];
    const works = inline.keys.map((key) => {
      const { author = '', year = '' } = references.get(key)?.fields ?? {};
      return `${firstFamily(author)} ${year}`.trim() || key;
    });
    return [`[${works.join('; ')}]`];
  });
}

function shown(entry: Placed | null): { words: string; place: string } | null {
  return entry && { words: entry.words, place: entry.place };
}
