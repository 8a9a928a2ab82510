import { givesEstimate } from './estimates.ts';
import type { Move } from './manuscript.ts';
import { isRecipe } from './recipes.ts';
import { spelledOut } from './spelled-out.ts';

/** The features that decide whether a sentence needs a source. */
interface StatementReading {
  readonly words: string;
  readonly move: Move | undefined;
  /** The second most likely move, if the first is uncertain. */
  readonly second: Move | null | undefined;
  /** Whether the move is only a guess. */
  readonly guess: boolean;
  /** Whether the previous sentence of the paragraph names a source. */
  readonly afterSource?: boolean;
  /** Whether the previous sentence of the paragraph already needs one. */
  readonly afterMark?: boolean;
  /** The name of the author's own tool, from a title such as 'Trimfold: adapter trimming'. */
  readonly ownName?: string | null;
}

/**
 * Whether a sentence states others' findings, or a general fact, without a source, so that a reader will ask for one.
 * The author's own methods and results don't need one.
 */
export function needsCitation({
  words,
  move,
  second,
  guess,
  afterSource = false,
  afterMark = false,
  ownName = null,
}: StatementReading): boolean {
  if (asksForSource(words)) return true;
  if (move === undefined || namesSource(words) || words.split(' ').length < 4 || words.endsWith('?')) return false;
  const lower = spelledOut(words.toLowerCase()).replaceAll(monthOfMay, 'month');
  if (commonplace.test(lower) || isInstruction(words) || pointsBack.test(lower)) return false;
  if (ownName !== null && lower.startsWith(`${ownName.toLowerCase()} `)) return false;
  // Estimates with their standard errors are the author's own results.
  if (givesEstimate(lower)) return false;
  if (
    isListOfMaterials(lower) ||
    ownSample.test(lower) ||
    asksOrDefines.test(lower) ||
    /\b(?:is|be) (?:an? )?(?:[a-z] ?= ?\(|(?:sub)?set of|subset|pair of|tuple|sequence of|function from)/.test(lower) ||
    /^(?:working |our |my |the )?(?:idea|hypothesis): /.test(lower)
  )
    return false;
  // 'Their unions said so too', 'The largest of them had 548 members': the source needed before also covers this
  // sentence.
  if (
    afterMark &&
    !/\d ?(?:%|per ?cent)/.test(lower) &&
    /^(?:their|its) (?!own\b)\p{L}+ |^the \p{L}+ of (?:them|these|those) /u.test(lower)
  )
    return false;
  // 'These descriptions', 'Almost all of it' and 'Exposure there' still refer to the source cited before.
  if (
    afterSource &&
    /^(?:(?:these|those|such) |neither\b|both\b|none\b|(?:almost |nearly )?(?:all|most|much|some|half|part) of (?:it|them|these|those|this)\b|(?:the )?\p{L}+ (?:there|therein|in both|in these|in those) )/u.test(
      lower,
    )
  )
    return false;
  // A statement that something was never done can't have a source, but what others did instead can.
  const absent = absence.test(lower) && !othersDid.test(lower);
  const isWorldly = general.test(lower) || fact.test(lower) || counted.test(lower);
  // "White panel, phone in a printed frame" lists materials; but a percentage or a year makes it a claim.
  if (!verb.test(lower) && !isWorldly) return false;
  // Low confidence with background as the second choice: a logistic regression gave this combination nearly all of its
  // weight.
  if (guess && second === 'background' && !isOwn(lower) && !absent) return true;
  switch (move) {
    case 'background':
      if (illustrates.test(lower) && !isWorldly) return false;
      // A mark on the author's own result is worse than a missing mark.
      return !isOwn(lower) && !absent && (!guess || isWorldly || received.test(lower) || comparison.test(lower));
    case 'gap':
      return (
        !absent &&
        (literature.test(lower) ||
          received.test(lower) ||
          ((general.test(lower) || counted.test(lower)) && !isOwn(lower)))
      );
    case 'interpretation':
    case 'limitation':
    case 'result':
      // 'Would prevent one in four cases worldwide' is the author's own projection.
      return (
        comparison.test(lower) ||
        received.test(lower) ||
        (shareOfWorld.test(lower) &&
          !isOwn(lower) &&
          !/\b(?:would|should|could|might|represent\w*|answered|responded|took part|sample)\b/.test(lower)) ||
        (fact.test(lower) && !isOwn(lower) && !/\b(?:would|should|could|might)\b/.test(lower))
      );
    case 'method':
      return (
        borrowed.test(lower) ||
        ofNamedAuthors.test(words) ||
        (fact.test(lower) && !isOwn(lower) && !/\bnationwide\b/.test(lower))
      );
    case 'aim':
      return false;
  }
}

/** Common knowledge, and statements about what a section of the text contains. */
const commonplace =
  /^(?:every|any|each) \p{L}+ (?:knows?|has seen|remembers)\b|^to put it (?:simply|short|briefly|differently)\b|^(?:the|this|each) (?:next|following|last|first|second|third|fourth|fifth|final|remaining) (?:sections?|chapters?|parts?|paragraphs?)\b|\bis the capital of\b/u;

/** 'make one that does not crack': what the author wants to do, in notes without a subject. */
function isInstruction(words: string): boolean {
  return /^(?:make|build|find|try|get|use|write|check|add|test|see|show) (?:(?:it|one|out|a|an|the|if|whether|how|what|that)\b)/.test(
    words,
  );
}

/**
 * 'Each of those runs pays for it', 'That costs time and money': explains the previous statement and shares its source.
 */
const pointsBack =
  /^each of (?:those|these|them)\b|^(?:that|this|it) (?:costs?|takes?|means?|saves?|needs?) (?:\S+ ){0,5}\S+$/u;

/** Participants, the course of the project, and what was counted or timed at its location. */
const ownSample =
  /^(?:mr|mrs|ms)\.? \p{L}|^since (?:19|20)\d\d,? our \p{L}+ (?:has|have) |^(?:\p{L}{3,5}ty[- ])?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,7}teen|twenty|thirty|forty|fifty|sixty|\d{1,3}) (?:\p{L}+ )?(?:speakers|participants|respondents|students|pupils|patients|volunteers|adults|children|nurses|teachers|readers|listeners|players|subjects|interviewees|women|men|mice|rats)(?:,[^.;]{3,80},)? (?:were|took|gave|read|sat|wore|drank|ate|\p{L}{3,}ed)\b|^n ?= ?\d|^task ?:|^(?:two|three|four|\d+) (?:\p{L}+ )?(?:graders?|raters?|annotators?|coders?|observers?|assessors?|authors?)\b|\b(?:no (?:competing |other )?interests?|conflicts? of interests?)\b|, \d[\d,]* (?:pieces|items|files|folios|letters|records|texts)$|\b(?:[01]?\d|2[0-3]):[0-5]\d\b|^in (?:the |an? |our )?(?:\w+ )?(?:audit|pilot|baseline|pre-?study)\b|^(?:all |the |our )?(?:participants|respondents|interviewees|volunteers) (?:were|was|had|gave|provided|received|came)\b|^the (?:project|study|survey|experiment|work) (?:was|began|started|ran|lasted)\b/u;

/**
 * "microphone under the train, 48 kHz, four months": a fragment with a list of amounts makes no claim about the world.
 */
function isListOfMaterials(lower: string): boolean {
  if (isRecipe(lower)) return true;
  // 'Chambers weekly, daily after rain, gas chromatography.': pieces without a verb that say how something was done.
  if (
    !auxiliary.test(lower) &&
    doneOften.test(lower) &&
    lower.split(', ').every((piece) => piece.split(' ').length <= 8)
  )
    return true;
  return (
    !finiteVerb.test(lower) &&
    /\bn ?= ?\d|, ~?\d[\d.,]* ?(?:[kmµn]?m|[kmg]?hz|[kmµn]?g|mm²?|min|h|s|ms|°c|k|v|mol|mm|rpm|pages|months|weeks|species|sites)\b/u.test(
      lower,
    )
  );
}

const auxiliary =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|will|would|should|must|most|many|often|usually)\b/;

const doneOften = /, (?:\p{L}{3,}ed|hourly|daily|weekly|monthly|yearly|twice|once)[, ]/u;

/** '12 May', 'May to September': no verb. */
const monthOfMay =
  /\bmay(?= (?:to|and|until|or|\d)|[–-]\p{L})|(?<=\b(?:in|of|from|since|until|to|late|early|\d) )may\b/gu;

const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|will|would|should|must|(?!printed|coated|mixed|fixed|registered|marked|used)\p{L}{2,}ed)\b/u;

/** Includes nouns that may be present-tense verbs: 'sedges die back', 'a nest fails'. */
const verb = new RegExp(
  `${finiteVerb.source}|n['’]t\\b|\\b(?:never|always|often|usually|rarely) (?!been\\b)\\p{L}{2,}|\\b(?:became|went|came|rose|fell|grew|gave|took|made|led|kept|held|began|ran|stood|brought|built|chose|sold|broke|lost|spent|paid|remained?)\\b|\\b(?:\\p{L}{1,40}s|people|women|men|children|mice|fish|they|we|it|which|that|who) (?:often |usually |also |then |never |always |only |mostly |hardly )?(?!as\\b|us\\b|is\\b|was\\b|has\\b|on\\b|in\\b|of\\b|at\\b|for\\b|with\\b|without\\b|from\\b|to\\b|and\\b|or\\b|by\\b|than\\b|per\\b|under\\b|over\\b|after\\b|before\\b|during\\b|between\\b|among\\b|against\\b|across\\b)\\p{L}{2,}\\b`,
  'u',
);

/** A question without a question mark, a definition, or a detail about a study site. */
const asksOrDefines =
  /^rq ?\d|^(?:it|this) (?:is|was|remains) (?:an? |the |our )?(?:\p{L}+ )?questions? (?:if|whether|how|why|of)\b|\p{L} = (?:how|what|when|the|an?|number) |^(?:so )?(?:can|does|do|did|could|will|would|should|whether|is|are) (?!not\b)(?!.*[.;:]$)|\b(?:is|are) called [^.]{1,60}\b(?:if|when)\b|\b(?:we call|denote|let [a-z] be)\b|^(?:study )?(?:sites?|setting|place|location|sample|materials?|design|equipment) ?:/u;

/** '[citation?]', '[ref]', '(source needed)': the author left the source for later. */
export function asksForSource(words: string): boolean {
  return /\[(?:\?{1,3}|(?:citations?|cite|refs?|references?|sources?)(?:,? (?:needed|missing|here))?\?{0,3})\]|\((?:citations?|cite|refs?|references?|sources?)(?: (?:needed|missing|here)\?{0,3}|\?{1,3})\)/i.test(
    words,
  );
}

/** Whether the sentence already refers to a source: a number in brackets, a name with a year, or a URL. */
export function namesSource(words: string): boolean {
  return sourceMarks.test(words);
}

/** The author's own work, thoughts and wording. "We all know" is excluded, because it is a claim about the world. */
const own =
  /^(?:main |our )?(?:claim|theorem|lemma|proposition|corollary|proof|rule)\b ?\d{0,2}[.:(]|^(?:the|this) (?:library|tool|package|app|software|framework|pipeline|prototype|program|simulator|plugin)\b|^\S+ is an? (?:[a-z-]+ ){0,3}(?:library|tool|package|toolbox|framework|app|program|platform|benchmark|simulator|plugin) (?:that|which|for|to)\b|\b(?:i|i'm|i'd|me|ours|(?<!(?:tells?|teach(?:es)?|gives?|shows?) )us|(?:my|our)(?! (?:\w+ )?(?:countr(?:y|ies)|provinces?|regions?|cit(?:y|ies)|field|society|practice|days|times)\b)|we(?! (?:all |now )?know\b))\b|^(?:here|hi|hello|dear|ok|so)\b|\bthis (?:study|paper|work|essay|project|note|text|draft)\b|\b(?:mine|myself|ourselves)\b|^(?:short version|it works?|tl;? ?dr)\b|^(?:results?|goals?|aims?|questions?|methods?|data) ?:/;

/**
 * Studies refer to their participants with personal pronouns; with a year in another century, the sentence is history.
 */
function isOwn(lower: string): boolean {
  return own.test(lower) || (/\b(?:she|he|her|him)\b/.test(lower) && !/\b1[5-9]\d\d\b/.test(lower));
}

const absence =
  /^what [^.,;]{3,80} (?:cannot|can['’]t|do(?:es)? not|has not|have not)\b|\b(?:nobody|no[- ]?one|(?:reports?|gives?|contains?|says?|offers?) (?:no|nothing)|unknown|unclear|untested|unexplored|an open question|is open|are open|guesswork|blind spot|anecdotal|non-existent|nothing (?:comparable|like it|of the kind)|hardly (?:any|had)|any(?:one|body)['’]s guess|reported only|(?:has|have|had) (?:never|not|hardly|rarely|seldom|scarcely)(?: yet)? been|has yet to|(?:do|does) not (?:yet )?exist|little is (?:known|understood|published)|(?:is|are|was|were|have been|has been) (?:still |mostly )?(?:lacking|missing|few|short|thin|scarce|a blank|not (?:known|understood|covered|settled|clear|agreed|in (?:any|the)))|(?:there (?:is|are|was|were)|we have|exists?) (?:no|hardly any|almost no|few) (?:\w+ ){0,3}(?:data|stud(?:y|ies)|research|evidence|trials?|work|papers?|numbers?|models?|methods?|reports?|literature|records?|benchmarks?|corp(?:us|ora)|estimates?|measurements?|consensus|agreement|figures?|guidelines?|explanation|answer)|(?:gave|found|brought|yielded|showed) nothing(?: so far)?\b|no (?:\w+ ){0,2}(?:data|study|studies|model|models|trials?|evidence|work|papers?|method|dataset|benchmark|systematic|published|comparable|research|outcomes|numbers?)|(?:rests?|relies|rely|based) on (?:only )?(?:a handful|a few|a single|hardly any|invented|anecdot\w+)|(?:i|we) found only|but none|is hard to (?:tell|say|know)|(?:that|as far as|to) (?:i|we) (?:know|can see|could find)|to (?:my|our) knowledge|not (?:been )?(?:reported|studied|tested|measured|quantified|examined|explored))\b|\bthere (?:is|are) (?:few|none)\b|^(?:very |only |so far )?few (?:studies|papers|works|trials|authors|data)\b/;

/** A claim about what the literature contains. */
const othersDid =
  /\b(?:almost all|nearly all|most|mainly|mostly|the few|only a few|existing|previous|earlier|many) (?:\w+ ){0,2}(?:studies|study|works?|researche?s?|papers|reports|estimates|trials|models|authors|methods|approaches)\b/;

/** What some people do now, or what should happen: the reason for a study, not a claim that a source could support. */
const illustrates =
  /^(?:some|several|a few|certain|(?:\p{L}+ ){1,2}in (?:some|several|a few)) [^.]{3,60}\b(?:therefore|so|now|thus)\b|\bshould\b(?![^.]{0,40}\b(?:according|by law|guidelines?))/u;

/** General statements. */
const general =
  /\b(?:usually|generally|often|commonly|typically|always|mostly|everywhere|tends? to|is known|are known)\b/;

/** 'At least 80 % of nurses in the country': a figure about the world, wherever it is said. */
const shareOfWorld =
  /\d ?(?:%|per ?cent) of (?:all |the )?(?:\p{L}+ ){0,3}(?:\p{L}{3,}s|people|women|men|children) (?:in|across|of) (?:the (?:country|nation|world|region|eu|european union|us|uk|state)|our country|europe|africa|asia|america)\b/u;

/** Law, custom and figures from outside the study. */
const fact =
  /^since (?:19|20)\d\d\b(?![^.]{0,60}\bour\b)|\bin (?:most|many|all) (?:\p{L}+ ){0,2}(?:countries|nations|states|societies|cities|registries|guidelines|handbooks|textbooks)\b|\b(?:rates?|prices?|shares?) of \d[\d.,–-]* ?%? ?(?:%|percent)? in \p{L}+|\b(?:by law|the law|is mandatory|are mandatory|worldwide|nationwide|for (?:years|decades|centuries))\b/u;

/** Large amounts that a study does not measure itself. */
const counted =
  /\b(?:million|billion|most|many|widely|increasingly|nowadays|one (?:[\p{L}-]+ ){1,3}in (?:two|three|four|five|six|seven|eight|nine|ten|\d+)|(?:one|two|three|four|\d+) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)|half of|a (?:third|quarter) of)\b|\d ?(?:%|per ?cent) of (?:all\b|the world|(?!(?:our|these|those|them)\b)(?:\p{L}+ ){0,2}(?:\p{L}{3,}s|people|women|men|children)\b)/u;

const literature =
  /\b(?:debated|disputed|controversial|contradictory|conflicting|studies|study|trials?|research|literature|evidence|scholars|authors|reports?|results|findings|consensus|proposed|additives|methods|models|estimates|classifiers|reviews|papers|work|handbooks?|textbooks?|guidelines?)\b/;

const comparison =
  /^(?:similar|comparable|the same) (?:\p{L}+ ){1,3}(?:was|were|is|are|has been|have been) (?:reported|described|published) (?:for|in|from|elsewhere)\b|^other (?:groups|teams|labs|laboratories|researchers|authors|scholars) (?:have )?(?:observed|reported|measured|published|found|saw|described|obtained)\b|^(?:studies|work|research|reports) (?:of|in|from|on) (?:other|different) \p{L}+ (?:came|found|reported|show|showed|point)|\b(?:consistent with|in line with|in agreement with|agrees? with|contrary to|in contrast (?:to|with)|similar to|as in|confirms?|extends?) (?:\w+ ){0,3}(?:studies|study|work|trials?|reports?|research|findings|literature|evidence|observations)\b|\b(?:previous|earlier|prior|recent) (?:\w+ )?(?:studies|work|trials|reports|research|literature|findings)\b|\b(?:has|have) been (?:shown|reported|linked|proposed|(?:named|blamed|cited|suggested|called)(?: \p{L}+){0,3} as)\b|\b(?:the|with|to|from) (?:\w+ )?literature\b|\bothers (?:have|had|find|found|report|reported|see|saw|get|got|measured?|claim(?:ed)?)\b|\b(?:other|most|many|several) (?:studies|authors|labs|papers|reports|surveys)\b|\b(?:reported|published|literature|textbook|official) (?:values?|numbers?|figures?|rates?|estimates?|scores?)\b|\b(?:is|are) (?:well )?known (?:to|for|from \d+)\b|\b(?:usually|typically|commonly) (?:reported|found|seen|assumed)\b|\b(?:compared|unlike|contrast) (?:with|to) (?:the )?(?:\w+ )?(?:literature|textbooks?|usual|standard)\b/u;

/** Widely accepted opinions in a field. */
const received =
  /\b(?:is|are|remains?) (?:still |hotly |much |widely )?(?:disputed|debated|contested|controversial)\b|\bthe (?:usual|common|standard|received|traditional|prevailing|textbook|widespread|familiar) (?:view|story|explanation|account|assumption|reading|wisdom|theory|picture|narrative|claim)\b|\b(?:critics|scholars|historians|textbooks|handbooks|guidelines|supporters|opponents|proponents|advocates|defenders) (?:say|have|assume|claim|hold|recommend|argue|tell|treat|see|hope|believe|warn|maintain)\b|(?<!\bthan (?:the |our |this )?)\btheory (?:says|predicts|holds)\b|\bthan (?:is |are |what is )?(?:usually |commonly )?(?:reported|published|assumed|found elsewhere|in the literature)\b|\bcontradicts? (?:the )?(?:\w+ )?(?:view|claim|idea|theory|assumption)\b/;

const borrowed =
  /\b(?:as (?:previously )?described|as reported|according to the (?:method|protocol|procedure|definition)|following the (?:method|protocol|procedure|approach) of|(?:developed|proposed|introduced|validated) by (?!us\b|the authors)|previously (?:published|validated))\b/;

/** 'The six steps of thematic analysis by Braun and Clarke', without a year. */
const ofNamedAuthors =
  /\b(?:steps|stages|phases|approach|methods?|procedure|protocol|framework|algorithm|estimator|definition|criteria|classification|typology|scheme|taxonomy|analysis|scale|questionnaire|recommendations?)\b(?: \p{Ll}{2,20})? (?:of|by|from|after) \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){0,3},? (?:and|&) \p{Lu}\p{Ll}+/u;

const sourceMarks =
  /\((?:see |cf\. )?\p{Lu}\p{Ll}{2,20}(?:, \p{Lu}\p{Ll}{2,20}){0,3},? (?:and|&) \p{Lu}\p{Ll}{2,20}\)|\brefs?\.? ?\d|\[\d{1,3}[\d,;–\- ]*\]|\[@?\p{L}[^\]]{0,60}\d{4}[a-z]?\]|\bet al\b|\((?:see |e\.g\.,? |cf\. )?(?:(?:van|von|de|der|den|di|da|du|le|la|el|al|ten|ter) ){0,2}\p{Lu}[^()]{1,120}\b(?:1[5-9]|20)\d\d[a-z]?[^()]{0,40}\)|\p{Lu}\p{L}{1,30} \((?:1[5-9]|20)\d\d[a-z]?\)|\b10\.\d{4,9}\/|https?:\/\/|\bdoi\b|\barxiv:|\\(?:[A-Za-z]*cite)[a-z]*\*?[[{]|\[[^\][@]{0,40}@\p{L}[^\]]{1,200}\]|[⁰¹²³⁴-⁹]$/u;
