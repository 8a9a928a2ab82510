import { blockAt } from '../prepare/block.ts';
import { hitsIn, sentencesOf } from '../prepare/lease-text.ts';
import type { Pair } from '../prepare/pairs.ts';
import { clip } from '../prepare/sentences.ts';
import type { Evidence, EvidenceKind, FieldContext, Reading } from './field.ts';
import type { ValueReader } from './readers.ts';
import type { NamedScore } from './score.ts';
import { added, times, weights } from './weights.ts';

/** Ways to state evidence: the three forms that most fields need. Other evidence implements `Evidence` itself. */

interface LabelOptions {
  /** Labels that match `label` but mean something else. */
  readonly unless?: RegExp;
  /** Number of characters read for the value; twice as many below a clause title. */
  readonly limit?: number;
  /** Also read the text of a clause under its title; on by default. */
  readonly titled?: boolean;
}

/**
 * Values next to or below a label, and in the text of a clause under its title. `label` is matched in lower case,
 * without numbering.
 */
export function labelEvidence(
  name: string,
  label: RegExp,
  read: ValueReader,
  { unless, limit = 400, titled = true }: LabelOptions = {},
): Evidence {
  return {
    name,
    kind: 'label',
    find: (context) =>
      labelledPairs(context, label, unless).flatMap((pair) => {
        if (pair.strength === 'titled' && !titled) return [];
        const from = pair.value.start;
        const length = pair.strength === 'labelled' ? limit : limit * 2;
        const piece = cutAtWord(context.text.document.text.slice(from, pair.value.end), length);
        return read(piece).map(
          (found): Reading => ({
            value: found.value,
            shown: found.shown,
            span: { start: from + found.start, end: from + found.end },
            // Below a title, the value and the words around it are in different paragraphs.
            block: blockAt(context.text.blocks, from + found.start) ?? pair.block,
            // The clause under a title covers many points; the value is near the beginning of the clause.
            weight: added(
              found.weight,
              pair.strength === 'titled' ? weights.titled : 0,
              times(weights.behindLabel, found.start / limit),
            ),
            ...(found.note === undefined ? {} : { note: found.note }),
            ...(found.doubt === undefined ? {} : { doubt: found.doubt }),
          }),
        );
      }),
  };
}

/** At most `length` characters, without cutting a number or word in two: `$12.80` would become `$1`. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const at = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'), cut.lastIndexOf('\t'));
  return at < 0 ? cut : cut.slice(0, at);
}

export function labelledPairs({ text }: FieldContext, label: RegExp, unless?: RegExp): readonly Pair[] {
  return text.pairs.filter((pair) => label.test(pair.label) && !unless?.test(pair.label));
}

interface PhraseOptions {
  readonly kind?: EvidenceKind;
  /** Headings under which the phrase has its usual meaning: `weights.section`. */
  readonly section?: RegExp;
  readonly weight?: NamedScore;
}

/**
 * Values introduced by a pattern: group 1 is read, or the whole match. `words`: one of them is in every match (lower
 * case, letters and digits): paragraphs without them are not searched.
 */
export function phraseEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  read: ValueReader,
  { kind = 'phrase', section, weight = 0 }: PhraseOptions = {},
): Evidence {
  return {
    name,
    kind,
    find: ({ text }) =>
      text.blocksWith(words).flatMap((block) =>
        hitsIn(block, pattern).flatMap((hit) => {
          const part = hit.group(1) ?? hit;
          return read(part.text).map(
            (found): Reading => ({
              value: found.value,
              shown: found.shown,
              span: {
                start: Math.min(hit.start, part.start + found.start),
                end: Math.max(part.start + found.end, hit.end),
              },
              block,
              weight: added(weight, found.weight, section?.test(block.section) ? weights.section : 0),
              ...(found.note === undefined ? {} : { note: found.note }),
              ...(found.doubt === undefined ? {} : { doubt: found.doubt }),
            }),
          );
        }),
      ),
  };
}

interface SentenceOptions {
  readonly section?: RegExp;
  readonly weight?: NamedScore;
  /** The value of the sentence; its own words when omitted. */
  readonly value?: (sentence: string) => { readonly value: string | number | boolean; readonly shown: string } | null;
}

/** Whole sentences that match a pattern: at most 500 characters of each, around the match. */
export function sentenceEvidence(
  name: string,
  words: readonly string[],
  pattern: RegExp,
  { section, weight = 0, value }: SentenceOptions = {},
): Evidence {
  return {
    name,
    kind: 'sentence',
    find: ({ text }) =>
      text.blocksWith(words).flatMap((block) => {
        if (block.kind === 'heading' || !pattern.test(block.text)) return [];
        const inSection = section?.test(`${block.section} ${block.text.slice(0, 80)}`) ?? false;
        return sentencesOf(block).flatMap((span): Reading[] => {
          const sentence = block.text.slice(span.start - block.start, span.end - block.start);
          if (sentence.length < 30 || !/\s[a-z]+\s+[a-z]/.test(sentence) || !pattern.test(sentence)) return [];
          const cut = clip(sentence, pattern);
          const from = span.start + cut.start;
          const said = value === undefined ? { value: cut.text, shown: cut.text } : value(sentence);
          return said === null
            ? []
            : [
                {
                  ...said,
                  span: { start: from, end: from + cut.text.length },
                  block,
                  weight: added(weight, inSection ? weights.section : 0),
                },
              ];
        });
      }),
  };
}
