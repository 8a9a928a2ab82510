import { stem } from '../terms.ts';
import { hedges, negations, resultNouns, verbs } from './gate-words.ts';
import { type Token, tokensOf } from './sentence-tokens.ts';

/**
 * Whether a sentence only connects parts of the text. Its words are from a closed list about the text itself; topics
 * may be named by consecutive words of a source sentence, but nothing may be claimed about them.
 */
export function connects(text: string, basis: readonly string[]): boolean {
  const tokens = tokensOf(text).filter(({ form }) => form !== ',' && form !== ':');
  if (tokens.length < 4 || tokens.length > 30 || tokens.some(({ kind }) => kind === 'number')) return false;
  const given = basis.map((sentence) => tokensOf(sentence));
  const topics: Topic[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (isOwn(tokens[at] as Token)) continue;
    const to = topicEnd(tokens, at, given);
    if (!isTopic(tokens, at, to)) return false;
    topics.push({ from: at, to });
    at = to - 1;
  }
  const inTopic = (at: number) => topics.some(({ from, to }) => at >= from && at < to);
  return (
    tokens.some(({ form }) => active.has(form) || passive.has(form) || announced.has(form)) &&
    tokens.every((_, at) => inTopic(at) || speaksOfTheText(tokens, at, topics.length > 0))
  );
}

interface Topic {
  readonly from: number;
  readonly to: number;
}

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What a writer or a text does, in the present tense only, because the past tense would describe the study. */
const active = set(
  `describe describes discuss discusses consider considers address addresses ask asks outline outlines summarise summarises summarize
  summarizes concern concerns deal deals follow follows raise raises motivate motivates lead leads turn turns return returns begin begins start
  starts close proceed note`,
);

/** Actions on a part of a text. */
const passive = set(
  `described discussed considered addressed asked outlined summarised summarized presented introduced reported noted kept borne raised
  motivated`,
);

/** Words about the study that announce something only in a question or with "as follows". */
const announced = set('made set carried take takes taken proceeded asked addressed');
const announcing = set('follows following question questions aim aims gap mind order');

/** Verbs that refer to the text only if this word follows. */
const behindVerb: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(
    ['deal', 'deals', 'begin', 'begins', 'start', 'starts', 'close'].map((verb) => [verb, set('with by')]),
  ),
  ...Object.fromEntries(
    ['turn', 'turns', 'return', 'returns', 'lead', 'leads'].map((verb) => [verb, set('to now next')]),
  ),
  followed: set('by'),
  kept: set('in'),
  borne: set('in'),
  set: set('up'),
  carried: set('out'),
  take: set('up'),
  takes: set('up'),
};

/** The parts of a text, which can be subjects of a writer's verbs. */
const textParts = set(
  `section sections paragraph paragraphs sentence sentences part parts question questions aim aims point points background results
  findings finding observations observation notes text context issue issues topic topics remark details discussion introduction study
  work article paper review draft gap`,
);

/** Parts of a study that a connecting phrase may name as an object but not as its subject. */
const parts = set(
  `setting method methods measurement measurements limitation limitations limits caveat caveats interpretation approach design step steps
  experiment experiments detail mind order data analysis starting way evidence procedure implementation preparation sample samples
  participants material materials model models run runs test tests trial trials cohort survey`,
);

/** Function words. */
const joining = set(
  `the a an this these our we i of in on to for with by from as at and or then now next last finally here below above before after out up into
  therefore thus hence accordingly further how what that first second third is are was were be been being should will having against its together
  briefly again followed present following open`,
);

const beForms = set('is are was were be been being');
const adverbs = set(
  'first next then now here below above last briefly together again further therefore thus hence finally',
);
const subjects = set('we i this these that what to will should and');

/** Words other than articles and "next". */
function isBare({ form }: Token): boolean {
  return ![
    'the',
    'a',
    'an',
    'this',
    'these',
    'our',
    'next',
    'second',
    'third',
    'following',
    'further',
    'open',
  ].includes(form);
}

function isOwn({ form }: Token): boolean {
  return [active, passive, announced, textParts, parts, joining].some((words) => words.has(form));
}

/** Whether a word on the lists is used without making a claim about the world. */
function speaksOfTheText(tokens: readonly Token[], at: number, hasTopic: boolean): boolean {
  const form = tokens[at]?.form ?? '';
  const next = tokens.slice(at + 1).find(({ form: word }) => !adverbs.has(word))?.form ?? '';
  const before = tokens.slice(0, at).findLast(({ form: word }) => !adverbs.has(word))?.form ?? '';
  const wanted = behindVerb[form];
  if (form === 'turn' && before === 'in') return true;
  if (wanted !== undefined && !wanted.has(tokens[at + 1]?.form ?? '')) return false;
  const isAnnouncement = tokens.some(({ form: word }) => announcing.has(word));
  // "This leads to the question" connects; "this leads to sleep" claims.
  if (form === 'lead' || form === 'leads') return textParts.has(tokens.slice(at + 2).find(isBare)?.form ?? '');
  if ((form === 'kept' || form === 'borne') && tokens[at + 2]?.form !== 'mind') return false;
  if (form === 'follow' && tokens.slice(at + 1).some((token) => !adverbs.has(token.form))) return false;
  if (announced.has(form) && !hasTopic && isAnnouncement) return true;
  if (active.has(form)) {
    if (before === 'as' || (form === 'follows' && before === 'what')) return true;
    return before === '' || subjects.has(before) || textParts.has(before) || before === 'follows';
  }
  if (passive.has(form)) return beForms.has(before) || (before === 'having' && form !== 'asked');
  if (announced.has(form)) return false;
  if (beForms.has(form)) {
    if (next === 'as' || beForms.has(next)) return true;
    if (passive.has(next)) return !(hasTopic && (form === 'was' || form === 'were'));
    if (announced.has(next)) return true;
    return ['the', 'a'].includes(next) && textParts.has(tokens[at + 2]?.form ?? '');
  }
  if (form === 'that') return next === 'we' || next === 'i';
  if (form === 'first' || form === 'second' || form === 'third') {
    const behind = tokens[at + 1]?.form ?? '';
    return !(textParts.has(behind) || parts.has(behind));
  }
  return true;
}

/** The longest sequence of words that also occurs in a source sentence; none if there is no match. */
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

/** A topic does not end with a connecting word. */
function isNoun({ form }: Token): boolean {
  return parts.has(form) || textParts.has(form) || !isOwn({ form, kind: 'word' });
}

/**
 * The words before a topic must announce it. After the topic, the sentence ends or a verb about the text follows. The
 * topic itself must not contain a claim.
 */
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
    (resultNouns.has(form) && !textParts.has(form)) ||
    /(?:ed|n't)$/.test(form)
  );
}

const leadOut = set('is are was were and first next then below here last we i');
const leadIn = set(
  'to of on with the a an our these this and in for concern concerns describe consider discuss examine address',
);
