import type { GlossaryTerm, Language, TranslationFormat } from '#contract/translation.ts';
import { fillMarks } from './fill-marks.ts';
import { mayBe } from './language-check.ts';
import { sameNumbers } from './numbers.ts';
import type { Passage } from './passages.ts';
import type { Token } from './token.ts';

/** The rules for every passage of a document. */
export interface GateRules {
  readonly format: TranslationFormat;
  readonly source: Language;
  readonly target: Language;
  readonly glossary: readonly GlossaryTerm[];
}

export type GateAnswer =
  /** The response as the translation is written, without control characters. */
  | { readonly text: string }
  /** Why the passage stays unchanged, for the model and for users. */
  | { readonly problem: string; readonly kept: string };

/** Decides, by rules alone, whether an answer may replace the passage. */
export function gate(passage: Passage, answer: string, rules: GateRules): GateAnswer {
  const clean = answer
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (clean === '') return keepOriginal('the translation is empty', unchangedBecause.empty);
  const filled = fillMarks(passage, clean);
  if ('problem' in filled) return keepOriginal(filled.problem, unchangedBecause.marks);
  const [before, after] = [wordsOf(passage.tokens), wordsOf(filled.tokens)];
  if (!sameNumbers({ text: before, language: rules.source }, { text: after, language: rules.target })) {
    return keepOriginal('its numbers are not those of the passage', unchangedBecause.numbers);
  }
  const foreign = newMarkup(before, after, rules.format);
  if (foreign !== null)
    return keepOriginal(`it has markup or an address that the passage has not: ${foreign}`, unchangedBecause.markup);
  if (before.length >= 40 && (after.length < before.length * 0.12 || after.length > before.length * 7)) {
    return keepOriginal('its length is not that of a translation', unchangedBecause.length);
  }
  if (isSame(before, after) || !mayBe(rules.target, after, rules.source)) {
    return keepOriginal('it is not in the target language', unchangedBecause.language);
  }
  const missing = termsIn(before, rules.glossary).find(({ target }) => !folded(after).includes(folded(target)));
  if (missing)
    return keepOriginal(`the glossary has "${missing.target}" for "${missing.source}"`, unchangedBecause.glossary);
  return { text: clean };
}

/** Why a passage was not translated, for the review. */
export const unchangedBecause = {
  empty: 'The translation was empty.',
  marks: 'The translation lost or repeated a citation, a label, a formula or another mark.',
  numbers: 'The translation had other numbers.',
  markup: 'The translation added markup or an address.',
  length: 'The translation was far too short or too long.',
  language: 'The translation was not in the target language.',
  glossary: 'The translation left out a term of the glossary.',
  missing: 'The model left the passage out.',
} as const;

/** The glossary terms that occur in a text as whole words. */
export function termsIn(content: string, glossary: readonly GlossaryTerm[]): GlossaryTerm[] {
  const within = folded(content);
  return glossary.filter(({ source }) => {
    const term = folded(source);
    for (let at = within.indexOf(term); at >= 0; at = within.indexOf(term, at + 1)) {
      const [before, after] = [within[at - 1] ?? ' ', within[at + term.length] ?? ' '];
      const open = (edge: string, own: string | undefined) => !isWord(edge) || !isWord(own ?? ' ');
      if (open(before, term[0]) && open(after, term.at(-1))) return true;
    }
    return false;
  });
}

function keepOriginal(problem: string, kept: string): GateAnswer {
  return { problem, kept };
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === 'text' ? token.text : ' ')).join('');
}

/** Scripts without spaces between words have no word boundaries. */
function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);
}

function folded(content: string): string {
  return content.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
}

/** A name or a heading may be the same in two languages, but a sentence may not. */
function isSame(before: string, after: string): boolean {
  const words = folded(before).trim();
  return (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 && words === folded(after).trim();
}

/** The first markup or URL that occurs more often in the translation than in the passage. */
function newMarkup(before: string, after: string, format: TranslationFormat): string | null {
  for (const pattern of [...markupEverywhere, ...markupOf[format]]) {
    const found = after.match(pattern) ?? [];
    if (found.length > (before.match(pattern) ?? []).length) return found[0] ?? '';
  }
  return null;
}

const markupEverywhere = [/(?:https?|ftp|javascript|data|file):/gi, /www\./gi, /\w@\w/g, /\[\d+\]/g];

const markupOf: Readonly<Record<TranslationFormat, readonly RegExp[]>> = {
  txt: [],
  docx: [],
  md: [
    /`/g,
    /</g,
    /\]\s*[([]/g,
    /!\[/g,
    /\$/g,
    /\\/g,
    /\|/g,
    /\*/g,
    /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
    /@\w/g,
    /~~/g,
    /\[\^/g,
  ],
  tex: [/\\/g, /\$/g],
};
