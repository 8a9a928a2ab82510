import type { FieldValue } from '../../../contract/document-report.ts';
import type { Span } from '../../document.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import type { Block, Hit } from '../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import type { Pair } from '../prepare/pairs.ts';

/** A field of the abstract: how it is found, and what is said when it is not. */
export interface FieldRule {
  readonly id: string;
  readonly label: string;
  readonly group: FieldGroup;
  /** Completes the sentence 'Looked for …'. */
  readonly lookedFor: string;
  /** Several values are reported as a list. */
  readonly many?: true;
  find(context: FieldContext): Candidate[];
}

export type FieldGroup =
  | 'Parties'
  | 'Premises'
  | 'Use'
  | 'Term'
  | 'Rent'
  | 'Expenses'
  | 'Work'
  | 'Security'
  | 'Options'
  | 'Transfer'
  | 'Repairs'
  | 'Insurance and casualty'
  | 'Default'
  | 'Other';

export interface FieldContext {
  readonly text: LeaseText;
  readonly kind: InstrumentKind;
  /** What an earlier rule found. */
  readonly best: (id: string) => Candidate | null;
}

/** A reading of one passage. Its value comes out of the text in `span`; the finding quotes exactly that span. */
export interface Candidate {
  readonly value: FieldValue;
  readonly shown: string;
  readonly span: Span;
  readonly score: number;
  readonly note?: string;
}

/** What a reader makes of a piece of text; places are offsets within the piece. */
export interface Reading extends Span {
  readonly value: FieldValue;
  readonly shown: string;
  readonly note?: string;
  /** Added to the score. */
  readonly weight?: number;
}

export type Reader = (piece: string) => readonly Reading[];

const strengths = { labelled: 100, titled: 70 } as const;

/** Values beside or under labels. `whole`: the quote is the label with the value, where they are near each other. */
export function fromPairs(
  context: FieldContext,
  label: RegExp,
  read: Reader,
  { unless, limit = 400 }: { unless?: RegExp; limit?: number } = {},
): Candidate[] {
  return pairsLike(context, label, unless).flatMap((pair) => {
    const from = pair.value.start;
    const piece = context.text.document.text.slice(
      from,
      Math.min(pair.value.end, from + (pair.strength === 'labelled' ? limit : limit * 2)),
    );
    return read(piece).map(
      (reading): Candidate => ({
        value: reading.value,
        shown: reading.shown,
        span: { start: from + reading.start, end: from + reading.end },
        score:
          strengths[pair.strength] + placed(context, pair.block) + (reading.weight ?? 0) - (reading.start / limit) * 10,
        ...(reading.note === undefined ? {} : { note: reading.note }),
      }),
    );
  });
}

export function pairsLike({ text }: FieldContext, label: RegExp, unless?: RegExp): readonly Pair[] {
  return text.pairs.filter((pair) => label.test(pair.label) && !unless?.test(pair.label));
}

/** Values that a pattern announces: group 1 is read, or the whole match; the quote is the match from `keep` on. */
export function fromProse(
  context: FieldContext,
  words: readonly string[],
  pattern: RegExp,
  read: Reader,
  { score = 50, section, avoid }: { score?: number; section?: RegExp; avoid?: RegExp } = {},
): Candidate[] {
  return context.text.hits(words, pattern).flatMap((hit) => {
    if (avoid?.test(around(hit, 120))) return [];
    const part = hit.group(1) ?? hit;
    return read(part.text).map(
      (reading): Candidate => ({
        value: reading.value,
        shown: reading.shown,
        span: {
          start: Math.min(hit.start, part.start + reading.start),
          end: Math.max(part.start + reading.end, hit.end),
        },
        score: score + placed(context, hit.block) + (section?.test(hit.block.section) ? 20 : 0) + (reading.weight ?? 0),
        ...(reading.note === undefined ? {} : { note: reading.note }),
      }),
    );
  });
}

/** A field that is found by `sentencesLike` and nothing else. */
export const sentences =
  (words: readonly string[], pattern: RegExp, options: Parameters<typeof sentencesLike>[3] = {}) =>
  (context: FieldContext): Candidate[] =>
    sentencesLike(context, words, pattern, options);

/** Whole sentences that fit a pattern, those of the right section first. */
export function sentencesLike(
  context: FieldContext,
  words: readonly string[],
  pattern: RegExp,
  { section, avoid, score = 50 }: { section?: RegExp; avoid?: RegExp; score?: number } = {},
): Candidate[] {
  const found: Candidate[] = [];
  for (const block of context.text.blocksWith(words)) {
    if (block.kind === 'heading' || !pattern.test(block.text)) continue;
    const inSection = section?.test(`${block.section} ${block.text.slice(0, 80)}`) ?? false;
    for (const span of sentencesOf(block)) {
      const sentence = block.text.slice(span.start - block.start, span.end - block.start);
      if (
        sentence.length < 30 ||
        !/\s[a-z]+\s+[a-z]/.test(sentence) ||
        !pattern.test(sentence) ||
        avoid?.test(sentence)
      )
        continue;
      const cut = clip(sentence, pattern);
      const from = span.start + cut.start;
      found.push({
        value: cut.text,
        shown: cut.text,
        span: { start: from, end: from + cut.text.length },
        score: score + placed(context, block) + (inSection ? 25 : 0),
      });
    }
  }
  return found;
}

/** At most 500 characters of a sentence, around what was looked for, from a word to a word. */
export function clip(sentence: string, pattern?: RegExp): { start: number; text: string } {
  const lead = /^\s*(?:\(?[a-z0-9]{1,3}[.)]\s+)?/i.exec(sentence)?.[0].length ?? 0;
  if (sentence.length - lead <= 500) return { start: lead, text: sentence.slice(lead).trimEnd() };
  const at = pattern ? (new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(sentence)?.index ?? 0) : 0;
  let start = at < 300 ? lead : Math.max(lead, at - 150);
  if (start > lead) start = sentence.indexOf(' ', start) + 1;
  const end = sentence.length - start <= 500 ? sentence.length : sentence.lastIndexOf(' ', start + 500);
  return { start, text: sentence.slice(start, end).trimEnd() };
}

/** Attachments count less, later pages a little less. */
export function placed({ text }: FieldContext, block: Block): number {
  return (block.attached ? -45 : 0) - (block.start / Math.max(1, text.document.text.length)) * 8;
}

/** The text around a hit within its paragraph. */
export function around(hit: Hit, width: number): string {
  return hit.block.text.slice(Math.max(0, hit.start - hit.block.start - width), hit.end - hit.block.start + width);
}

export function before(hit: Hit, width: number): string {
  return hit.block.text.slice(Math.max(0, hit.start - hit.block.start - width), hit.start - hit.block.start);
}

/** A reader for free text: all of it up to the first full stop that ends a sentence, without cross-references. */
export function readText(piece: string): readonly Reading[] {
  const line = piece.split('\n')[0] ?? '';
  const stop = /[.;](?=\s+[A-Z(“"])|\s*\((?:see|all subject|subject)\b/i.exec(line);
  const raw = stop && stop.index > 3 ? line.slice(0, stop.index) : line;
  const text = raw.replace(/[\s.;,]+$/, '');
  const start = text.length - text.trimStart().length;
  const value = text.trim();
  if (value === '' || /^_+$/.test(value)) return [];
  return [{ value, shown: value, start, end: start + value.length }];
}
