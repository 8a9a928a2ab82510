import type { Span } from '../../document.ts';
import type { Evidence, FieldContext, Reading } from '../extract/field.ts';
import type { ReadValue } from '../extract/readers.ts';
import type { NamedScore } from '../extract/score.ts';
import { added } from '../extract/weights.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { isAnotherDeal, isLeftOpen } from './left-open.ts';
import type { LetterTopic } from './letter-topic.ts';
import { allSentences, partsAbout, type Term, type TermPart, termsOf } from './terms.ts';

/**
 * Evidence for the ways in which offers state a term: under a heading, label or question that names the topic, or in a
 * sentence anywhere.
 */

type OfferReader = (piece: string, context: FieldContext) => readonly ReadValue[];

interface UnderOptions {
  /** Only parts that match this pattern. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
  /** Headings that name the topic but mean something else. */
  readonly notUnder?: RegExp;
  /** Terms whose meaning depends on the terms around them. */
  readonly except?: (term: Term, context: FieldContext) => boolean;
  /** Number of characters that are read of each part. */
  readonly limit?: number;
  readonly weight?: NamedScore;
  /** Only the first reading in the first part that has one. */
  readonly firstOnly?: boolean;
}

/** Values under a heading, named by its topics or by its words. */
export function underHeading(
  name: string,
  headings: readonly LetterTopic[] | RegExp,
  read: OfferReader,
  { when, unless, notUnder, except, limit = 600, weight = 0, firstOnly = true }: UnderOptions = {},
): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) => {
      const parts =
        headings instanceof RegExp ? partsUnder(context.text, headings) : partsByTopic(context.text, headings);
      const found = parts.flatMap((part) => {
        const piece = part.text.slice(0, limit);
        if (
          piece.trim() === '' ||
          (when && !when.test(piece)) ||
          unless?.test(piece) ||
          notUnder?.test(part.term.heading) ||
          except?.(part.term, context)
        )
          return [];
        const settled = read(piece, context).filter(({ start, end }) => {
          const sentence = sentenceAt(piece, start);
          const own = end - start < 60 ? withoutOpenEnd(sentence, piece.slice(start, end)) : sentence;
          return isOffered(own, part.term.heading);
        });
        return readings(part, settled, part.block, weight).map((each) => ({
          ...each,
          span: withHeading(each.span, part),
        }));
      });
      return firstOnly ? found.slice(0, 1) : found;
    },
  };
}

/** A heading that names only this topic takes precedence over one that lists it among others. */
function partsByTopic(text: LeaseText, topics: readonly LetterTopic[]) {
  const rankOf = (term: Term) => term.topics.findIndex((topic) => topics.includes(topic));
  return [...partsAbout(text, topics)].sort((a, b) => rankOf(a.term) - rankOf(b.term));
}

function partsUnder(text: LeaseText, heading: RegExp) {
  return termsOf(text)
    .filter((term) => heading.test(term.heading.trim()))
    .flatMap((term) => term.parts.map((part) => ({ ...part, term })));
}

/** Terms that are neither undecided nor part of another deal. */
function isOffered(sentence: string, heading = ''): boolean {
  return !isLeftOpen(sentence) && !isAnotherDeal(heading === '' ? sentence : `${heading}: ${sentence}`);
}

/**
 * `five years, commencing on a date to be agreed`: the words before the comma are offered, even if what follows is
 * undecided.
 */
function withoutOpenEnd(sentence: string, value: string): string {
  const after = sentence.indexOf(value) + value.length;
  const tail = /,\s+(?:commencing|starting|beginning|at|with|on)\b/i.exec(sentence.slice(after));
  return tail === null ? sentence : sentence.slice(0, after + tail.index);
}

/** The sentence of a piece in which a reading begins. */
function sentenceAt(piece: string, start: number): string {
  const before =
    start === 0 ? 0 : Math.max(...['. ', '; ', '? ', '! '].map((stop) => piece.lastIndexOf(stop, start - 1) + 1));
  const rest = piece.slice(start);
  const stop = /[.;!?](?=\s)|$/.exec(rest);
  return piece.slice(before, start + (stop?.index ?? rest.length) + 1);
}

/** The quote begins with the heading, or with the sentence if the heading is far away. */
function withHeading(span: Span, part: TermPart & { readonly term: Term }): Span {
  const heading =
    // A question asks for the value and is not part of it.
    part.term.heading === '' || part.term.heading.endsWith('?') || part.term.parts[0]?.start !== part.start
      ? -1
      : part.block.text.indexOf(part.term.heading);
  const start = heading >= 0 ? part.block.start + heading : part.start;
  if (span.start - start < 120) return { start, end: span.end };
  const before = part.block.text.slice(0, span.start - part.block.start);
  const sentence =
    part.block.start + Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('\t')) + 1;
  return span.start - sentence < 200 && sentence >= part.start ? { start: sentence, end: span.end } : span;
}

const refusedCell = /^[^\t]{1,60}\t\s*(?:none|no|n\/a|not (?:offered|applicable|granted))\s?\.?\s*$/i;

/** Values in a matching sentence; group 1 is read if there is one, otherwise the whole sentence. */
export function inSentence(
  name: string,
  pattern: RegExp,
  read: OfferReader,
  {
    unless,
    weight = 0,
    firstOnly = true,
    least = 3,
    evenIfOpen = false,
  }: Pick<UnderOptions, 'unless' | 'weight' | 'firstOnly'> & {
    readonly least?: number;
    /** `If you sign by May 5 we will send the lease` sets a deadline, although other steps follow. */
    readonly evenIfOpen?: boolean;
  } = {},
): Evidence {
  return {
    name,
    kind: 'sentence',
    find: (context) => {
      const found = allSentences(context.text).flatMap((printed) => {
        const sentence = withoutNumber(printed);
        const match = pattern.exec(sentence.text);
        // `Rent free` or `Confidentiality (binding).` is a heading and does not state anything.
        if (match === null || unless?.test(sentence.text) || sentence.text.trim().split(/\s+/).length < least)
          return [];
        if (!evenIfOpen && !isOffered(sentence.text)) return [];
        // `Purchase option<tab>None`: the row says that there is none.
        if (sentence.block.kind === 'row' && refusedCell.test(sentence.text)) return [];
        const part = match.slice(1).find((each) => each !== undefined);
        const at = part === undefined ? 0 : match.index + match[0].indexOf(part);
        // The quote is the sentence, or the match if the sentence is long.
        const short = sentence.text.length <= 220;
        const whole = {
          start: sentence.start + (short ? 0 : match.index),
          end: sentence.start + (short ? sentence.text.trimEnd().length : match.index + match[0].length),
        };
        // `16. Restoration: none required`: the value is the text of the term without its number and label.
        const lead = part === undefined && read === readWords ? leadOf(context.text, sentence) : 0;
        return readings(
          { ...sentence, start: sentence.start + at + lead },
          read((part ?? sentence.text).slice(lead), context),
          sentence.block,
          weight,
        ).map((each) => ({
          ...each,
          span: { start: Math.min(each.span.start, whole.start), end: Math.max(each.span.end, whole.end) },
        }));
      });
      return firstOnly ? found.slice(0, 1) : found;
    },
  };
}

/** `(10) Option to renew: …`: the number of a paragraph is not a figure in its sentence. */
function withoutNumber(sentence: TermPart): TermPart {
  const number =
    sentence.start - sentence.block.start < 9 && sentence.block.kind !== 'row'
      ? (/^\s{0,9}(?:\(\d{1,2}\)|\d{1,2}[.)](?=\s))\s{1,9}(?=\p{L})/u.exec(sentence.text)?.[0].length ?? 0)
      : 0;
  return number === 0 ? sentence : { ...sentence, start: sentence.start + number, text: sentence.text.slice(number) };
}

/** The length of the number and the label before a term's words, if the sentence begins with them. */
function leadOf(text: LeaseText, sentence: TermPart): number {
  const term = termsOf(text).find(
    ({ heading, parts: [first] }) =>
      heading !== '' && first?.block === sentence.block && first.start > sentence.start && first.start < sentence.end,
  );
  const start = term?.parts[0]?.start ?? sentence.start;
  const before = sentence.block.text.slice(0, sentence.start - sentence.block.start);
  return /^\W*(?:\d{1,2}\W*)?$/.test(before) ? start - sentence.start : 0;
}

function readings(
  part: Pick<TermPart, 'start'>,
  values: readonly ReadValue[],
  block: Block,
  weight: NamedScore,
): Reading[] {
  return values.map((found) => ({
    value: found.value,
    shown: found.shown,
    span: { start: part.start + found.start, end: part.start + found.end },
    block,
    weight: added(weight, found.weight),
    ...(found.note === undefined ? {} : { note: found.note }),
    ...(found.doubt === undefined ? {} : { doubt: found.doubt }),
  }));
}

const longest = 320;

/** The words themselves: whole sentences, up to 320 characters. */
export function readWords(piece: string): readonly ReadValue[] {
  // `4. Rent will commence …`: the number of the paragraph is not part of the term, and neither is the `to` of a change.
  const lead =
    /^\s*(?:\(?\d{1,2}(?:\.\d{1,2})?[.)]\s+(?=[A-Z][a-z]+ [a-z])|to\s+(?=[$£€]?\d))?/.exec(piece)?.[0].length ?? 0;
  const trimmed = piece.slice(lead).trimEnd();
  if (trimmed === '') return [];
  const cut = trimmed.length <= longest ? trimmed : wholeSentences(trimmed);
  // `45 cars<tab>stalls at no charge`: another column adds something.
  const words = cut.replace(/(?<=[^\s:;.,])\s{0,9}\t\s{0,9}(?=\S)/g, '; ').replace(/\s+/g, ' ');
  return [{ value: words, shown: words, start: lead, end: lead + cut.length }];
}

function wholeSentences(text: string): string {
  const stop = Math.max(text.lastIndexOf('. ', longest), text.lastIndexOf('; ', longest));
  return stop > 60 ? text.slice(0, stop + 1) : text.slice(0, Math.max(text.lastIndexOf(' ', longest), 60));
}

/** The first sentence of the piece that matches; its words are the value. */
export function sentenceWith(pattern: RegExp, value?: (sentence: string) => ReadValue['value'] | null): OfferReader {
  return (piece) => {
    let from = 0;
    for (const sentence of piece.split(/(?<=[.;!?])\s+(?=[A-Z0-9$£€(])/)) {
      const start = piece.indexOf(sentence, from);
      from = start + sentence.length;
      if (!pattern.test(sentence)) continue;
      const made = value === undefined ? sentence.trim().replace(/\s+/g, ' ') : value(sentence);
      return made === null || made === ''
        ? []
        : [
            {
              value: made,
              shown: typeof made === 'string' ? made : sentence.trim(),
              start,
              end: start + sentence.length,
            },
          ];
    }
    return [];
  };
}

/** The value that the words represent: `true`, 'reasonable'. */
export function asValue(value: ReadValue['value']): OfferReader {
  return (piece) => readWords(piece).map((found) => ({ ...found, value }));
}
