import { isOwnWork, type RiskContext, type RiskRule, type RiskSentence, sentencesWhere } from './rule.ts';
import { claimsUnseenOutcome } from './unseen-outcomes.ts';

/** Rules on things that a study did not observe: motives, other kinds of outcomes, and other causes of its results. */
export const unobservedRules: readonly RiskRule[] = [
  {
    id: 'motive-not-asked',
    severity: 'medium',
    title: 'A motive or feeling that nobody was asked about',
    why: 'What people did shows what they did; why they did it, or what they felt, needs their own words.',
    add: 'Say which words or answers show it, or word it as one possible explanation.',
    find: (context) =>
      context.design.id === 'qualitative' || context.sentences.some(asksPeople)
        ? []
        : sentencesWhere(
            context,
            2,
            (sentence) =>
              infers(sentence) &&
              motives.some((pattern) => pattern.test(sentence.lower)) &&
              !heldBack.test(sentence.lower),
          ),
  },
  {
    id: 'outcome-not-measured',
    severity: 'medium',
    title: 'An effect on something that was not measured',
    why: 'Money, time, lives or emissions saved are findings of their own, and no result of this text reports them.',
    add: 'Report how it was measured or calculated, cite who did, or leave the sentence out.',
    find: (context) =>
      sentencesWhere(
        context,
        2,
        (sentence) =>
          (infers(sentence) || sentence.move === 'limitation' || sentence.move === undefined) &&
          !heldBack.test(sentence.lower) &&
          !calculatedFrom.test(sentence.lower) &&
          (outcomes.some(
            ({ claim, measured }) => claim.test(sentence.lower) && !isMeasured(context, sentence, measured),
          ) ||
            claimsUnseenOutcome(sentence, context)),
      ),
  },
  {
    id: 'safety-not-shown',
    severity: 'medium',
    title: 'Safe or fair: a claim that few cases cannot carry',
    why: 'That no harm or no unequal treatment was seen in a small number does not show that there is none.',
    add: 'Give the number of cases and of harms with its interval, and say which rate they exclude.',
    find: (context) =>
      /\b(?:non-?inferiority|equivalence|rule of three|upper (?:bound|limit))\b/.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) => move === 'interpretation' && harmless.test(lower) && !heldBack.test(lower),
          ),
  },
  {
    id: 'one-reader',
    severity: 'low',
    title: 'Judged by a single reader',
    why: 'How far another reader would judge alike cannot be known, and an author knows what is hoped for.',
    add: 'Let a second person judge a part, and give the agreement; or name it as a limitation.',
    find: (context) =>
      secondReader.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              isOwnWork(move) && move !== 'limitation' && (singleReader.test(lower) || onlyOne.test(lower)),
          ),
  },
  {
    id: 'groups-chose-themselves',
    severity: 'high',
    title: 'The groups differed before anything was done',
    why: 'Who chose a treatment, or was chosen for it, differs in more than the treatment; that alone can make the result.',
    add: 'Adjust or match for what they differed in, and say what remains.',
    find: (context) =>
      adjusted.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              isOwnWork(move) && move !== 'limitation' && uneven.some((pattern) => pattern.test(lower)),
          ),
  },
  {
    id: 'another-change-at-once',
    severity: 'high',
    title: 'Something else changed at the same time',
    why: 'Two changes at once cannot be told apart by what happened afterwards.',
    add: 'Show the effect where only one of them happened, or say that it cannot be separated.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        ({ move, lower }) =>
          isOwnWork(move) &&
          move !== 'limitation' &&
          sameTime.test(lower) &&
          (changes.test(lower) || (otherChange.test(lower) && !/\b(?:we|i|our)\b/.test(lower))) &&
          !matched.test(lower),
      ),
  },
];

/** An interpretation, or a result without a number. */
function infers({ move, second, lower }: RiskSentence): boolean {
  return (
    (move === 'interpretation' ||
      (move === 'result' && (second === 'interpretation' || !/(?<![\p{L}\d])\d/u.test(lower)))) &&
    !/\b(?:we|our|i|my)\b/.test(lower)
  );
}

function asksPeople({ move, lower }: RiskSentence): boolean {
  return (
    isOwnWork(move) &&
    /\b(?:interview\w*|questionnaires?|surveys?|surveyed|asked|told|said|says|diar(?:y|ies)|self-report\w*|focus groups?|rat(?:ed|ings?)|likert|(?:point|visual analogue) scales?|scored|answered|replied|reported (?:feeling|that)|wrote that|writes|comments|testimon\w+)\b|["“]/.test(
      lower,
    )
  );
}

const who = '(?:they|he|she|people|everybody|the [\\p{L}-]+|(?!this|its|thus|as|plus)[\\p{L}-]{3,}s)';
const inner =
  '(?:(?:feels?|felt|wants?|wanted|hates?|hated|fears?|feared|dislikes?|disliked|distrust\\p{L}*|enjoy(?:s|ed)?|resent(?:s|ed)?|wish(?:es|ed)?|hopes?|hoped|believed?|trusted|(?:had )?(?:understood|realized|realised|forgotten how)|intend(?:s|ed)?|loved?|(?:is|are|was|were) (?:too )?(?:ashamed|proud|afraid|jealous|angry|bored|motivated|unmotivated|convinced|lonely|embarrassed|grateful|tired of|curious|lazy|loyal)|(?:had )?(?:grown|become|got) (?:tired|weary|afraid|fond|proud|bored|suspicious) of|long(?:s|ed) for|crav(?:es|ed)|dread(?:s|ed)?|yearn(?:s|ed) for)\\b)';

/** Reasons in people's minds that are given as the causes of their actions. */
const motives: readonly RegExp[] = [
  new RegExp(`\\b(?:because|as|since|for) ${who} (?:[\\p{L}]+ly |no longer |simply |also )?${inner}`, 'u'),
  new RegExp(
    `\\b(?:shows?|proves?|reveals?|demonstrates?) (?:that |how )?(?:much )?${who} (?:\\p{L}+ly )?${inner}`,
    'u',
  ),
  /\b(?:in order|so as) to (?:be|appear|seem|look) (?:accepted|seen|admired|respected|loved|liked|regarded|taken|modern|pious|loyal|learned)\b/,
  /\bfor the sake of (?:prestige|appearances?|status|honou?r|fame)\b|\bout of (?:pure |mere |sheer )?(?:fear|shame|pride|spite|vanity|envy|loyalty|politeness|boredom|laziness|guilt|anger|greed|mistrust|distrust)\b/,
  new RegExp(
    `\\b${who} (?:only |simply |really )?(?:wanted|tried|wished|hoped|sought) to (?:punish|impress|please|hide|escape|appear|show off|gain|save face)\\b`,
    'u',
  ),
];

const heldBack =
  /\b(?:may|might|could|perhaps|possibl[ey]|probably|likely|seems?|seem|suggests?|appears?|whether|if|unclear|unknown|future|further|hypothes\w+|cannot|not)\b|n['’]t\b|\?/;

const saves =
  '(?:sav(?:e[sd]?|ing)|cuts?|reduc(?:e[sd]?|es|ing)|lower(?:s|ed)?|halve[sd]?|avoid(?:s|ed)?|shorten(?:s|ed)?)';

/** A kind of claim, and words that a method or a result about it would contain. */
const outcomes: readonly { readonly claim: RegExp; readonly measured: RegExp }[] = [
  {
    claim: new RegExp(
      `\\b${saves}\\b[^.;]{0,40}(?:\\b(?:money|costs?|euros?|eur|dollars?|usd|budgets?|expenses)\\b|[€$£])|\\bcost[- ]effective\\b`,
    ),
    measured:
      /\b(?:costs?|euros?|eur|usd|dollars?|prices?|priced|money|wages?|budgets?|spend\w*|spent|expen\w+|income|rent|cheap\w*|fees?)\b|[€$£]/,
  },
  {
    claim: new RegExp(
      `\\b${saves}\\b[^.;]{0,40}\\b(?:co2|co₂|carbon|emissions|greenhouse)\\b|\\b(?:climate|carbon)[- ](?:friendly|neutral)\\b`,
    ),
    measured: /\bco2\b|co₂|\bcarbon\b|\bemissions?\b|\bgreenhouse\b|\blife[- ]cycle\b|\blca\b|\bgwp\b/,
  },
  {
    claim: /\b(?:sav(?:e[sd]?|ing)|costs?|claims?|prevent(?:s|ed)?)\b[^.;]{0,30}\b(?:lives|deaths)\b/,
    measured: /\b(?:deaths?|died|dies|mortality|fatal\w*|killed|lives|surviv\w+|deadly)\b/,
  },
  {
    claim: new RegExp(
      `\\b${saves}\\b[^.;]{0,30}\\b(?:waiting|working time|hours|staff time|workload|travel time)\\b|\\bin half (?:of )?the time\\b`,
    ),
    measured: /\b(?:times?|hours?|minutes?|seconds?|waits?|waited|waiting|workload|faster|slower|duration|delays?)\b/,
  },
  {
    claim:
      /(?<!\bto )\b(?:prevents|cures|halts|slows|stops|delays|protects (?:from|against))\b[^.;]{0,40}\b(?:dialysis|kidney failure|strokes?|heart (?:attacks?|failure)|infarctions?|dementia|cancer|hospitali[sz]ations?|admissions?|relapses?|suicides?|fractures?|blindness|disability|amputations?)\b/,
    measured:
      /\b(?:dialysis|kidney failure|strokes?|heart (?:attacks?|failure)|infarctions?|dementia|cancer|hospitali[sz]\w+|admi(?:ssions?|tted)|readmi\w+|relaps\w+|suicid\w+|fractures?|blind\w*|disab\w+|amputat\w+)\b/,
  },
  {
    claim:
      /(?<!\bto )\b(?:improve[sd]|raise[sd]|increase[sd]|boost(?:s|ed)|enhance[sd])\b[^.;]{0,40}\b(?:quality of life|well-?being|patient safety|job satisfaction|employability|biodiversity)\b/u,
    measured:
      /\bquality of life\b|\bwell-?being\b|\bsafety\b|\bsatisf\w+|\bemploy\w+|\bbiodivers\w+|\bspecies\b|\brichness\b|\bsf-?36\b|\beq-?5d\b|\bharm\w*|\badverse\b/,
  },
];

function isMeasured({ sentences }: RiskContext, claim: RiskSentence, measured: RegExp): boolean {
  return sentences.some(
    (other) =>
      other !== claim &&
      (other.move === 'method' || other.move === 'result' || other.move === 'aim' || other.move === undefined) &&
      !infers(other) &&
      measured.test(other.lower),
  );
}

const harmless =
  /\b(?:is|are|it['’]s) (?:also |thus |therefore |hence |completely |perfectly |entirely |equally )?(?:safe|harmless|risk-free|fair|unbiased)\b(?! (?:to (?:say|assume|conclude)|enough))/;

const singleReader =
  /\b(?:labell?ed|coded|marked|scored|rated|graded|judged|annotated|classified|assessed|categori[sz]ed|sorted|grouped|assigned|dated|transcribed and coded) (?:\p{L}+ )?by (?:me|myself|the (?:first |lead )?author|(?:the )?first author|(?:one|a single) (?:person|reader|author|rater|coder|annotator|observer|of us))\b/u;
/** 'One rater scored the videos', 'I coded all transcripts myself', 'screened by a single reviewer'. */
const onlyOne =
  /\b(?:one|a single|only one|the same) (?:rater|coder|annotator|reader|reviewer|observer|pathologist|radiologist|assistant|student|person|judge|of us) (?:alone )?(?:scored|coded|labell?ed|read|screened|judged|rated|classified|graded|annotated|sorted|counted and|worked through)\b|\b(?:coded|scored|read|screened|judged|rated|classified|annotated|labell?ed|graded|assessed) (?:\p{L}+ ){0,2}by (?:a single|the same|one|only one) (?:reviewer|pathologist|radiologist|student|assistant|judge|clinician|physician|expert|author)\b|\b(?:titles?|abstracts?|slides?|transcripts?|articles?|interviews?|posts|speeches|letters|images?|x-rays?|photos)\b[^.;]{0,40}\b(?:were|was) (?:screened|coded|read|judged|rated|labell?ed) by (?:me|the first author)\b|\bi (?:coded|scored|rated|judged|labell?ed|classified|sorted|annotated|graded) (?:\p{L}+ ){1,5}(?:myself|alone|on my own)\b/u;
const secondReader =
  /\b(?:second|two|both|three|another|other|independent|blinded?) (?:\p{L}+ )?(?:readers?|raters?|coders?|annotators?|authors?|observers?|persons?|experts?|colleagues?|assessors?)\b|\bkappa\b|\bicc\b|\binter-?(?:rater|coder|annotator|observer)\b|\bagreement\b|\b(?:labell?ed|coded|scored|rated|read|judged|screened|classified) (?:twice|again)\b|\bdouble[- ](?:coded|read|scored|screened)\b/u;

const kind =
  '(?:richer|poorer|bigger|larger|smaller|sicker|older|younger|worse|better|milder|healthier|stronger|weaker|wealthier|more severe|less severe|more (?:experienced|motivated|advanced))';

/** Participants or their characteristics determined who received what. */
const uneven: readonly RegExp[] = [
  /\b(?:declined|refused|did not (?:want|accept|come|attend|respond|take part|sign up)|said no|were not interested)\b[^.;]{0,60}\b(?:serv(?:ed|ing)|were|was|formed|used|taken|acted) (?:as )?(?:the |our |an? )?(?:\p{L}+ )?(?:controls?|comparison|reference|control group)\b/u,
  new RegExp(
    `\\bthe (?:${kind}|\\p{L}{3,}ier) (?:ones|animals|plants|pupils|students|patients|rats|mice) (?:got|had|received|were (?:put|placed|given|assigned|sent)|went|entered|chose|came)\\b`,
    'u',
  ),
  /\b(?:patients|people|participants|students|pupils|parents|farmers|firms|schools|teachers|users|workers|families|households|owners|clinics|villages|volunteers|they) (?:could )?(?:freely |themselves )?(?:chose|choose|picked|decided|opted)\b[^.;]{0,25}\b(?:themselves|which (?:way|group|arm|class|method|treatment|course|one)|whether|freely)\b/,
  new RegExp(
    `\\b(?:with|had) (?:the |an? )?${kind} [^.;,]{2,40} (?:mostly|usually|more often|rather|mainly|preferably|typically) (?:got|came|chose|went|were|received|had|took|stayed|used)\\b`,
  ),
  new RegExp(
    `\\b(?:entered|introduced|started|adopted|opened|launched|came|went|rolled out)\\b[^.;]{0,20}\\b${kind}\\b[^.;]{0,40}\\bfirst\\b`,
  ),
];

const adjusted =
  /\badjust(?:ed|ing|ment)|\bcontroll(?:ed|ing) for\b|\bmatch(?:ed|ing)\b|\bpropensity\b|\binstrument\b|\binverse probability|\bstratif|\bcovaria/;

const sameTime =
  /\b(?:in|at|during|from|since)? ?(?:exactly |nearly |about )?the same (?:month|week|year|term|semester|season|spring|summer|autumn|winter|day|time)\b|\bsame (?:month|week|year|term|day) (?:as|in which|when|that)\b/;
const changes =
  /\b(?:laws?|polic(?:y|ies)|reforms?|tax(?:es)?|campaigns?|lockdown|limits?|bans?|prices?|guidelines?|renovat\w+|new (?:\p{L}+ )?(?:teachers?|staff|head|owner|manager|machines?|software|drugs?|protocols?|rules?|building|line|road|menu))\b[^.;]{0,80}\b(?:lowered|raised|introduced|changed|came|started|began|replaced|opened|moved|took over|same)\b|\b(?:lowered|raised|introduced|changed|started|replaced|opened|moved|took over)\b[^.;]{0,60}\b(?:laws?|polic(?:y|ies)|reforms?|tax(?:es)?|campaigns?|lockdown|limits?|bans?|prices?|guidelines?|new \p{L}+)\b/u;

/** Something changed that was not a step of the study. */
const otherChange =
  /\b(?!(?:survey|wave|sampling|sample|measurement|experiment|trial|study|test|recruitment|interview|recording|observation|data|collection|training|session|group|season|plant|crop)s?\b)[\p{L}-]+ (?:was|were|had been) (?:also |then )?(?:abolished|introduced|raised|lowered|cut|doubled|halved|closed|opened|reopened|replaced|renovated|rebuilt|banned|extended|shortened|restructured|reformed|redesigned|modernised|modernized|merged|privatised|privatized|reduced|increased)\b/u;

/** 'Prices of the same month as the wages' compares two things, not two times. */
const matched = /\bfrom the same\b|\b(?:control|comparison|matched|both)\b/;

/** 'At 4,200 euros per fountain, …': the sentence states what it was calculated from. */
const calculatedFrom =
  /\bat (?:a (?:price|cost|rate) of )?(?:about |around |roughly )?[€$£]? ?\d[\d,.]{0,12} ?(?:euros?|eur|dollars?|usd|pounds|cents|[€$£])? ?(?:per|an?|each|for (?:each|every|one)) \p{L}/u;
