import { stem } from '../terms.ts';
import { hedges, negations, resultNouns, verbs } from './gate-words.ts';
import { type Token, tokensOf } from './sentence-tokens.ts';

/**
 * Whether a sentence only leads the reader from one part of the text to another. Its words are those of a closed list that
 * speaks about the text itself; what the text is about may be named by words that stand side by side in a basis sentence,
 * and nothing is said of it.
 */
export function connects(text: string, basis: readonly string[]): boolean {
  const tokens = tokensOf(text).filter(({ form }) => form !== ',' && form !== ':');
  if (tokens.length < 4 || tokens.length > 30) return false;
  if (tokens.some(({ kind }) => kind === 'number')) return false;
  if (!tokens.some(({ form }) => speaking.has(form) || parts.has(form))) return false;
  if (tokens.some((_, at) => breaks(tokens, at))) return false;
  const given = basis.map((sentence) => tokensOf(sentence));
  for (let at = 0; at < tokens.length; at += 1) {
    if (isOwn(tokens[at] as Token)) continue;
    const end = topicEnd(tokens, at, given);
    if (!isTopic(tokens, at, end)) return false;
    at = end - 1;
  }
  return true;
}

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What a text does: verbs that state nothing of the world. */
const speaking = set(
  `describe describes described discuss discusses discussed present presents presented consider considered examine examined address
  addressed addresses ask asked turn turns turned begin begins began start starts started close return returns follow follows following followed
  proceed proceeded introduce introduced outline outlined summarise summarised summarize summarized concern concerns deal deals dealt
  take taken took raise raises motivate motivates motivated lead leads set made make carried noted note kept keep bear borne mind reported
  report move treat treated given remains remain open`,
);

/** What a text consists of, and what a study is made of. */
const parts = set(
  `section sections paragraph paragraphs sentence sentences part parts question questions aim aims point points background setting method
  methods measurement measurements result results finding findings observation observations limitation limitations limits caveat
  caveats interpretation discussion approach design step steps study work experiment experiments draft notes text context issue issues
  topic topics remark detail details mind order data analysis review article paper introduction gap starting way evidence procedure
  implementation preparation sample samples participants material materials model models run runs test tests trial trials cohort survey`,
);

/** Words that only hold the others together. */
const joining = set(
  `the a an this these our we i of in on to for with by from as at and then now next last finally here below above before after out up into
  therefore thus hence accordingly further how what that first second third is are was were be been being should will have has having it its
  against together how briefly again before`,
);

const beForms = set('is are was were be been being');

function isOwn({ form }: Token): boolean {
  return speaking.has(form) || parts.has(form) || joining.has(form);
}

/** Where a word of the list would state something: "is" before anything but a verb of the text, "first" before a noun. */
function breaks(tokens: readonly Token[], at: number): boolean {
  const form = tokens[at]?.form ?? '';
  const next = tokens.slice(at + 1).find(({ form: word }) => !adverbs.has(word))?.form;
  if (beForms.has(form)) {
    if (next === undefined || beForms.has(next)) return false;
    if (next === 'as' || (speaking.has(next) && /(?:ed|en|made|kept|dealt|set|borne)$/.test(next))) return false;
    return !(['the', 'a'].includes(next) && parts.has(tokens[at + 2]?.form ?? ''));
  }
  if (form === 'that') return !['we', 'i'].includes(tokens[at + 1]?.form ?? '');
  if (form === 'first' || form === 'second' || form === 'third') {
    const behind = tokens[at + 1]?.form;
    return behind !== undefined && parts.has(behind) && !speaking.has(behind);
  }
  return false;
}

const adverbs = set('first next then now here below above last briefly together again further therefore thus hence');

/** The longest run of words that stands so in a basis sentence; nothing when there is none. */
function topicEnd(tokens: readonly Token[], from: number, given: readonly (readonly Token[])[]): number {
  let longest = 0;
  for (const sentence of given) {
    for (let start = 0; start < sentence.length; start += 1) {
      let length = 0;
      while (isSame(tokens[from + length], sentence[start + length])) length += 1;
      longest = Math.max(longest, length);
    }
  }
  let end = from + longest;
  while (end > from && !isNoun(tokens[end - 1] as Token)) end -= 1;
  return end;
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && stem(one.form) === stem(other.form);
}

/** A topic does not end in a word that leads on. */
function isNoun({ form }: Token): boolean {
  return parts.has(form) || !(joining.has(form) || speaking.has(form));
}

/** Before a topic the text speaks of it; behind it the sentence ends, or a verb of the text follows. Nothing in it states. */
function isTopic(tokens: readonly Token[], from: number, to: number): boolean {
  const topic = tokens.slice(from, to);
  const before = tokens[from - 1]?.form;
  const behind = tokens[to]?.form;
  if (topic.length === 0 || topic.length > 5) return false;
  if (topic.some(({ kind, form }) => kind !== 'word' || states(form))) return false;
  if (before === undefined ? !leadOut.has(behind ?? '') : !leadIn.has(before)) return false;
  return behind === undefined || leadOut.has(behind);
}

function states(form: string): boolean {
  return (
    negations.has(form) ||
    hedges.has(form) ||
    verbs.has(form) ||
    (resultNouns.has(form) && !parts.has(form)) ||
    /(?:ed|n't)$/.test(form)
  );
}

const leadOut = set('is are was were and first next then below here last we i');
const leadIn = set(
  'to of on with the a an our these this and in for concern concerns describe consider discuss examine address',
);
