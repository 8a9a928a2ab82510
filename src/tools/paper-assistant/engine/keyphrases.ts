import { findAtoms } from './atoms.ts';
import { findMath } from './math.ts';
import { scholarlyWords, stopwords } from './stopwords.ts';
import { stem, tokenize } from './terms.ts';
import { isKnownVerb, isNounToo, isVerbAfterPlural } from './title-words.ts';

interface Keyphrase {
  /** The most frequent spelling in the text, in lower case except for names and acronyms. */
  readonly text: string;
  /** Lower is better. */
  readonly score: number;
  readonly count: number;
}

export interface Keyphrases {
  /** The best one first, without near-duplicates. */
  readonly phrases: readonly Keyphrase[];
  /** Weight of a single word (lower is better), for ranking words within a sentence. */
  weight(word: string): number;
}

/**
 * Keyphrases of one text by YAKE (Campos et al. 2020, Information Sciences 509, doi:10.1016/j.ins.2019.09.013): casing,
 * position, frequency, context and dispersion of each word, combined for phrases of one to three words. No phrase
 * contains a function word; none starts with a generic scholarly word, and only repeated phrases ("night work") may end
 * with one.
 */
export function findKeyphrases(sentences: readonly string[], topic = ''): Keyphrases {
  const parsed = sentences.map(readSentence);
  const scores = scoreWords(parsed);
  const candidates = withoutParts([...collectCandidates(parsed, scores).values()]);
  const named = ` ${tokenize(topic)
    .map(({ word }) => stem(word.toLowerCase()))
    .join(' ')} `;
  const ranked = candidates
    .map((candidate) => {
      const isNamed = named.includes(` ${candidate.words.map(stem).join(' ')} `);
      return {
        ...candidate,
        score: phraseScore(candidate, scores, isNamed) * (isNamed ? inTopic / candidate.words.length ** 2 : 1),
      };
    })
    .sort((a, b) => a.score - b.score || a.order - b.order);
  return {
    phrases: distinct(ranked).map(({ words, forms, score, count }) => ({ text: surface(words, forms), score, count })),
    weight: (word) => scores.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY,
  };
}

/** Phrases in the title or the first line are more likely keywords, especially phrases of several words. */
const inTopic = 0.4;

interface Word {
  readonly lower: string;
  readonly form: string;
  /** Not separated from the previous word by punctuation. */
  readonly joined: boolean;
}

function readSentence(text: string): Word[] {
  let clean = text;
  for (const { start, end } of findAtoms(text))
    clean = clean.slice(0, start) + ' '.repeat(end - start) + clean.slice(end);
  // Symbols of formulas are not words.
  for (const { start, end } of findMath(clean))
    clean = clean.slice(0, start) + ' '.repeat(end - start) + clean.slice(end);
  clean = clean.replaceAll(/\\(?:begin|end)\{[^{}]{0,40}\}|\\[A-Za-z]{1,30}/g, (match) => ' '.repeat(match.length));
  clean = clean.replaceAll(typedKeys, (match) => ' '.repeat(match.length));
  clean = clean.replaceAll(/\([^()]{6,300}\)/g, (match) => (namesAuthors(match) ? ' '.repeat(match.length) : match));
  let end = 0;
  return tokenize(clean).map(({ word, index }) => {
    const joined = /^ ?$/.test(clean.slice(end, index));
    end = index + word.length;
    return { lower: word.toLowerCase(), form: word, joined };
  });
}

/** Citations as they are typed: '[@lee; @may2020]', 'ffrench2016', 'Smith_Lee:2019ab', 'Gordon et al. 2016'. */
const typedKeys =
  /\[[^\][@]{0,40}@[^\]]{1,200}\]|\[\p{Lu}[^\][]{2,80}(?:1[5-9]|20)\d\d[a-z]?\]|\b\p{Lu}\p{L}{1,24} (?:et al\.?|(?:and|&) \p{Lu}\p{L}{1,24}),? \(?(?:1[5-9]|20)\d\d|(?<![\p{L}\p{N}_:-])\p{L}\p{Ll}{1,24}(?:[_:-]\p{L}{1,24}){0,3}[_:-]?(?:1[5-9]|20)\d\d\p{Ll}{0,3}(?![\p{L}\p{N}_-])/gu;

/** '(Card and Krueger 1994; Dube, Lester, and Reich 2010)' */
function namesAuthors(brackets: string): boolean {
  return brackets
    .slice(1, -1)
    .split(';')
    .some(
      (part) => /^\s*(?:see |e\.g\.,? |cf\. )?\p{Lu}/u.test(part) && /\p{L}[.,]? (?:1[5-9]|20)\d\d[a-z]?\b/u.test(part),
    );
}

interface Stats {
  count: number;
  acronym: number;
  capital: number;
  sentences: number[];
  left: Map<string, number>;
  right: Map<string, number>;
}

function scoreWords(sentences: readonly Word[][]): Map<string, number> {
  const stats = new Map<string, Stats>();
  for (const [at, sentence] of sentences.entries()) {
    for (const [index, word] of sentence.entries()) {
      const own = stats.get(word.lower) ?? newStats();
      stats.set(word.lower, own);
      own.count += 1;
      if (/^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(word.form)) own.acronym += 1;
      else if (index > 0 && /^\p{Lu}/u.test(word.form)) own.capital += 1;
      if (own.sentences.at(-1) !== at) own.sentences.push(at);
      const before = sentence[index - 1];
      const after = sentence[index + 1];
      if (before !== undefined && word.joined) own.left.set(before.lower, (own.left.get(before.lower) ?? 0) + 1);
      if (after?.joined === true) own.right.set(after.lower, (own.right.get(after.lower) ?? 0) + 1);
    }
  }
  const content = [...stats].filter(([word]) => isContent(word)).map(([, { count }]) => count);
  const mean = content.reduce((sum, count) => sum + count, 0) / Math.max(1, content.length);
  const spread = Math.sqrt(content.reduce((sum, count) => sum + (count - mean) ** 2, 0) / Math.max(1, content.length));
  const most = content.reduce((max, count) => Math.max(max, count), 1);
  const scores = new Map<string, number>();
  for (const [word, own] of stats) {
    const middle = own.sentences[Math.floor(own.sentences.length / 2)] ?? 0;
    const position = Math.log(Math.log(3 + middle));
    const casing = Math.max(own.acronym, own.capital) / (1 + Math.log(own.count));
    const frequency = own.count / (mean + spread || 1);
    const related = 1 + (diversity(own.left) + diversity(own.right)) * (own.count / most);
    const share = own.sentences.length / Math.max(1, sentences.length);
    scores.set(word, (related * position) / (casing + frequency / related + share / related));
  }
  return scores;
}

function newStats(): Stats {
  return { count: 0, acronym: 0, capital: 0, sentences: [], left: new Map(), right: new Map() };
}

/** The number of different neighbors of a word per occurrence: high for words that carry no meaning of their own. */
function diversity(neighbours: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const count of neighbours.values()) total += count;
  return total === 0 ? 0 : neighbours.size / total;
}

function isContent(lower: string): boolean {
  return (
    lower.length > 1 &&
    lower.length <= 30 &&
    !stopwords.has(lower) &&
    !unit.test(lower) &&
    /\p{L}/u.test(lower) &&
    !/^\d/.test(lower)
  );
}

/** Units and dates are not topics. */
const unit =
  /^(?:[kmµn]?(?:wh|ah|hz|pa|mol|ev|bar)|[kmgt]bps|[kmgt]hz|mmhg|rpm|wpm|dpi|kcal|mgal|ppm|ppb|mm|cm|km|nm|kg|mg|ml|ms|january|february|march|april|june|july|august|september|october|november|december)$/;

interface Candidate {
  readonly words: readonly string[];
  readonly forms: Map<string, number>;
  count: number;
  readonly order: number;
  /** Ends with a generic scholarly word. */
  readonly weakEnd: boolean;
}

function collectCandidates(sentences: readonly Word[][], scores: ReadonlyMap<string, number>): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>();
  for (const sentence of sentences) {
    for (let start = 0; start < sentence.length; start += 1) {
      const run: Word[] = [];
      for (let length = 1; length <= 3; length += 1) {
        const word = sentence[start + length - 1];
        if (word === undefined || !isContent(word.lower) || !scores.has(word.lower)) break;
        if (length > 1 && (!word.joined || isVerbAfterPlural(run.at(-1)?.form, word.form))) break;
        run.push(word);
        if (!canBound(run[0] as Word) || (length === 1 && !canBound(word)) || isAdverbOrParticiple(word)) continue;
        if (length === 1 && (word.lower.length < 3 || code.test(word.form) || vague.has(word.lower))) continue;
        // 'Earnings stayed flat' describes; it doesn't name a thing.
        if (length === 1 && linking.has(sentence[start - 1]?.lower ?? '')) continue;
        // 'Visitors look longer': contains a verb and a comparison, so it does not name a thing; 'the use of it' does.
        if (length === 1 && (comparing.test(word.lower) || (isKnownVerb(word.lower) && !isNounHere(sentence, start))))
          continue;
        const words = run.map(({ lower }) => lower);
        if (new Set(words).size < words.length) continue;
        // 'Understand negated constraints' does not name a thing.
        if (length > 1 && isKnownVerb(words[0] as string) && !isNounToo(['', words[0] as string], 1)) continue;
        const key = words.map(stem).join(' ');
        const weakEnd = scholarlyWords.has(word.lower);
        const known = candidates.get(key) ?? { words, forms: new Map(), count: 0, order: candidates.size, weakEnd };
        known.count += 1;
        // Capitalization at the start of a sentence means nothing.
        const form = run.map((part, index) => (start + index === 0 ? startForm(part) : part.form)).join(' ');
        known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
        candidates.set(key, known);
      }
    }
  }
  return candidates;
}

/** 'J44', 'T80': the code of a diagnosis or a sample. */
const code = /^\p{Lu}\d{1,3}$/u;

/** 'Back' is part of a topic in 'back pain', but not a topic by itself. */
const vague = new Set(
  `back forth place places side sides end ends front hand hands thing things start step steps row rows turn rest whole
  pair pairs piece pieces amount amounts degree extent fact facts reason reasons sense moment look talk draft drafts`.split(
    /\s+/,
  ),
);

const linking = new Set(
  'is are was were be been become becomes became remain remains remained stay stays stayed seem seems seemed look looks looked'.split(
    ' ',
  ),
);

const comparing =
  /^(?:earlier|earliest|later|latest|higher|highest|lower|lowest|larger|largest|smaller|smallest|longer|longest|shorter|shortest|better|worse|greater|fewer|older|younger|faster|slower|stronger|weaker|wider|closer|(?:one|two|three|four|five|single|multi|low|high)-\p{L}+)$/u;

/** 'The rise', 'its use': preceded by an article or a possessive. */
function isNounHere(sentence: readonly Word[], at: number): boolean {
  return /^(?:the|an?|of|our|my|its|their|this|these|each|every|no|per)$/.test(sentence[at - 1]?.lower ?? '');
}

function canBound(word: Word): boolean {
  return !scholarlyWords.has(word.lower) && !isAdverbOrParticiple(word);
}

function isAdverbOrParticiple(word: Word): boolean {
  return /^(?:\p{L}+ly|[\p{Ll}-]{3,}ed)$/u.test(word.lower);
}

/**
 * Removes phrases that mostly occur inside a longer repeated phrase ('night' in 'night work'), and phrases with weak
 * last words that are not repeated.
 */
function withoutParts(candidates: readonly Candidate[]): Candidate[] {
  const most = new Map<string, number>();
  for (const { words, count } of candidates) {
    if (words.length < 2 || count < 2) continue;
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= words.length; to += 1) {
        if (to - from === words.length) continue;
        const part = words.slice(from, to).map(stem).join(' ');
        most.set(part, Math.max(most.get(part) ?? 0, count));
      }
    }
  }
  return candidates.filter(({ words, count, weakEnd }) => {
    const longer = most.get(words.map(stem).join(' ')) ?? 0;
    return !(weakEnd && count < 2) && longer < Math.max(2, count * 0.4);
  });
}

function startForm(word: Word): string {
  return /^\p{Lu}\p{Ll}+$/u.test(word.form) ? word.lower : word.form;
}

function phraseScore({ words, count }: Candidate, scores: ReadonlyMap<string, number>, isNamed: boolean): number {
  let product = 1;
  let sum = 0;
  for (const word of words) {
    const score = scores.get(word) ?? 1;
    product *= score;
    sum += score;
  }
  // In a short text, position says little: phrases that are repeated or in the title are preferred over phrases that
  // occur once, and a single word that looks like an adjective or a verb is not a topic.
  const returns = words.length > 1 && (isNamed || count > 1) ? 1 / 2 : count === 1 ? 2 : 1;
  const shape =
    words.length === 1 && /(?:ing|ive|ous|able|ible|ful|less|al|ic|ary|ent)$/.test(words[0] as string) ? 2 : 1;
  return (product / (count * (1 + sum))) * returns * shape;
}

function distinct<T extends Candidate & { readonly score: number }>(ranked: readonly T[]): T[] {
  const kept: T[] = [];
  for (const candidate of ranked) {
    if (kept.length >= 24) break;
    const own = candidate.words.map(stem);
    const repeats = kept.some(({ words }) => {
      const other = words.map(stem);
      const shared = own.filter((word) => other.includes(word)).length;
      return shared * 2 >= Math.min(own.length, other.length) && shared > 0;
    });
    if (!repeats) kept.push(candidate);
  }
  return kept;
}

function surface(words: readonly string[], forms: ReadonlyMap<string, number>): string {
  let best = words.join(' ');
  let most = 0;
  for (const [form, count] of forms) {
    if (count > most) {
      best = form;
      most = count;
    }
  }
  return best;
}
