import { isKnownVerb, isNounToo } from './title-words.ts';

/**
 * Whether a first line says that the text is a note or a draft rather than a paper: 'Notes for the paper on lake ice'.
 */
export function isMemo(line: string): boolean {
  return memoWords.test(line);
}

/** The topic that such a line names, in the author's words: 'Lake ice' in 'Lake ice – notes for the journal'. */
export function topicOfMemo(line: string): string | null {
  // 'Project idea: does biochar change who eats exudates?'
  const asked =
    /[:–—-] {1,3}((?:do|does|did|is|are|was|were|can|could|should|how|why|what|which|who|when|where|will)\b[^?:]{8,120}\?)$/iu.exec(
      line,
    )?.[1];
  if (asked !== undefined) return asked;
  const working =
    /\b(?:working|possible|provisional) title\b[^:()]{0,40}: {0,3}["“]?([^()"“”]{8,120})/iu.exec(line)?.[1]?.trim() ??
    '';
  // Two words in quotation marks are a term; more can be the title.
  const quoted = /["“]([^"“”]{8,120})["”]/u.exec(line)?.[1]?.replace(/^\S+ \S+$/, '') ?? '';
  const parts = line
    .split(/ (?:[-–—|/]|--|->|→|\/\/) | (?=\()|(?<!\b(?:vs|w|ca|cf|incl|resp|spp?|no))[:;(),?.]{1,3}(?= |$)/u)
    .map((part) => part.trim());
  return [working, quoted, ...parts.map(withoutMemoWords)].find(isTopic) ?? null;
}

/** The topic of a text without a title, from its first line or sentence. */
export function topicOfText(first: string): string {
  return (isMemo(first) ? topicOfMemo(first) : topicOfOpening(first)) ?? '';
}

/** 'Notes on hedges and beetles', 'Perovskite cells notes': the line names its topic next to the word for notes. */
function withoutMemoWords(part: string): string {
  return part
    .replace(
      /^(?:(?:my|our|some|rough|first|quick|field|lab|research|reading|working) ){0,3}(?:notes?|draft|ideas?|thoughts|summary|outline|memo|write-?up) (?:(?:on|about|for|of|from) )?/i,
      '',
    )
    .replace(
      / (?:(?:field|lab|research|rough|reading|working) )?(?:notes?|draft|summary|outline|write-?up|memo)$/i,
      '',
    );
}

/** A first sentence without a verb that names the work: 'Review on digital therapy in people with chronic pain.' */
export function topicOfOpening(sentence: string): string | null {
  const words = sentence.replace(/[.]$/, '');
  const names =
    /^(?:a |the |our )?(?:systematic |scoping |narrative )?(?:review|meta-analysis|study|paper|report) (?:on|of|about) /i;
  return names.test(words) && isTopic(words.replace(/^(?:a |the |our )/i, '').replace(/^paper (?:on|about) /i, ''))
    ? words
    : null;
}

const memoWords =
  /\b(?:notes?|(?:brain)?dump|(?:results|have|are|stand|is known|know|did|done|got) so far|where (?:i|we) (?:am|are|stand)|draft|summary|thoughts|ideas?|insights?(?! (?:into|from|on|in)\b)|to ?do|write-?up|outline|sketch|memo|text for|for the paper|wip|v\d+|version \d+)\b|^(?:dear|hi|hello)\b|^(?:working )?title ?[?(]|\((?:keep|don['’]t|do not|leave|change|check|ask|name|title|needs?)\b|[?]{2}|[-–—,(>] ?(?:very |still |all )?(?:rough|unfinished|raw|unordered|unpolished|bullets?(?: [^,;]{0,30})?)\)?$|\bfor (?:the|our|a|next) (?:\w+ )?(?:workshop|conference|symposium|special issue|seminar)\b|\b\d{1,2} pages?$|\b(?:short|long|full) paper ?\?/i;

/** A name of several words without a verb, because titles make no statements. */
function isTopic(part: string): boolean {
  const words = part.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 14 &&
    /^\p{L}/u.test(part) &&
    !memoWords.test(part) &&
    !sayings.test(part) &&
    !words.some((word, at) => isKnownVerb(word) && !isNounToo(words, at))
  );
}

/** 'What we found', 'my paper': these don't name a topic. */
const sayings =
  /^(?:field season|(?:group|lab|team|project) meeting)\b|\b(?:meeting|seminar|semester|season|week|day|workshop) \d|^(?:what|how|why|for|from|by|see|as|to|not|so far|work|some|first|second|new|none|working|title)\b|(?<!-)\b(?:is|are|was|were|we|i|my|our|me|you|paper|manuscript|journal|thesis|article|version)\b|n['’]t\b/i;
