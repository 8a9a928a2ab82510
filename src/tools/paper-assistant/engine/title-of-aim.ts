import { isMemo } from './memo-line.ts';
import { isKnownVerb, isNominal, isNounToo, isPlural, isVerbAfterPlural, mayBeNoun } from './title-words.ts';

/**
 * Titles built from a sentence that says what a study is about: the thing studied ("We estimated the risk of hip
 * fracture among nurses": "The risk of hip fracture among nurses"), or the two things whose relation is studied
 * ("whether nudges reduce food waste in canteens": "Nudges and food waste in canteens"). Without verbs, because a title
 * makes no statement.
 */
export function titlesOfAim(sentence: string): string[] {
  // 'Whether live music, compared with no music, lowers …', 'a harness (2.1 kg) on a real line'
  const words = sentence
    .replace(/,? (?:compared|relative) (?:with|to) [^,.;]{3,60},/i, '')
    .replaceAll(/ \([^()]{1,60}\)(?= \p{L})/gu, '');
  const named = nameOfOwn(words) ?? doesTo(words);
  if (named !== null) return [named];
  const asked =
    /\b(?:whether|if|why(?= \p{L}+ (?!\p{L}+ing\b))|how(?: much| many| far| often| strongly| fast)?|(?:in|under|for|at) which \p{L}+(?= (?:an?|the)\b))\s+(?!to\b)|(?:^|[:,]\s+)(?:do|does|did|can|could|will)\s+(?=[^?]{10,200}\?)/iu.exec(
      words,
    );
  if (asked !== null) return relation(words.slice(asked.index + asked[0].length));
  const about = thingsAsked(words);
  if (about !== null) return [about];
  const studied = studying.exec(words);
  const own = studied === null ? objectOfOwnWork(words) : null;
  if (own !== null) return [own];
  // A note can name the thing itself: 'goal: leak rate of old flanges', 'goal: guess the income of a household'.
  const rest =
    studied === null
      ? words.replace(labelled, '').replace(infinitive, '')
      : words.slice(studied.index + studied[0].length);
  const { text, length } = nounPhrase(rest);
  if (studied === null && labelled.test(words) && endsThere.test(rest.slice(length)) && isTitle(text)) return [text];
  // Without a word that introduces it, a name must not be part of a sentence: 'the county closed 31 of its bus lines'.
  return isTitle(text) &&
    (studied !== null || (2 * text.length > rest.length && (labelled.test(words) || !isClause(text))))
    ? [text]
    : [];
}

/**
 * 'Does a summary help people to understand a contract?': the question itself, if it can be understood alone. A
 * question makes no statement either.
 */
export function questionOfAim(words: string): string | null {
  const named = /^((?:\p{Lu}|\p{Ll})[^,:?]{8,60}), (?:how|what|why|who|where|when|is|are|does|do)\b[^?]{3,80}\?$/u.exec(
    words,
  )?.[1];
  if (named !== undefined && nounPhrase(named).text === named && isTitle(named)) return named;
  const question = words
    .replace(/^[^:?]{2,60}: {1,3}(?=\p{L})/u, '')
    // 'Is it moving in Leeds, and who leads it?': the first of two questions.
    .replace(/,? and (?:who|what|how|why|when|where|which|whether|if|is|are|do|does|did)\b[^?]{3,60}\?$/i, '?');
  const count = question.split(' ').length;
  return asks.test(question) &&
    count >= 5 &&
    count <= 18 &&
    !refersBack.test(question.replace(/^does it matter\b/i, ''))
    ? question
    : null;
}

const asks =
  /^(?:do|does|did|is|are|was|were|can|could|should|will|would|how|why|what|which|who|when|where|if)\b[^?]{10,140}\?$/i;
const refersBack =
  /\b(?:it|its|they|their|them|this|that|these|those|he|she|his|her|there|here|so|then|we|our|i|my)\b(?! (?:of|who|with|in)\b)/i;

const studying =
  /\b(?:study|studied|tested|examined?|investigated?|analy[sz]ed?|explored?|assess(?:ed)?|evaluated?|estimated?|measured?|described?|mapped|characteri[sz]ed?|quantif(?:y|ied)|compared?|review(?:ed)?|presents?|proposed?|developed?|introduced?|address(?:ed)?|understand|about|is on)\s+(?=\p{L})/iu;

/** 'We present ReefShift, a benchmark of nine reefs': the name that the authors gave, and what it is. */
function nameOfOwn(words: string): string | null {
  const match =
    /\b(?:present|introduce|propose|describe|release|develop|built|build|call it|implemented)(?:s|d|ed)? ((?=\p{L}{0,20}\p{Ll})(?:\p{Lu}|\p{L}{1,15}\p{Lu})[\p{L}\p{N}-]{2,24}), (?:an?|our|the) (?=\p{L})/u.exec(
      words,
    );
  if (match === null) return null;
  const thing = nounPhrase(words.slice(match.index + match[0].length)).text;
  const title = `${match[1]}: ${thing}`;
  return thing !== '' && isTitle(title) ? title : null;
}

/** 'What a lower fare does to the local economy' */
export function doesTo(words: string): string | null {
  const asked = /\bwhat (?=\p{L})/iu.exec(words);
  if (asked === null) return null;
  const rest = words.slice(asked.index + asked[0].length);
  const one = nounPhrase(rest);
  const verb = /^ (?:does|do|did|means?|meant|has done|have done) (?:to|for|with) (?=\p{L})/u.exec(
    rest.slice(one.length),
  );
  if (one.text === '' || verb === null) return null;
  const other = nounPhrase(rest.slice(one.length + verb[0].length)).text;
  const title = `${one.text} and ${other}`;
  return other !== '' && isTitle(title) ? title : null;
}

/** 'What measures for workers are in municipal heat plans?': the thing, and where the study looks for it. */
function thingsAsked(words: string): string | null {
  const asked = /(?:^|[:,] )(?:what|which) (?=\p{L})/iu.exec(words);
  if (asked === null) return null;
  const rest = words.slice(asked.index + asked[0].length);
  const thing = nounPhrase(rest);
  const place = /^ (?:are|is|was|were) ((?:in|at|on|among|within|under) )/.exec(rest.slice(thing.length));
  if (thing.text === '' || place === null) return null;
  const where = nounPhrase(rest.slice(thing.length + place[0].length));
  const title = `${thing.text} ${place[1]}${where.text}`;
  return where.text !== '' && isTitle(title) ? title : null;
}

/** A label, and a verb in the infinitive after it. */
const labelled =
  /^(?:(?:our |my |the )?(?:aim|goal|objective|purpose|question|task|wanted)(?: (?:for|of) (?:the|this|our|my) \p{L}+)?\s?[:=]\s{0,3}(?:to )?(?:(?:build|detect|design|find(?: out)?|forecast|guess|learn|make|model|predict|show|test|track|see)\s+)?)/iu;

/** 'detect falls from the wrist alone', below a label that marks it as the aim. */
const infinitive =
  /^(?:to )?(?:build|detect|design|find(?: out)?|forecast|guess|learn|make|model|predict|show|test|track|see|understand|explain|measure|estimate|compare|describe|identify|determine|reduce|improve|develop)\s+(?=\p{L})/iu;

/**
 * 'This paper follows the widows of bakers in Bergen', 'with this trial we want to find the dose that gives the best
 * yield': the object of any verb is what is studied.
 */
function objectOfOwnWork(words: string): string | null {
  const opened = opensOwnWork.exec(words);
  if (opened === null) return null;
  const object = nounPhrase(words.slice(opened[0].length));
  const rest = words.slice(opened[0].length).replace(object.text, `${object.text}#`).split('#')[1] ?? '';
  const gives = /^ (?:that|which) (\p{L}+s) (?:an? |the )?/u.exec(rest);
  const outcome =
    gives === null || !isKnownVerb(gives[1] ?? '')
      ? ''
      : nounPhrase(rest.slice(gives[0].length).replace(/^(?:best|better|most|more|highest|lowest|fewest|least) /, ''))
          .text;
  const title = outcome === '' ? object.text : `${object.text} and ${outcome}`;
  // 'The paper looks at the data': one thing without its kind or place is not enough.
  return / (?:of|in|on|for|among|between|with|without|under|at|by|from|and) /.test(title) && isTitle(title)
    ? title
    : null;
}

const opensOwnWork =
  /^(?:so |here,? |therefore,? |thus,? |(?:with|in|by) (?:this|our|the present) \p{L}{2,20},? )?(?:(?:this|the|our|my|the present|the current) (?:\p{L}{2,14} )?(?:paper|study|work|project|article|trial|thesis|note|report|experiment|survey|analysis|essay|chapter|dissertation|pilot)|we|i) (?:\p{L}{2,14} ){1,5}?(?=(?:the|an?|its|their|how) )(?=\p{L})/iu;

/** Words after a complete name: 'falls from the wrist alone, without the belt'. */
const endsThere = /^(?: alone| only)?(?:[,.;:?!]|$| (?:that|which|who|when|while|without|instead|rather)\b)/;

function isClause(text: string): boolean {
  return /^(?:between|in|at|on|from|since|after|before|during)\b|(?<=\p{L}{3})ed (?!by\b|in\b|with\b|on\b|at\b|from\b|for\b|under\b|\p{L}{2,20}s\b)/iu.test(
    text,
  );
}

/** 'A does something to B': A and B, if both are recognized with certainty. */
export function relation(clause: string): string[] {
  const subject = subjectOf(clause);
  // The verb with its particle: 'brings forward the bud burst', 'depends on light'.
  const verb =
    /^\s+(?:(?:can|could|may|might|will|would|does|do|did)\s+)?(?:\p{L}+ly\s+)?(\p{L}+)\s+(?:(?:about|away|back|down|for|forward|from|into|off|on|out|to|together with|up|with)\s+)?/u.exec(
      clause.slice(subject.length),
    );
  if (subject.text === '') return [];
  const who =
    /^ (?:who|that|which) (?!(?:is|are|was|were|be|has|have|had|does|do|did|can|could|will|would|may|might)\b)\p{L}+ /u.exec(
      clause.slice(subject.length),
    )?.[0] ?? '';
  const does = who === '' ? '' : nounPhrase(clause.slice(subject.length + who.length)).text;
  // 'students who write by hand during a lecture': the clause that describes them is part of the name.
  if (does !== '' && isTitle(`${subject.text}${who}${does}`)) return [`${subject.text}${who}${does}`];
  if (verb === null) return [];
  // 'how breaks are handled between colleagues on the ward'
  const passive =
    /^ (?:are|is|was|were|get|gets) (?:\p{L}+ly )?\p{L}{3,}(?:ed|en|de|ne|lt) ((?:between|in|on|at|among|by|with|from|for) )/u.exec(
      clause.slice(subject.length),
    );
  if (passive !== null) {
    const place = nounPhrase(clause.slice(subject.length + passive[0].length));
    // 'is associated with admission': says that two things are related.
    const related = /\b(?:associated|correlated|linked|related|connected) with $/.test(passive[0]);
    const title = `${subject.text} ${related ? 'and ' : passive[1]}${place.text}`;
    return place.text !== '' && isTitle(title) ? [title] : [];
  }
  const last = subject.text.split(' ').at(-1);
  if (!subject.closed && !isKnownVerb(verb[1] ?? '') && !isVerbAfterPlural(last, verb[1] ?? '')) return [];
  // 'decline or delay vaccination'
  const rest = clause.slice(subject.length + verb[0].length).replace(/^(?:or|and) \p{Ll}+ (?=\p{L})/u, '');
  // 'how much a porous surface lowers it in the rain'
  const place = /^(?:it|them|this|these) ((?:in|on|at|among|under|during|for) )(?=\p{L})/u.exec(rest);
  const where = place === null ? '' : nounPhrase(rest.slice(place[0].length)).text;
  if (where !== '') return [`${subject.text} ${place?.[1]}${where}`].filter(isTitle);
  const object = nounPhrase(rest.replace(/^(?:another|a different|more|fewer|less|the same|any|better|other) /, ''));
  const replaces = /^replaces?$/i.test(verb[1] ?? '');
  // 'Whether distance to strips and cover of hedges explain the number of new queens'
  const two = / and /.test(subject.text) && /^(?:explain|predict|affect|influence|change|shape)$/i.test(verb[1] ?? '');
  const named = subject.text.replace(duration, '');
  const title = two
    ? `${named.replace(' and ', ', ')} and ${object.text.replace(/^(?:the )?(?:number|amount) of /i, '')}`
    : `${named} ${replaces ? 'in place of' : 'and'} ${object.text}`;
  const [own, other] = [contentOf(subject.text), contentOf(object.text)];
  if (own.length === 0 || other.length === 0 || compares.test(object.text) || bareMeasure.test(object.text)) return [];
  // 'A version led by pharmacists': the verb is a participle.
  if (/^(?:by|of|in|at|under|among|between|within|per) /i.test(object.text)) return [];
  // Two kinds of sensors are compared, not related: things that are related have different names.
  if (replaces ? own.join(' ') === other.join(' ') : own.some((word) => other.includes(word))) return [];
  return isTitle(title) && !/ and .* and /i.test(title.replace(/(\d \p{L}{1,3}) and (?=\d)/u, '$1, ')) ? [title] : [];
}

/** 'Eight weeks of yoga': the duration is not part of the name. */
const duration = /^(?:\p{L}+|\d+) (?:hours|days|weeks|months|years) of (?=\p{L})/iu;

/** 'The telescope measures the coefficient': doesn't say of what. */
const bareMeasure =
  /^(?:the |an? |its |their )?(?:coefficients?|ages?|lengths?|means?|numbers?|values?|rates?|differences?|effects?|tests?|times?|sizes?|shares?|half|rest|levels?|orders?|degrees?|factors?|points?|results?)$/i;

/** 'Appeals became rarer' doesn't relate two things; 'older shoppers' are people. */
const compares =
  /^(?:rarer|higher|lower|larger|smaller|faster|slower|longer|shorter|better|worse|stronger|weaker|older|younger|richer|poorer|happier|lonelier|healthier|heavier|cheaper|safer|easier|harder|greater|earlier|later)\b(?<!\b(?:older|younger|richer|poorer)(?= (?:\p{L}{2,20}s|people|women|men|children)\b))/iu;

const inside = new Set(
  'of in on by for with without among during under within across from between at after before against over through toward towards per and or the a an its their two three four five six seven eight nine ten several'.split(
    ' ',
  ),
);

interface Subject extends Phrase {
  /** The word after it is its verb, whether known or not. */
  readonly closed: boolean;
}

/**
 * The subject of a clause, with the words between it and its verb. 'A blue filter worsens the sight': after 'a', the
 * first word with a plural ending is the verb.
 */
function subjectOf(clause: string): Subject {
  const words = clause.split(' ', 6);
  const verb = words.findIndex((word, at) => at > 0 && (inside.has(word.toLowerCase()) || (at > 1 && isPlural(word))));
  const closed = /^(?:an?|each|every)$/i.test(words[0] ?? '') && isPlural(words[verb] ?? '');
  const named = closed ? words.slice(0, verb).join(' ') : clause;
  const { text, length } = nounPhrase(named);
  if (closed && length === named.length) return { text, length, closed };
  const phrase = nounPhrase(clause);
  const between = betweenSubjectAndVerb.exec(clause.slice(phrase.length));
  return { ...phrase, length: phrase.length + (between?.[0].length ?? 0), closed: false };
}

/** 'A nap at 3 a.m. reduces', 'a nap (20 minutes) reduces' */
const betweenSubjectAndVerb =
  /^(?: \([^()]{1,60}\)| aged \d{1,2}(?: (?:to|or|and) \p{L}{0,9}\d{0,3})?| (?:at|from|before|after|until|by|around|since) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?| o[’']clock| ?h\b))(?= \p{L})/u;

export interface Phrase {
  readonly text: string;
  /** How much of the text the name covers, including words that were dropped at its end. */
  readonly length: number;
}

/** The longest run of nouns, adjectives, prepositions and articles at the start of a text. */
export function nounPhrase(text: string): Phrase {
  let end = 0;
  let last = 0;
  for (;;) {
    const next = /^(?: |, (?=\p{L}+(?:ed|al|ic|ive)\b))?([\p{L}\p{N}][\p{L}\p{N}'’–-]*)/u.exec(text.slice(end));
    const [whole = '', word = ''] = next ?? [];
    if (next === null || (end > 0 && !/^[ ,]/.test(whole))) break;
    // 'Scans made by nurses', 'ulcers followed by photograph'.
    const agent =
      /^[ ,]*(?:made|given|taken|grown|held|kept|built|drawn|taught|fed|bred|born|led|run|sold|bought|written|sent|\p{L}{3,}ed) (?:by|with|in|at|on|under|for|from) /u.test(
        text.slice(end),
      );
    // 'Share of home working and productivity': a gerund that ends a name.
    const gerund =
      /^ \p{L}{3,}ing$/u.test(whole) &&
      last === end &&
      end > 0 &&
      /^(?: (?:and|of|in|for|with|on|or) |[,.;?]|$)/.test(text.slice(end + whole.length));
    // 'Water use in orchards', 'hospital stay after surgery': a singular noun and another word that is used as a noun.
    const nounToo =
      last === end &&
      end > 0 &&
      !word.endsWith('s') &&
      isNounToo([text.slice(0, end).split(' ').at(-1) ?? '', word, wordAfter(text.slice(end + whole.length))], 1);
    // '10 m times', 'distance to strips'
    const unit = /^[a-zµ]$/iu.test(word) && /\d$/.test(text.slice(0, end));
    const leadsTo =
      word === 'to' &&
      takesTo.test(text.slice(0, end).split(' ').at(-1) ?? '') &&
      isContent(wordAfter(text.slice(end + whole.length)));
    const joins = inside.has(word.toLowerCase()) || /^\d/.test(word) || (agent && end > 0) || unit || leadsTo;
    // 'falls from the wrist': a noun, because there is no subject before it.
    const opens =
      end === 0 &&
      (mayBeNoun(word) || (isKnownVerb(word) && /^ of /.test(text.slice(whole.length)))) &&
      /^ (?:of|in|on|from|among|by|for|with|at|is|are|was|were) /.test(text.slice(whole.length));
    // 'A lower fare', 'the pay sheets': after an article it is an adjective or a noun.
    const describes =
      /\b(?:an?|the)$/i.test(text.slice(0, end)) &&
      (/^(?:lower|open|close|slow|clean|dry|worse|better|less|more|first|second|third|last)$/i.test(word) ||
        (isKnownVerb(word) && afterArticle.test(word) && isContent(wordAfter(text.slice(end + whole.length)))));
    if (
      !joins &&
      !gerund &&
      !describes &&
      !opens &&
      !nounToo &&
      (!isContent(word) || (end > 0 && isVerbAfterPlural(text.slice(0, end).split(' ').at(-1), word)))
    )
      break;
    end += whole.length;
    if (!joins || closesYears(text.slice(0, end))) last = end;
  }
  return { text: text.slice(0, last), length: last };
}

const takesTo =
  /^(?:access|adaptation|adherence|admission|attitudes?|barriers?|commitment|distance|exposure|proximity|reactions?|referral|relation|resistance|responses?|return|sensitivity|tolerance)$/i;

/** Verbs in their base form that are also nouns and come before another noun: 'the pay sheets', 'a test set'. */
const afterArticle =
  /^(?:pay|test|work|drop|trade|travel|use|cost|change|report|measure|stop|start|break|play|hit|help|drive|treat|sleep|waste|speed)$/i;

/** The word after a space; none at the end of a clause. */
function wordAfter(text: string): string {
  return /^ ([\p{L}\p{N}]{1,40})/u.exec(text)?.[1] ?? '';
}

/** 'Between 1650 and 1720': the years are part of the name. */
function closesYears(text: string): boolean {
  return /\b(?:between (?:1\d|20)\d\d and|from (?:1\d|20)\d\d to) (?:1\d|20)\d\d$/.test(text);
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

export function isTitle(text: string): boolean {
  const count = text.split(' ').length;
  const content = contentOf(text);
  // 'The relation between sleep' is incomplete. 'The network reached an accuracy'
  if (/\p{L}{3}ed (?:an?|the|its|their|our) /u.test(`${text} `)) return false;
  if (/\bbetween (?!\p{L}+s\b)(?!.*\band\b)/iu.test(text)) return false;
  return count >= 3 && !isMemo(text) && count <= 16 && content.length >= 2 && !/ed$/.test(content.at(-1) ?? '');
}
