import { isMemo } from './memo-line.ts';
import { isKnownVerb, isNominal, isVerbAfterPlural } from './title-words.ts';

/**
 * Titles in the words of a sentence that says what a study is about: the thing studied ("We estimated the risk of hip
 * fracture among nurses": "The risk of hip fracture among nurses"), or the two things whose relation is studied
 * ("whether nudges reduce food waste in canteens": "Nudges and food waste in canteens"). Without verbs, because a title
 * states nothing.
 */
export function titlesOfAim(words: string): string[] {
  const asked =
    /\b(?:whether|if|how(?: much| far| often)?)\s+(?!to\b)|(?:^|[:,]\s+)(?:do|does|did|can|could|will)\s+(?=[^?]{10,200}\?)/iu.exec(
      words,
    );
  if (asked !== null) return relation(words.slice(asked.index + asked[0].length));
  const studied = studying.exec(words);
  // A note can name the thing itself: 'goal: leak rate of old flanges', 'goal: guess the income of a household'.
  const rest = studied === null ? words.replace(labelled, '') : words.slice(studied.index + studied[0].length);
  const { text } = nounPhrase(rest);
  return isTitle(text) && (studied !== null || 2 * text.length > rest.length) ? [text] : [];
}

const studying =
  /\b(?:study|studied|examined?|investigated?|analy[sz]ed?|explored?|assess(?:ed)?|evaluated?|estimated?|measured?|described?|mapped|characteri[sz]ed?|quantif(?:y|ied)|compared?|review(?:ed)?|presents?|proposed?|developed?|introduced?|address(?:ed)?|understand|about|is on)\s+(?=\p{L})/iu;

/** A label, and a verb in the infinitive after it. */
const labelled =
  /^(?:(?:our |my |the )?(?:aim|goal|objective|purpose|question|task|wanted)\s?[:=]\s{0,3}(?:to )?(?:(?:build|detect|design|find(?: out)?|forecast|guess|learn|make|model|predict|show|test|track|see)\s+)?)/iu;

/** 'A does something to B': A and B, if both are recognized with certainty. */
function relation(clause: string): string[] {
  const subject = nounPhrase(clause);
  // The verb with its particle: 'brings forward the bud burst', 'depends on light'.
  const verb =
    /^\s+(?:(?:can|could|may|might|will|would|does|do|did)\s+)?(?:\p{L}+ly\s+)?(\p{L}+)\s+(?:(?:about|away|back|down|for|forward|from|into|off|on|out|to|up|with)\s+)?/u.exec(
      clause.slice(subject.length),
    );
  if (subject.text === '' || verb === null) return [];
  const last = subject.text.split(' ').at(-1);
  if (!isKnownVerb(verb[1] ?? '') && !isVerbAfterPlural(last, verb[1] ?? '')) return [];
  const object = nounPhrase(clause.slice(subject.length + verb[0].length));
  const replaces = /^replaces?$/i.test(verb[1] ?? '');
  const title = `${subject.text} ${replaces ? 'in place of' : 'and'} ${object.text}`;
  const [own, other] = [contentOf(subject.text), contentOf(object.text)];
  if (own.length === 0 || other.length === 0) return [];
  // Two kinds of sensors are compared rather than related: things that are related have different names.
  if (replaces ? own.join(' ') === other.join(' ') : own.some((word) => other.includes(word))) return [];
  return isTitle(title) && !/ and .* and /i.test(title) ? [title] : [];
}

const inside = new Set(
  'of in on by for with among during under within across from between at after before against over through toward towards per and or the a an its their'.split(
    ' ',
  ),
);

interface Phrase {
  readonly text: string;
  /** How much of the text it covers, including what was omitted at its end. */
  readonly length: number;
}

/** The longest run of nouns, adjectives, prepositions and articles at the start of a text. */
function nounPhrase(text: string): Phrase {
  let end = 0;
  let last = 0;
  for (;;) {
    const next = /^(?: |, (?=\p{L}+(?:ed|al|ic|ive)\b))?([\p{L}\p{N}][\p{L}\p{N}'’-]*)/u.exec(text.slice(end));
    const [whole = '', word = ''] = next ?? [];
    if (next === null || (end > 0 && !/^[ ,]/.test(whole))) break;
    // 'Scans made by nurses', 'ulcers followed by photograph'.
    const agent =
      /^[ ,]*(?:made|given|taken|grown|held|kept|built|drawn|taught|fed|bred|born|\p{L}{3,}ed) (?:by|with|in|at|on|under|for|from) /u.test(
        text.slice(end),
      );
    // 'Share of home working and productivity': a gerund that ends a name.
    const gerund =
      /^ \p{L}{3,}ing$/u.test(whole) &&
      last === end &&
      end > 0 &&
      /^(?: (?:and|of|in|for|with|on|or) |[,.;?]|$)/.test(text.slice(end + whole.length));
    const joins = inside.has(word.toLowerCase()) || /^\d/.test(word) || (agent && end > 0);
    if (
      !joins &&
      !gerund &&
      (!isContent(word) || (end > 0 && isVerbAfterPlural(text.slice(0, end).split(' ').at(-1), word)))
    )
      break;
    end += whole.length;
    if (!joins) last = end;
  }
  return { text: text.slice(0, last), length: last };
}

/** Adjectives that look like participles come before their noun: 'automated nudges'. */
function isContent(word: string): boolean {
  return isNominal(word) || (/ed$/.test(word) && word.length > 5);
}

function contentOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[ ,]+/)
    .filter((word) => word !== '' && !inside.has(word));
}

function isTitle(text: string): boolean {
  const count = text.split(' ').length;
  const content = contentOf(text);
  // 'The relation between sleep' was cut off.
  if (/\bbetween\b(?!.*\band\b)/i.test(text)) return false;
  return count >= 3 && !isMemo(text) && count <= 16 && content.length >= 2 && !/ed$/.test(content.at(-1) ?? '');
}
