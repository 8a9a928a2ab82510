// The lines that train the classifier of binding language: marked and whole offers, terms, quotes of labeled offers, and
// the cases of the rules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingCases } from '#documents/lease/letter/binding/binding.cases.ts';
import { bindingSentences } from '#documents/lease/letter/binding/classify-binding.ts';
import type { SentenceEffect } from '#documents/lease/letter/binding-model/sentence-effects.ts';
import type { LabelledLine } from '#documents/lease/letter/binding-model/train-binding.ts';
import { allSentences } from '#documents/lease/letter/terms.ts';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type MarkedFolder, markedOffers } from './marked-offers.ts';
import { wholeOffers } from './whole-offers.ts';

const offers = join(import.meta.dirname, '..', 'tests', 'lease-documents', 'offers');

/** The effect of the sentence that a label of a whole offer quotes. */
const effectOfClass: Readonly<Record<string, SentenceEffect>> = {
  non_binding: 'denies',
  non_binding_with_carveouts: 'excepts',
  binding: 'binds',
  ambiguous: 'unclear',
  ambiguous_risk_of_binding: 'unclear',
};
const effectOfTag: Readonly<Record<string, SentenceEffect>> = {
  'b:x': 'excepts',
  'b:d': 'denies',
  'b:b': 'binds',
  'b:u': 'unclear',
};

export interface BindingOffer {
  readonly name: string;
  readonly author: string;
  readonly binding: string;
  readonly text: string;
  readonly lines: readonly LabelledLine[];
}

/** Offers whose lines are tagged; the first letter of an offer's name identifies its author. */
export function taggedOffers(...folders: readonly MarkedFolder[]): BindingOffer[] {
  return markedOffers(...folders).map(({ name, binding, rows }) => {
    const read = rows.map(({ text, tags }) => {
      // A line with both a denial and an exception says mainly what binds.
      const tag = Object.keys(effectOfTag).find((each) => tags.includes(each)) ?? '';
      return { text, effect: effectOfTag[tag] ?? ('none' as const) };
    });
    return {
      name,
      author: name.charAt(0),
      binding,
      text: read.map(({ text }) => text).join('\n'),
      lines: linesOf(read),
    };
  });
}

/** Other data that the training uses together with the tagged offers. */
export function otherBindingLines(): LabelledLine[] {
  return [...whole(), ...terms(), ...quoted('tuned'), ...quoted('left-out'), ...cases()];
}

const prepared = (text: string): LeaseText => prepareText(caseDocument(text));
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Each line with its sentences, as a report reads them. */
function linesOf(rows: readonly { readonly text: string; readonly effect: SentenceEffect }[]): LabelledLine[] {
  const effectOf = new Map(rows.map(({ text, effect }) => [plain(text), effect]));
  const lines = new Map<string, string[]>();
  for (const { text, block } of allSentences(prepared(rows.map((row) => row.text).join('\n')))) {
    const line = plain(block.text);
    const own = lines.get(line) ?? [];
    lines.set(line, own);
    own.push(plain(text));
  }
  return [...lines].map(([line, sentences]) => ({ sentences, effect: effectOf.get(line) ?? 'none' }));
}

/** Lines that leave the effect open are used only if they may bind. */
function whole(): LabelledLine[] {
  return wholeOffers().flatMap(({ binding, lines }) =>
    linesOf(
      lines.flatMap(({ text, settles, leavesOpen, risks }) => {
        if (settles.includes('binding_effect')) {
          const effect = effectOfClass[binding];
          return effect === undefined ? [] : [{ text, effect }];
        }
        if (!leavesOpen.includes('binding_effect')) return [{ text, effect: 'none' as const }];
        return risks.includes('may_bind_now') ? [{ text, effect: 'unclear' as const }] : [];
      }),
    ),
  );
}

interface Term {
  readonly point: string;
  readonly label: string;
  readonly heading: string | null;
  readonly text: string;
  readonly fields?: { readonly binding?: string };
  readonly also?: readonly string[];
}

/** Every fourth of the terms about other points: they contain few of the words that offers use about binding. */
const everyTerm = 4;

function terms(): LabelledLine[] {
  const all = readdirSync(join(offers, 'terms'))
    .filter((file) => file.endsWith('.jsonl') && file !== 'offers.jsonl')
    .sort()
    .flatMap((file) =>
      readFileSync(join(offers, 'terms', file), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as Term);
  return all.flatMap(({ point, label, heading, text, fields, also }, at) => {
    const isOwn = point === 'binding_effect';
    if (!isOwn && (at % everyTerm !== 0 || also?.includes('binding_effect'))) return [];
    const effect = isOwn && label === 'settles' ? effectOfClass[fields?.binding ?? ''] : 'none';
    if (effect === undefined) return [];
    return linesOf([{ text: heading === null ? text : `${heading.replace(/:\s*$/, '')}: ${text}`, effect }]);
  });
}

/** The sentence that a label quotes, and every second other sentence that no rule reads. */
function quoted(folder: 'tuned' | 'left-out'): LabelledLine[] {
  return readdirSync(join(offers, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file): LabelledLine[] => {
      const { gate, binding } = JSON.parse(readFileSync(join(offers, folder, file), 'utf8')) as {
        readonly gate: string;
        readonly binding?: { readonly class: string; readonly quote?: string };
      };
      if (gate !== 'accept') return [];
      const text = prepared(readFileSync(join(offers, folder, file.replace('.json', '.txt')), 'utf8'));
      const quote = plain(binding?.quote ?? '');
      const read = new Set(bindingSentences(text).map(({ start }) => start));
      return allSentences(text).flatMap((sentence, at): LabelledLine[] => {
        const words = plain(sentence.text);
        const isQuoted =
          quote.length > 10 && (words.includes(quote.slice(0, 50)) || (words.length > 15 && quote.includes(words)));
        const effect = isQuoted ? effectOfClass[binding?.class ?? ''] : undefined;
        if (effect !== undefined) return [{ sentences: [words], effect }];
        return read.has(sentence.start) || at % 2 === 1 ? [] : [{ sentences: [words], effect: 'none' }];
      });
    });
}

/** The cases of one sentence. */
function cases(): LabelledLine[] {
  return bindingCases.flatMap(([, result, text]): LabelledLine[] => {
    const read = prepared(text);
    const sentences = allSentences(read).map((sentence) => plain(sentence.text));
    if (sentences.length !== 1) return [];
    const ruled = bindingSentences(read);
    if (result !== 'ambiguous_risk_of_binding') return [{ sentences, effect: effectOfClass[result] ?? 'none' }];
    if (ruled.length === 0) return [{ sentences, effect: 'none' }];
    return ruled.some(({ effect }) => effect === 'unclear') ? [{ sentences, effect: 'unclear' }] : [];
  });
}
