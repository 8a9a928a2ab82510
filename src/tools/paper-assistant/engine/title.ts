import { namesSource } from './cite-worthy.ts';
import type { Keyphrases } from './keyphrases.ts';
import type { Move } from './manuscript.ts';
import { scholarlyWords } from './stopwords.ts';
import { tokenize } from './terms.ts';
import { questionOfAim, titlesOfAim } from './title-of-aim.ts';
import { titlesOfGap, titlesOfResult } from './title-of-result.ts';
import { isNominal, isVerbAfterPlural } from './title-words.ts';

interface TitleSentence {
  readonly words: string;
  readonly move: Move | undefined;
}

/** Suggested titles. `stated`: the text itself says that the first of them is its topic, so it is more than a guess. */
export interface TitleProposals {
  readonly titles: readonly string[];
  readonly stated: boolean;
}

/**
 * Up to three titles made of the author's own noun phrases, verbatim ("bud burst of young lime trees"), or of two of
 * them joined by "and" or the preposition between them. The topic named by a first line or the aim (`topic`) comes
 * first. None has a verb, so none makes a claim, and none is a heading of the text. `repeated`: the sentences of the
 * abstract, which also has an aim if no sentence was clearly classified as one.
 */
export function proposeTitles(
  sentences: readonly TitleSentence[],
  { phrases }: Keyphrases,
  headings: readonly string[],
  topic: string | null = null,
  repeated: Partial<Record<'aim' | 'result', readonly string[]>> = {},
): TitleProposals {
  const returning = phrases.filter(({ count }) => count > 1);
  const keys = (returning.length >= 2 ? returning : phrases).slice(0, 8).map(({ text }) => text.toLowerCase());
  const taken = new Set(headings.map((heading) => heading.toLowerCase()));
  const wordsInUse = new Set(sentences.flatMap(({ words }) => tokenize(words).map(({ word }) => word)));
  const best = new Map<string, { text: string; keys: Set<number>; score: number; detail: boolean }>();
  for (const { words, move } of sentences) {
    const others = namesSource(words);
    for (const phrase of nounPhrases(words)) {
      const text = words.startsWith(phrase) ? withoutCapital(phrase, wordsInUse) : phrase;
      const lower = text.toLowerCase();
      const found = keys.flatMap((key, rank) => (containsWords(lower, key) ? [rank] : []));
      // 'Mandatory in code review' describes something that another word names.
      if (describes.test(lower)) continue;
      // A name that consists of abbreviations, such as 'ITO for C6', means nothing to a reader.
      if (found.length === 0 || taken.has(lower) || !/(?<![\p{L}\p{N}-])\p{L}?\p{Ll}{4}/u.test(text)) continue;
      const length = lower.split(' ').filter((word) => !prepositions.has(word) && !articles.has(word)).length;
      const score =
        found.reduce((sum, rank) => sum + 1 / (rank + 2), 0) +
        (move === 'aim' ? 0.4 : move === 'gap' || move === 'background' ? 0.15 : 0) +
        (length >= 3 && length <= 7 ? 0.3 : 0) -
        (others ? 0.6 : 0) -
        (move === 'method' || move === 'limitation' ? 0.5 : 0) -
        // 'Masters complained of absence, apprentices of food': part of a finding is rarely the topic.
        (move === 'result' || move === 'interpretation' ? 0.3 : 0) -
        // 'Representative images are shown in Fig. 2'.
        (/\b(?:fig|figure|table)\b/i.test(words) ? 0.5 : 0) -
        (/\b(?:permits?|permission|consent|approv(?:al|ed)|in agreement with|agreement (?:with|of) the)\b/i.test(words)
          ? 0.8
          : 0) -
        // Approval and storage are not the topic.
        (institutions.test(lower) ? 0.6 : 0) -
        // The method of analysis is not the topic.
        (statistics.test(lower) ? 1 : 0);
      // How a study was done is not its topic.
      const detail = move === 'method' || move === 'limitation' || statistics.test(lower);
      const known = best.get(lower);
      if (known === undefined || known.score < score) best.set(lower, { text, keys: new Set(found), score, detail });
    }
  }
  const ranked = [...best.values()].sort((a, b) => b.score - a.score);
  const long = ranked.filter(({ text, detail }) => text.split(' ').length >= 3 && !detail);
  const details = ranked.filter(({ text, detail }) => text.split(' ').length >= 3 && detail);
  const read = sentences.flatMap(({ words, move }) =>
    (move === 'aim' || statesAim.test(words)) && !namesSource(words) ? titlesOfAim(words) : [],
  );
  const aims = [
    ...read,
    ...(read.length > 0 ? [] : (repeated.aim ?? []).filter((words) => opensOwnWork.test(words)).flatMap(titlesOfAim)),
  ];
  const asked = sentences.flatMap(({ words, move }) => (move === 'aim' ? (questionOfAim(words) ?? []) : []));
  const aim = [...aims, ...asked]
    .filter((text) => !taken.has(text.toLowerCase()))
    .slice(0, 1)
    .map((text) => withTopic(text, phrases));
  const named = topic === null ? [] : [topic];
  // 'Interviews night shift' is less specific than a stated aim.
  const proposals: string[] = topic !== null && topic.split(' ').length <= 3 ? [...aim, ...named] : [...named, ...aim];
  if (aim.length === 0) {
    const gaps = [
      // Questions left open at the end are not the topic.
      ...sentences
        .slice(0, Math.ceil(sentences.length * 0.6))
        .flatMap(({ words, move }) => (move === 'gap' ? titlesOfGap(words) : [])),
    ];
    const results = (repeated.result ?? []).flatMap(titlesOfResult);
    const known = [...gaps, ...results].filter(
      (text) =>
        keys.some((key) => containsWords(text.toLowerCase(), key)) &&
        !statistics.test(text.toLowerCase()) &&
        !/(?<![\p{L}-])\d/u.test(text),
    );
    // Two related things are more specific than one.
    const related = known.find((text) => text.includes(' and ')) ?? known[0];
    // 'We compared bat activity under two lamps', classified as a method
    const done = sentences
      .slice(0, Math.ceil(sentences.length * 0.6))
      .filter(({ words, move }) => move === 'method' && studiesSomething.test(words) && !namesSource(words))
      .flatMap(({ words }) => titlesOfAim(words))
      .find(
        (text) => keys.some((key) => containsWords(text.toLowerCase(), key)) && !statistics.test(text.toLowerCase()),
      );
    // 'Warm white LEDs' names only the thing, not what was observed.
    const fitting =
      related !== undefined && (/ (?:and|of|in|on|for|among|with|between) /.test(related) || done === undefined)
        ? related
        : done;
    if (fitting !== undefined) proposals.push(fitting);
  }
  const stated =
    named.length > 0 ||
    aim.length > 0 ||
    / (?:and|of|in|on|at|for|among|with|between|under|by) /.test(proposals[0] ?? '');
  // Two phrases without common content words show which two things the text relates.
  const [first] = ranked;
  const second = ranked.find(({ text, keys }) => first !== undefined && !overlaps(first, { text, keys }));
  const lead = long.slice(0, 1).map(({ text }) => text);
  // 'Fatigue cracks in printed parts of AlSi10Mg' opens the text and contains two of its keyphrases.
  const opens =
    lead[0] !== undefined &&
    (sentences[0]?.move === 'background' || sentences[0]?.move === 'gap') &&
    sentences[0].words.toLowerCase().includes(lead[0].toLowerCase()) &&
    ([...(long[0]?.keys ?? [])].filter((rank) => rank < 5).length >= 2 || lead[0].split(' ').length >= 6);
  const short = (one?: { text: string }) => one !== undefined && one.text.split(' ').length <= 6;
  if (
    first !== undefined &&
    second !== undefined &&
    short(first) &&
    short(second) &&
    (first.text + second.text).includes(' ')
  ) {
    const both = `${first.text} and ${lowered(second.text)}`;
    // A single general phrase ranks below two specific ones.
    const covers = (one: { keys: ReadonlySet<number> } | undefined) =>
      [...(one?.keys ?? [])].filter((rank) => rank < 3).length;
    const says = covers({ keys: new Set([...first.keys, ...second.keys]) });
    proposals.push(...(says >= 2 && covers(long[0]) < 2 ? [both, ...lead] : [...lead, both]));
  } else proposals.push(...lead);
  const other = [...long, ...details].find(({ text }) => !proposals.some((proposal) => proposal.includes(text)));
  if (other !== undefined) proposals.push(other.text);
  return {
    titles: [...new Set(proposals)].slice(0, 3).map(capitalised),
    stated: stated || (opens && proposals[0] === lead[0]),
  };
}

const statistics =
  /\b(?:regression|risk of bias|anova|intercepts?|odds|ratios?|confidence|t-tests?|fixed effects|random effects|standard errors?|mixed-effects|likelihood|coefficients?|bootstrap|p-values?|(?:macro-|micro-)?f1|auc|auroc|rmse|mae|accuracy|precision|recall)\b/;

const describes =
  /^(?:mandatory|compulsory|available|visible|similar|different|common|typical|prior|split|backs?|accounts?|hope|names?|part|parts|kind|kinds|rest|lot) (?:in|of|on|for|with|to|from)\b/;

const institutions =
  /\b(?:committee|library|archives?|authority|ministry|registry|university|institute|museum|board|review board)(?: (?:of|for|in) [^,]{2,40})?$/;

/**
 * The title of a draft if the author gave none. If two phrases are merely frequent, the author has to choose the title.
 */
export function workingTitle({ titles: [first], stated }: TitleProposals): string {
  return first === undefined || !stated ? 'Working title' : `Working title: ${first}`;
}

const prepositions = new Set('of in on for with among after during under within across from'.split(' '));
const articles = new Set('the a an'.split(' '));

/** Sequences of content words without a verb, joined by prepositions, exactly as in the sentence. */
function nounPhrases(words: string): string[] {
  const tokens = tokenize(words).map(({ word, index }) => ({ word, index, end: index + word.length }));
  const phrases: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = at;
    let end = runFrom(words, tokens, at);
    // 'Nobody counts' and 'which lasts' contain a verb; 'Too expensive for offices' is a description.
    if (end === at || isVerbAfterPronoun(tokens, at) || predicative.has(tokens[at - 1]?.word.toLowerCase() ?? '')) {
      at += 1;
      continue;
    }
    at = end;
    for (let joins = 0; joins < 3; joins += 1) {
      const joint = tokens[end];
      if (joint === undefined || !prepositions.has(joint.word.toLowerCase()) || !follows(words, tokens, end)) break;
      const article = tokens[end + 1];
      const next = article !== undefined && articles.has(article.word.toLowerCase()) ? end + 2 : end + 1;
      if (tokens[next] === undefined || !follows(words, tokens, end + 1) || !follows(words, tokens, next)) break;
      const more = runFrom(words, tokens, next, true);
      if (more === next) break;
      end = more;
    }
    const first = tokens[start];
    const last = tokens[end - 1];
    if (first !== undefined && last !== undefined && end - start <= 12)
      phrases.push(words.slice(first.index, last.end));
  }
  return phrases;
}

/** 'Too expensive for offices' is a description, and 'may behave unlike others' contains a verb. */
const predicative = new Set(
  'too very so as is are was were be been can cannot could may might will would shall should must'.split(' '),
);

function isVerbAfterPronoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word.toLowerCase() ?? '';
  // 'Tenants who face eviction'
  return before === 'who' || (pronouns.has(before) && /s$/.test(tokens[at]?.word ?? ''));
}

const pronouns = new Set('nobody who which that they it we i he she someone everybody everyone what'.split(' '));

interface Token {
  readonly word: string;
  readonly index: number;
  readonly end: number;
}

/** `joined`: after a preposition, where 'the Cantor type' is complete although it ends with a generic word. */
function runFrom(words: string, tokens: readonly Token[], from: number, joined = false): number {
  let end = from;
  while (
    end < tokens.length &&
    isNominal((tokens[end] as Token).word) &&
    (end === from || follows(words, tokens, end)) &&
    !(end > from && isVerbAfterPlural(tokens[end - 1]?.word, (tokens[end] as Token).word))
  )
    end += 1;
  // "results" and other generic words can't be the first or last word of a topic.
  if (joined && end > from + 1) return end;
  while (end > from && scholarlyWords.has((tokens[end - 1] as Token).word.toLowerCase())) end -= 1;
  return end > from && scholarlyWords.has((tokens[from] as Token).word.toLowerCase()) ? from : end;
}

/** Whether only a space separates this word from the previous one. */
function follows(words: string, tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  return before !== undefined && own !== undefined && words.slice(before.end, own.index) === ' ';
}

function containsWords(text: string, phrase: string): boolean {
  return ` ${text} `.replaceAll('-', ' ').includes(` ${phrase.replaceAll('-', ' ')} `);
}

function overlaps(
  one: { text: string; keys: ReadonlySet<number> },
  other: { text: string; keys: ReadonlySet<number> },
) {
  const words = new Set(one.text.toLowerCase().split(' '));
  return (
    [...other.keys].some((key) => one.keys.has(key)) ||
    other.text
      .toLowerCase()
      .split(' ')
      .some((word) => words.has(word))
  );
}

/** 'Employment rate in 46 towns' in a text that is mostly about free fares: 'Free fares and employment rate in 46 towns'. */
function withTopic(title: string, [topic]: Keyphrases['phrases']): string {
  if (topic === undefined || topic.count < 3 || !topic.text.includes(' ') || title.split(' ').length > 8) return title;
  if (/ and |[:?]/.test(title)) return title;
  const known = new Set(title.toLowerCase().split(/[ -]/));
  return topic.text
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => known.has(word))
    ? title
    : `${topic.text} and ${title.replace(/^(?:the|an?) /i, '')}`;
}

/** 'We compared bat activity under two lamps': a sentence about the work as a whole. */
const opensOwnWork =
  /^(?:this|the|our) (?:\p{L}{2,14} )?(?:paper|article|study|essay|chapter|thesis|project|note|report|trial|survey) \p{L}{2,14}s\b|^(?:so |here,? |therefore,? )?(?:we|i) (?:therefore |thus |here |then )?(?:compared?|stud(?:y|ied)|examined?|investigated?|measured?|estimated?|tested|mapped|described?|explored?|linked|related|present|introduce|propose)\b/iu;

/** 'We wanted to find out whether', 'the goal was to see if': an aim, regardless of the rest of the sentence. */
const statesAim =
  /^(?:here,? |so |(?:in|with|by) (?:this|our) \p{L}{3,14},? )?(?:(?:what )?(?:we|i) (?:therefore |thus |then |also )?(?:want(?:ed)?|wish(?:ed)?|hoped?|aim(?:ed)?|tried|set out|sought|asked|tested|checked|examined|were interested)\b|(?:our |my |the )?(?:main |primary |overall |research )?(?:aim|goal|objective|purpose|question)\b|(?:this|the|our) (?:study|trial|experiment|survey|project|pilot) (?:asks|asked|tests|tested|examined|was designed|aims|aimed)\b)[^.?;]{0,60}\b(?:whether|if)\b/iu;

const studiesSomething =
  /^(?:so |here,? |therefore,? )?(?:we|i) (?:compared|studied|examined|investigated|mapped|explored|surveyed) (?!(?:each|both|them|it|these|this|all|two|three|four|five|the (?:two|three|four|five|models?|results?|groups?|means?))\b)/i;

/**
 * 'Night noise and Systolic blood pressure': an adjective or a plural that was capitalized only because it began its
 * sentence.
 */
function lowered(phrase: string): string {
  const word = phrase.split(' ')[0] ?? '';
  return /^\p{Lu}\p{Ll}+(?:tic|lic|nal|ral|cal|ous|ive|ing|ed|ion|ment|ance|ence|ers|ors|ments|ions)$/u.test(word) &&
    !/^(?:arctic|antarctic|baltic|atlantic|catholic|celtic|beijing|portugal|senegal|montreal)$/i.test(word)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;
}

/** Capitalization at the start of a sentence is ignored for a word that is lowercase elsewhere. */
function withoutCapital(phrase: string, inUse: ReadonlySet<string>): string {
  const word = phrase.split(' ')[0] ?? '';
  return inUse.has(word.toLowerCase()) ? word.toLowerCase() + phrase.slice(word.length) : phrase;
}

/** 'MOTHS x STREETLIGHTS 2023', as first lines are often typed, becomes 'Moths x streetlights'. */
function withoutShouting(text: string): string {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const shouts = words.length >= 2 && words.every((word) => word === word.toUpperCase());
  return shouts ? text.toLowerCase().replace(/ (?:19|20)\d\d$/, '') : text;
}

/** Capitalizes the first letter, unless the word has its own spelling ('mRNA', 'pH'). */
function capitalised(phrase: string): string {
  const text = withoutShouting(phrase.replace(/^(?:the|an?) /i, ''));
  const word = text.split(' ')[0] ?? '';
  return /\p{Lu}/u.test(word) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
