import type { Block } from '../prepare/block.ts';
import { flowWith } from '../prepare/flow.ts';
import { hitsIn, sentencesOf } from '../prepare/lease-text.ts';
import { placeIn } from '../prepare/passage.ts';
import { clip } from '../prepare/sentences.ts';
import type { Topic } from '../topics/topic.ts';
import { cutAtWord } from './evidence.ts';
import type { Evidence, Exclusion, FieldContext, Reading } from './field.ts';
import { showMoney } from './readers.ts';
import type { NamedScore } from './score.ts';
import { added, weights } from './weights.ts';
import { withList } from './with-list.ts';

/** A sentence that matches a pattern, and the position of the match. */
export interface Said {
  readonly sentence: string;
  readonly block: Block;
  /** Offset of the sentence in the document. */
  readonly start: number;
  /** Position of the match in the sentence. */
  readonly at: number;
  readonly match: string;
  readonly context: FieldContext;
}

export type SaidValue = Pick<Reading, 'value' | 'shown' | 'note' | 'doubt' | 'weight'>;

interface SaidOptions {
  /** Headings under which the sentence is expected: `weights.section`. */
  readonly section?: RegExp;
  /** The sentence counts only under a heading that matches this, unless it matches this itself. */
  readonly within?: RegExp;
  /**
   * Skips paragraphs that are clearly about something else: neither their headings nor the classifier name one of these
   * topics.
   */
  readonly about?: readonly Topic[];
  /**
   * Words that show that a sentence is about the field, regardless of the topic of its paragraph; such a sentence must
   * be checked.
   */
  readonly ownWords?: RegExp;
  readonly weight?: NamedScore;
  /** The length of the shortest sentence or item that is read; 30 characters if omitted. */
  readonly shortest?: number;
  /** Words of a sentence that should be quoted: `weights.preferred`. */
  readonly prefers?: RegExp;
  /** Sentences that state a consequence of the one that should be quoted: `weights.follows`. */
  readonly follows?: RegExp;
}

/** Sentences that match a pattern, with their meaning: `read` returns null for those that are not relevant. */
export function saidEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  read: (said: Said) => SaidValue | null,
  { section, within, about, ownWords, prefers, follows, weight = 0, shortest }: SaidOptions = {},
): Evidence {
  return {
    name,
    kind: 'sentence',
    find: (context) =>
      saidIn(context, words, pattern, shortest).flatMap((said): Reading[] => {
        const isAtHome = section?.test(`${said.block.section} ${said.block.text.slice(0, 60)}`) ?? false;
        if (within && !within.test(`${said.block.section} ${withoutPoints(said.sentence)}`)) return [];
        const isElsewhere = about !== undefined && !isAtHome && !isAbout(context, said.block, about);
        if (isElsewhere && !ownWords?.test(said.sentence)) return [];
        const stated = read(said);
        if (stated === null) return [];
        const value = isElsewhere
          ? { ...stated, doubt: stated.doubt ?? 'The sentence is part of a clause about something else.' }
          : stated;
        const cut = clip(said.sentence, pattern);
        const lead = /^[\s,;:)]*/.exec(cut.text)?.[0].length ?? 0;
        const start = said.start + cut.start + lead;
        const reading: Reading = {
          ...value,
          span: { start, end: start + cut.text.length - lead },
          block: said.block,
          weight: added(
            weight,
            value.weight,
            isAtHome ? weights.section : 0,
            prefers?.test(said.sentence) ? weights.preferred : 0,
            follows?.test(said.sentence) ? weights.follows : 0,
          ),
        };
        const isBeforeList = value.value === value.shown && /:$/.test(value.shown);
        return [(isBeforeList ? withList(context.text, reading) : null) ?? reading];
      }),
  };
}

function isAbout({ text }: FieldContext, block: Block, topics: readonly Topic[]): boolean {
  // A short line in a contract without headings is too short for a classifier.
  if (block.section === '' && block.text.length < 240) return true;
  const own = text.topicsOf(block);
  return own.length === 0 || own.some((topic) => topics.includes(topic));
}

/** The sentences with a match, each once. Headings and titles are skipped. */
export function saidIn(
  context: FieldContext,
  words: readonly string[],
  pattern: RegExp,
  shortest: number = 30,
): Said[] {
  return flowWith(context.text, words).flatMap((block) => {
    const plain = { ...block, text: withoutPoints(block.text) };
    if (block.kind === 'heading' || !(ofSentence(pattern) || pattern.test(block.text) || pattern.test(plain.text)))
      return [];
    return sentencesOf(block).flatMap((span): Said[] => {
      const hit = hitsIn(block, pattern, span.start, span.end)[0] ?? hitsIn(plain, pattern, span.start, span.end)[0];
      const sentence = block.text.slice(span.start - block.start, span.end - block.start);
      // A short line without lowercase letters is a heading; a long one is a clause in capitals.
      const isHeading =
        !/\s[a-z]+\s+[a-z]|\$\s?\d/.test(sentence) &&
        (sentence.length < 80 ||
          (sentence.length < 200 && !/\b(?:shall|will|may|must|agrees?|is|are|be)\b/i.test(sentence)));
      if (hit === undefined || sentence.length < shortest || isHeading || listsExhibits.test(sentence)) return [];
      const at = hit.start - span.start;
      return [{ sentence, block, start: span.start, at, match: sentence.slice(at, hit.end - span.start), context }];
    });
  });
}

/** `Exhibit I - Expansion Option Exhibit J - Signage Criteria`: names of attachments, not a sentence. */
const listsExhibits = /(?:\b(?:exhibit|schedule)\s+[A-Z](?:-?\d)?\s*[-–—:]\s*[^.;]{3,80}?){3}/i;

/** A pattern with `^` matches the start of a sentence, which may be inside a paragraph. */
const ofSentence = (pattern: RegExp): boolean => pattern.source.startsWith('^');

/** `$20,000.00` and `Section 5.2` do not end a clause: a pattern that stops at a period continues after them. */
const withoutPoints = (text: string): string => text.replace(/(?<=\d)\.(?=\d)/g, ',');

/** If the sentence grants a right, the value is yes. */
export const yes = (): SaidValue => ({ value: true, shown: 'Yes' });

/**
 * `32 any Hazardous Materials`: the rest of a sentence that continues from the previous page, sometimes after the page
 * number.
 */
const torn = /^\W*(?:\d{1,3}\s+)?(?!to\b|(?:the\s+)?(?:tenant|lessee|landlord|lessor|party)\b|\w{1,4}[.)])[a-z]/;

/** Overrides, the end of the term, delays: another sentence states the general rule. */
const special =
  /^\W*(?:\(?[\da-z]{1,4}(?:\.\d{1,3}){0,3}[.)]?\s+)?(?:further,?\s+)?(?:notwithstanding\b|anything\b[^.;,]{0,80}\bnotwithstanding\b)|^[^.;]{0,200}\b(?:during|in|within)\s+the\s+(?:last|final)\s+[^.;,]{0,40}\b(?:months?|years?)\b|^\W*(?:if|in\s+the\s+event|should)\b[^.;,]{0,80}\b(?:late|longer)\b/i;

/** The sentence itself is the value, at most 500 characters around the match. */
export const ownWords =
  (pattern: RegExp) =>
  ({ sentence }: Said): SaidValue | null => {
    const cut = clip(sentence, pattern);
    const text = cut.text.replace(/^[\s,;:)]+/, '');
    // `Tenant, and if Landlord pays …` after `… are levied against`: a capital letter alone doesn't begin a sentence.
    if (cut.start > 30 && !/(?:[;:),]|\bthen)\s+(?:the\s+)?$/i.test(sentence.slice(0, cut.start))) return null;
    // Adjacent cells are not a sentence, except a label with its value.
    if (text.includes('\t') && !/^[^\t]{1,60}:\s*\t[^\t]*$/.test(text)) return null;
    // Half a sentence is misleading, because its condition or its subject is missing.
    if (/^[a-z]/.test(text) && !/^\W*(?:\(?\w{1,4}[.)]\s+)?[a-z]/.test(sentence)) return null;
    if (torn.test(sentence)) return null;
    const isPart = /^[a-z]/.test(text);
    const doubt = isPart
      ? 'The quote begins within a sentence.'
      : special.test(sentence)
        ? 'This sentence is about a special case; the general rule may be in another one.'
        : null;
    return { value: text, shown: text, ...(doubt === null ? {} : { doubt, weight: weights.conditional }) };
  };

/** Text fields: the value is the sentence as printed. */
export function wordsEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  options: SaidOptions = {},
): Evidence {
  return saidEvidence(name, words, pattern, ownWords(pattern), options);
}

/** Rights: true if a sentence grants them. */
export function rightEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  options: SaidOptions = {},
): Evidence {
  return saidEvidence(name, words, pattern, yes, options);
}

/** Drops sentences whose quoted words match. */
export function notWhere(name: string, pattern: RegExp): Exclusion {
  return {
    name,
    excludes: ({ span }, { text }) => pattern.test(text.document.text.slice(span.start, span.end)),
  };
}

/** An amount if the sentence names one, otherwise yes. */
export function amountOrYes(money: { readonly amount: string; readonly currency: string } | undefined): SaidValue {
  return money === undefined ? yes() : { value: Number(money.amount), shown: showMoney(money.amount, money.currency) };
}

/**
 * For a right of both parties, if the quote is about only one of them: the beginning and the page of the other party's
 * sentence.
 */
export function otherSide({ sentence, start, context }: Said): string {
  const words = sentence.slice(clip(sentence).start).replace(/\s+/g, ' ').trim();
  const begins = cutAtWord(words, 160);
  const place = placeIn(context.text, { start, end: start + sentence.length });
  return `The other party${place}: “${begins}${begins.length < words.length ? ' …' : ''}”`;
}
