import { givesEstimate } from './estimates.ts';
import type { MoveReading } from './moves.ts';
import { labelHint, type Open } from './section-moves.ts';
import type { Piece } from './sentences.ts';

const personalNotes =
  /^(?:(?:brain|text|data) ?dump\b|\((?:rough |first )?(?:draft|notes?|wip|work in progress)\b|authors?: |paper ?: |todo\b|(?:working )?title:|to do:|to-do|note to self|nb:|fixme|remember to|check (?:with|whether|if|the)\b|ask \p{Lu}|(?:target |possible |planned |likely )?(?:journals?|venue)\s?[:=?]|(?:target|possible|planned) (?:journals?|venues?|titles?|figures?|tables?)\b(?! (?:is|are|was|were|has|have)\b)|\((?:meant |written |intended |maybe )?for:? |word limit\b|maybe (?:add|mention|move))|\btodo\b|\b(?:will|to) (?:clean|tidy) (?:this |it )?up\b|\?\?\?|\bxxx\b/iu;

/**
 * Remarks addressed to a reader of the notes rather than of the paper: 'as promised here is everything', 'please put it
 * into shape', 'I am dictating this on the train'.
 */
const toReader =
  /^(?:dear|hi|hello|hey)\b[^.]{0,40}[,!]?$|^(?:best|cheers|regards|best wishes|kind regards|all the best|talk soon)\b[^.]{0,30}$|\b(?:as (?:promised|discussed|agreed)|here (?:is|are|comes?) (?:everything|all|what i have|my notes|the notes|the text))\b.{0,80}\b(?:paper|article|manuscript|draft|notes|text)\b|\bplease (?:put|turn|make|tidy|clean|shorten|polish|rewrite|check|fix|correct|let me know|feel free)\b|\b(?:let me know|tell me|see you|thanks (?:in advance|for your help)|when you have (?:the )?time|forgive the|excuse the|sorry for the)\b|^(?:can|could|would|will) you (?:please |also |maybe )?(?:add|check|confirm|cut|draft|fill|find|forward|give|have|help|look|make|read|review|send|share|take|tell|write)\b[^?]{0,120}\?$|\b(?:i am|i['’]m|i) (?:dictat|typ|writ)ing (?:this|it|from|on|in)\b|^(?:(?:right|ok|okay|so|well),? )?(?:this|here) is (?:just )?(?:for|about) (?:the|our|my) (?:\p{L}+ ){0,3}(?:paper|article|manuscript)\b/iu;

/** A sentence without cues is placed if the model's probability is at least this. */
const placedChance = 0.5;

/** Sentences that belong to no section: reminders, bare URLs, and sentences without a cue nearby. */
export function findUnplaced(open: readonly Open[], readings: readonly MoveReading[]): Set<string> {
  const unplaced = new Set<string>();
  const cued = readings.map(
    (reading, index) =>
      reading.evidence >= 1 ||
      givesEstimate((open[index] as Open).piece.words.toLowerCase()) ||
      labelHint((open[index] as Open).piece) !== null ||
      (reading.chance >= placedChance && countWords((open[index] as Open).piece.words) >= 4),
  );
  for (const [index, { piece, context }] of open.entries()) {
    if (context !== null) continue;
    const bare = !/\p{L}{2}/u.test(piece.words) || (/.(?:@|:\/\/)./.test(piece.words) && !/\s/.test(piece.words));
    if (
      bare ||
      personalNotes.test(piece.words) ||
      toReader.test(piece.words) ||
      !(cued[index] || cuedNearby(open, cued, index))
    )
      unplaced.add(piece.id);
  }
  return unplaced;
}

/** Neither a fragment nor a series of names. */
export function isFullSentence({ kind, words }: Pick<Piece, 'kind' | 'words'>): boolean {
  return (
    kind === 'sentence' &&
    countWords(words) >= 8 &&
    /[.!?]$/.test(words) &&
    !/^[^,;]{2,30}(?:[,;] [^,;]{2,40}){2,}$/.test(words)
  );
}

function countWords(words: string): number {
  return words.match(/[A-Za-z]{2,}/g)?.length ?? 0;
}

/** A cue within three sentences: in the same paragraph, or in the adjacent ones if this is a complete sentence. */
function cuedNearby(open: readonly Open[], cued: readonly boolean[], index: number): boolean {
  const { block, words } = (open[index] as Open).piece;
  const sentence = countWords(words) >= 5;
  const full = isFullSentence((open[index] as Open).piece);
  for (let distance = 1; distance <= 3; distance += 1) {
    for (const other of [index - distance, index + distance]) {
      const near = open[other];
      if (
        near !== undefined &&
        cued[other] === true &&
        ((distance === 1 && sentence) || full || near.piece.block === block)
      )
        return true;
    }
  }
  return false;
}
