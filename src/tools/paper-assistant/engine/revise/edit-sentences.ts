import { InputError } from '#contract/engine.ts';
import { cleanText } from '#contract/free-text.ts';
import { limits } from '#contract/limits.ts';
import { checkDescription } from '../../tool.ts';
import { fold, inlinesOf, printedWords } from '../inlines.ts';
import type { Block, Manuscript, Sentence } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { readPieces } from '../sentences.ts';
import { mapSentences, partsOf, withBlocks } from './map-sentences.ts';
import { addedId } from './text-order.ts';
import { mostCharacters, refusals, typedWords } from './typed-words.ts';

/**
 * Changes the words of a sentence wherever it is; it stays one sentence. Repetitions change too, and editing a
 * repetition edits the sentence itself. Null if the words are the same.
 */
export function editSentence(manuscript: Manuscript, wanted: string, text: string): Manuscript | null {
  const find = (id: string) => [...sentencesOf(manuscript)].find((entry) => entry.sentence.id === id)?.sentence;
  const id = find(wanted)?.repeats ?? wanted;
  const sentence = find(id);
  if (sentence === undefined || !isEditable(manuscript, id)) throw new InputError(refusals.noSentence);
  const words = typedWords(text);
  if (words === printedWords(sentence)) return null;
  const problem = lengthProblem(manuscript, id, words);
  if (problem !== null) throw new InputError(problem);
  const edited = mapSentences(manuscript, (entry) => (entry.id === id ? reworded(entry, words) : entry));
  return {
    ...edited,
    sections: edited.sections.map((section) =>
      section.heading?.id === id ? { ...section, title: words.replace(/(?:(?<!\s)\s+)?:$/, '') } : section,
    ),
  };
}

/**
 * Rewrites a paragraph, with one or more sentences per line. Sentences whose words are in the new text keep their
 * identity. Between them, old and new sentences are matched in order: the old one takes the new words. Remaining new
 * sentences are added; remaining old ones are removed from this version.
 */
export function rewriteParagraph(manuscript: Manuscript, id: string, text: string, version: number): Manuscript | null {
  const old = partsOf(manuscript)
    .flatMap(({ blocks }) => blocks)
    .find((block) => block.kind === 'paragraph' && block.sentences.some((sentence) => sentence.id === id));
  if (old?.kind !== 'paragraph') throw new InputError(refusals.noSentence);
  if (old.sentences.some(({ repeats }) => repeats !== undefined)) throw new InputError(refusals.repeated);
  typedWords(text);
  const before = old.sentences.filter(({ origin }) => origin !== 'template');
  const known = new Set(before.map((sentence) => printedWords(sentence)));
  // A line that is already a sentence remains one; other lines are split as the composer splits a text.
  const words = cleanText(text, mostCharacters)
    .split('\n')
    .map(fold)
    .flatMap((line) => (known.has(line) ? [line] : readPieces(line).map((piece) => piece.text)));
  const sentences = aligned(before, words, version);
  if (sentences.length === before.length && sentences.every((sentence, at) => sentence === before[at])) return null;
  return withBlocks(manuscript, ({ blocks }) =>
    blocks.map((block): Block => (block === old ? { ...block, sentences } : block)),
  );
}

/** Code and tables are not edited as sentences, nor is the template's own text. */
export function isEditable(manuscript: Manuscript, id: string): boolean {
  const literal = partsOf(manuscript).some(({ blocks }) =>
    blocks.some((block) => (block.kind === 'code' || block.kind === 'table') && block.sentence.id === id),
  );
  return !literal && id !== manuscript.keywordLine?.id && id !== manuscript.abstractHeading?.id && !id.startsWith('x-');
}

/** Titles and captions have the same limits as in the form for a new draft. */
function lengthProblem({ title, figures }: Manuscript, id: string, words: string): string | null {
  if (title.id === id && words.length > limits.drafts.titleCharacters)
    return 'The title may have at most 300 characters';
  return figures.some(({ caption }) => caption?.id === id) ? checkDescription(words) : null;
}

/** Layout marks around the words stay. */
export function reworded(sentence: Sentence, words: string): Sentence {
  // The edited sentence no longer counts as a shortened one.
  const { lead = '', trail = '', shortens: _, ...kept } = sentence;
  return {
    ...kept,
    ...(lead === '' ? {} : { lead }),
    ...(trail === '' ? {} : { trail }),
    origin: 'user-edited',
    text: fold(`${lead} ${words} ${trail}`),
    inlines: [
      ...inlinesOf(words),
      ...sentence.inlines.filter((inline) => inline.kind === 'citation' && inline.typed === undefined),
    ],
  };
}

function aligned(old: readonly Sentence[], words: readonly string[], version: number): Sentence[] {
  const result: Sentence[] = [];
  let added = 0;
  let at = 0;
  let last = old[0]?.id ?? 's0';
  const kept = longestCommon(
    old.map((sentence) => printedWords(sentence)),
    words,
  );
  let next = 0;
  for (const [from, to] of [...kept, [old.length, words.length] as const]) {
    for (; next < to; next += 1) {
      const text = words[next] as string;
      const match = at < from ? old[at] : undefined;
      if (match !== undefined) {
        at += 1;
        last = match.id;
        result.push(reworded(match, text));
      } else {
        added += 1;
        const move = result.at(-1)?.move ?? old[0]?.move;
        result.push({
          id: addedId(last, version, added),
          origin: 'user-edited',
          text,
          inlines: inlinesOf(text),
          ...(move === undefined ? {} : { move: { label: move.label, confidence: 'low' as const } }),
        });
      }
    }
    const same = old[from];
    if (same !== undefined) {
      result.push(same);
      last = same.id;
    }
    at = from + 1;
    next = to + 1;
  }
  return result;
}

/** Index pairs of a longest common subsequence, in order. */
function longestCommon(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      (lengths[i] as number[])[j] =
        a[i] === b[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, lengths[i]?.[j + 1] ?? 0);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}
