import type { Move } from '../manuscript.ts';
import { countsOf, mostPeople } from './counts.ts';
import { accountsForTests } from './everyday-statements.ts';
import { valuesOppose } from './listed-values.ts';
import { claimsEffect, onlyNullResults, outcomeOf } from './null-results.ts';
import { isOwnWork, type RiskContext, type RiskRule, type RiskSentence, saidIn, sentencesWhere } from './rule.ts';
import { contradictsItself } from './self-contradiction.ts';
import { sharedRareWords } from './shared-words.ts';
import { isUnreserved } from './unreserved.ts';

/** Rules on conclusions that go beyond the results. */
export const strongClaimRules: readonly RiskRule[] = [
  {
    id: 'conclusion-for-everyone',
    severity: 'medium',
    title: 'A conclusion for more than was studied',
    why: 'A finding holds for the people, places or cases that were studied; the sentence speaks of all.',
    add: 'Say for whom and where it was shown, and what would have to be known to go further.',
    find: (context) =>
      sentencesWhere(
        context,
        2,
        ({ move, second, lower }) =>
          ((mayConclude(move) && infers.test(lower) && forAll.test(lower) && !shares.test(lower)) ||
            (mayConclude(move) && (everyone.test(lower) || settles.test(lower))) ||
            // In a result, 'everywhere' means everywhere in the study.
            (move === 'result' &&
              (everyone.test(
                second === 'interpretation' && !/\d/.test(lower) ? lower : lower.replaceAll('everywhere', ''),
              ) ||
                settles.test(lower)))) &&
          !limited.test(lower) &&
          !covers.test(lower),
      ),
  },
  {
    id: 'claim-without-number',
    severity: 'low',
    title: 'A finding without its number',
    why: 'The sentence says how strong or how stable a finding is, and gives no number for it.',
    add: 'Give the number or the test, or say where it is reported.',
    find: (context) =>
      context.sentences.some(({ move, lower }) => move === 'result' && /\d/.test(lower))
        ? sentencesWhere(
            context,
            2,
            ({ move, lower }) =>
              (move === 'result' || move === 'interpretation') &&
              strength.test(lower) &&
              !/\d|\bfig|\btable\b|^whether\b|\b(?:is|remains) (?:open|unknown|unclear)\b/.test(lower),
          )
        : [],
  },
  {
    id: 'conclusion-against-result',
    severity: 'high',
    title: 'A conclusion that a result does not carry',
    why: 'One sentence claims an effect, and another reports on the same thing no difference, or the opposite.',
    add: 'Word the conclusion by the result, or say which result it rests on.',
    find: (context) => {
      const nothing = onlyNullResults(context);
      return context.sentences
        .flatMap((sentence) => {
          if (isOwnWork(sentence.move) && contradictsItself(sentence.lower)) return [{ sentence }];
          if (!mayConcludeEffect(sentence)) return [];
          const isClaim =
            (claims.test(sentence.lower) || progressive.test(sentence.lower)) && !restrained.test(sentence.lower);
          const against = isClaim
            ? context.sentences.find((other) => other !== sentence && contradicts(other, sentence, context))
            : undefined;
          const result = against ?? (claimsEffect(sentence.lower) ? nothing : null);
          return result === null || result === sentence
            ? []
            : [{ sentence, quote: `${result.words} … ${sentence.words}` }];
        })
        .slice(0, 2);
    },
  },
  {
    id: 'recommendation-beyond-study',
    severity: 'medium',
    title: 'A recommendation that one study cannot carry',
    why: 'A change of practice, law or industry rests on more than one finding, and on its costs and harms.',
    add: 'Say what the finding adds, and what would have to be shown before practice is changed.',
    find: (context) =>
      sentencesWhere(
        context,
        2,
        ({ move, lower }) => mayConclude(move) && recommends.test(lower) && !limited.test(lower.replace(atOnce, '')),
      ),
  },
  {
    id: 'effect-without-comparison',
    severity: 'medium',
    title: 'An effect without anything to compare with',
    why: 'Without a control, a baseline or another group, what happened may have happened anyway.',
    add: 'Add a comparison, or say only what was seen.',
    find: (context) =>
      compares.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) => isOwnWork(move) && (effect.test(lower) || afterwards.test(lower)),
          ),
  },
  {
    id: 'strong-words-few-cases',
    severity: 'medium',
    title: 'A strong word for few cases',
    why: 'A few people or cases can suggest a finding; they cannot demonstrate it for others.',
    add: 'Write what these cases suggest, and how many more it would take to show it.',
    find: (context) => {
      const people = mostPeople(context);
      return sentencesWhere(
        context,
        1,
        ({ move, lower }) =>
          (mayConclude(move) || move === 'result') &&
          demonstrates.test(lower) &&
          !restrained.test(lower) &&
          ((people > 0 && people <= mostCases) ||
            countsOf(lower).some(({ value, at }) => value <= mostCases && at < (demonstrates.exec(lower)?.index ?? 0))),
      );
    },
  },
  {
    id: 'conclusion-without-reserve',
    severity: 'low',
    title: 'A conclusion without any reserve',
    why: 'The sentence states a fact for everyone; a reviewer asks how sure it is, and for whom it was shown.',
    add: 'Say in whom, where or by how much it was seen, or how sure you are.',
    find: (context) =>
      // An essay argues in the present tense; a study with numbers has found something.
      context.sentences.some(({ move, lower }) => move === 'result' && /\d/.test(lower)) &&
      !/\b(?:theorem|proposition|lemma|corollary)s?\b/.test(context.lower)
        ? sentencesWhere(context, 2, isUnreserved)
        : [],
  },
  {
    id: 'many-tests',
    severity: 'medium',
    kind: 'absence',
    found: 'Several tests are accounted for',
    title: 'Many outcomes were tested, and no correction is named',
    why: 'Of twenty tests one is significant by chance; the text says nothing on how this was dealt with.',
    add: 'Name the primary outcome, or the correction for several tests, and report all of them.',
    when: ({ sentences }) =>
      sentences.some(({ move, lower }) => isOwnWork(move) && manyTests(lower)) ||
      (sentences.some(({ move, lower }) => (move === 'method' || move === 'result') && manyMeasures.test(lower)) &&
        sentences.some(({ move, lower }) => isOwnWork(move) && singledOut.test(lower))),
    evidence: (context) => saidIn(context, corrected) ?? saidIn(context, accountsForTests),
  },
];

/** At the end of a text, a short claim is hard to distinguish from a limitation. */
function mayConclude(move: Move | undefined): boolean {
  return move === undefined || move === 'interpretation' || move === 'limitation';
}

/** Without one of these words, 'all' and 'any' mostly describe what is known or was studied. */
const infers =
  /\b(?:thus|therefore|hence|so|conclu(?:de|des|sion)|(?:this|these|that|which|findings|results?|study|data) (?:\p{L}+ )?(?:shows?|proves?|means?|suggests?|impl(?:y|ies)|demonstrates?|confirms?)|must|should|will|always|in short|overall)\b/u;

const everyone =
  /\b(?:every|all|(?<!\bthan )any) (?!(?:the|these|those|our|of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d)(?:[\p{L}’'-]+ ){0,3}?(?:patients?|countr(?:y|ies)|people|persons?|teenagers|adolescents|children|women|men|humans?|schools?|hospitals?|cities|companies|firms?|farmers?|students?|teachers?|diabetics?|adults|users?|languages?|cultures|species|soils?|systems|governments?|settings|populations|materials|networks|tasks|domains|buildings|batteries|texts|archives|museums|libraries|plants?|machines?|models|datasets|societies)\b(?! (?:in(?! the world)|of(?! the world)|that|we|were|was|had|[a-z]+ed)\b)|\b(?:everywhere|anywhere|worldwide|universal(?:ly)?|all over the world|around the world|full stop|all over (?:the world|europe)|(?:the|an) (?:entire|whole) (?:world|profession|populations?|country|countries|society|sector|industry|field|health system|economy|species|continent)|(?:people|women|men|children|writers|authors|artists|poets|scholars|readers|speakers) (?:of|from|in) [^.;,]{3,40} in general|(?:people|workers|patients|students|children|women|men|humans|nurses|teachers|farmers|firms|cities|plants|animals|users) in (?:general|europe|africa|asia|america|the west|any country)|no matter (?:what|who|where|which|how)|whatever the|whatever (?:their|its|the|his|her)|wherever (?:they|you|we) (?:are|live|work|come)|law of nature|(?:anyone|everyone|everybody|whoever) (?:with|who)[^.;]{2,60}\b(?:should|must|can|will|needs?|benefits?)|(?:is|are|as) (?:\p{L}+ )?(?:regarded as |considered )?solved\b|for the whole of|of the whole of|have always (?:\p{L}+ed|been|worked|written|done)|\d+ ?(?:%|per ?cent) of (?:all |the )?(?:\p{L}+ ){0,2}\p{L}+s (?:in|of|across) (?:the|this|our|any) (?:whole |entire )?(?:country|nation|world|profession|industry|continent|sector)|\p{L}+s across (?:europe|africa|asia|america|the (?:country|world|continent|globe)) (?:want|need|prefer|like|think|feel|will|should|do|share|face|react|behave)|(?:what|that) holds for [^.;]{2,40} holds for|on the market|ever (?:written|sung|made|built|published|measured|recorded)|(?:most|nearly all|almost all|the majority of|the average) (?:[\p{L}-]+ ){1,3}(?:in|of|across) (?:the|this|our|any) (?:whole |entire )?(?:country|nation|world|profession|industry|continent|sector)|in all cases|without exception|for good\b(?! (?:reasons?|practice|measure))|(?:on|of|by|for) (?:an? |the )?(?:entire |whole |young |new )?generation|as a whole|mankind|humanity|across the (?:globe|world)|of any kind|any kind of|all kinds of)\b|\b(?:holds?|works?|true|valid|applies|apply|generali[sz]es?|carr(?:y|ies) over|transfers?|should|must|will|can|replace)\b[^.;]{0,50}\b(?:(?<!above |at |after |of )all (?!(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|our|the|of)\b|\d)|every(?! \d)|any(?! (?:more|longer|further|case))|always)\b/u;

/** With more cases than this, a study may call its evidence a demonstration. */
const mostCases = 24;

const demonstrates =
  /\b(?:demonstrat(?:es?|ed)|establish(?:es|ed)?|confirms?|confirmed|clearly (?:shows?|showed)|(?:shows?|showed) (?:clearly|without)|convincingly|evidently|is thereby shown) (?:that|how|the|an?|how)\b/;

/** 'Every' and 'all' before any noun of a conclusion, unless the sentence limits them or gives a percentage. */
const forAll =
  /\b(?:every|any) (?!(?:single |other |second |new |such )?(?:time|day|night|week|month|year|morning|hour|step|case|further|more|longer|effort|attempt|one of)\b|\d|two\b|one\b|(?:known|existing|other)\b)(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}\b(?! (?:we|that|i|they|was|were|had|in (?:our|this|the (?:study|sample|data))|of (?:our|these|them|those|the (?:two|three|four|five|six)))\b)|(?<!% of )\ball (?!(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d|the |our |of |these |those |this |that |in |other |but |at |data |measures |we )(?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,}s\b(?! (?:we|within|from|at|that|in (?:our|this)|of (?:our|these|this study)|were|had|tested|studied)\b)/u;

/** 'We ran it through all models', 'Table: results of all tasks', 'they are all cultivated plants'. */
const covers =
  /\b(?:we|i) (?:then |also )?(?:ran|tested|tried|evaluated|scored|compared|applied|measured|asked|trained|analy[sz]ed|included|coded|read)\b|^(?:table|figure|fig\.?)\b|\b(?:they|these|those|which|that) (?:are|were) (?:also )?all\b/;

/** 'Readings for every prism are in the supplement.' */
const shares =
  /\b(?:conjecture|fixed|theorem|lemma|supplement\w*|appendix|archived?|files?|available|repository|records|depends?|differs?)\b/;

/** 'X solves bin picking', 'guarantees cleaner air': claims that a problem is solved or a benefit is certain. */
const settles =
  /\bsolves? (?!(?:the |a |an |this |these |all )?(?:\p{L}+[ -]){0,3}(?:equations?|problems?|systems?|instances?|models?|programs?|relaxations?|tasks?|integrals?|it|them)\b)(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,4} ?[.!]?$|\bguarantees? (?:a |an |the )?(?:(?!number|order|upper|lower bound)[a-z]{2,}er|more|less|fewer|good|clean|safe|high|best|success\w*|health\w*) \p{L}+/u;

const limited =
  /\b(?:limitations?|seems?|not|cannot|n['’]t|may|might|could|whether|if|without|unclear|unknown|we (?:studied|measured|tested|asked|conjecture)|in our (?:sample|data|study)|(?:in|at|from) (?:one|a single|the same) [a-z-]+|nobody|nothing (?:here )?(?:follows|is shown|can be (?:said|concluded))|would (?:not|need|have))\b|n['’]t\b|\?/;

/** 'Without delay' does not limit a claim. */
const atOnce = /\bwithout (?:any |further )?(?:delay|hesitation|exceptions?|waiting)\b/;

const recommends =
  /\b(?:doctors|physicians|teachers|schools|hospitals|clinicians|farmers|firms|cities|parents|nurses|engineers|judges|banks|ministries|governments|museums|states) (?:should|must|ought to|need to|have to) (?:stop|quit|cease|begin|start) \p{L}+ing\b|\b(?:laws?|acts?|statutes?|rules|guidelines?|curriculum|code|regulations?|polic(?:y|ies)) (?:must be|should be|has to be|have to be|needs? to be) (?:changed|rewritten|revised|reformed|repealed|tightened|relaxed)\b|\b(?:should|must|can|will|ought to|has to|have to|needs? to) (?:now |therefore |thus |directly |immediately |safely |simply |easily |readily |fully |completely |at once )?(?:(?:be )?replaced?\b(?! (?:the |a |one )?missing)|be (?:made |declared )?(?:mandatory|compulsory|routine|standard|obligatory|banned|abolished|stopped|ended|rewritten|part of (?:routine|standard|every))|be (?:introduced|adopted|rolled out|offered|taught|used|applied|moved|scaled up|prescribed) (?:everywhere|nationwide|instead|to (?:industry|all|every)|in (?:all|every|any)|by (?:all|every))|(?:be )?(?:directly |easily |readily )?(?:scaled|transferred|extended) (?:up )?to (?:industry|practice|industrial|production)|(?:use|adopt|introduce|switch to|start|abolish|ban|replace|buy) (?:it|one|them|this|these|the)\b)|\b(?:should|must|ought to|needs? to|has to|have to) (?:now |therefore |thus |immediately )?(?:ban|pay for|abolish|forbid|be (?:\p{L}+ed|sold|built|made|given) (?:with|by|to) (?:this|it|every|all)|prohibit|stop using|replace|introduce|adopt|mandate|require|prescribe|offer|fund|subsidi[sz]e)\b|\b(?:should|must|ought to|needs? to|has to|have to) (?:now |therefore |thus |also )?(?:allow|permit|forbid|receive|change (?:the|their)|be (?:given|allowed|permitted|screened|vaccinated|subsidi[sz]ed|legali[sz]ed|phased out|shut down|prescribed|planted|sprayed|fed|taxed|abandoned|dropped from))\b|\b(?:we|i) (?:(?:therefore|thus|hence|strongly|clearly) )?recommend (?!further|future|that (?:future|further|studies|authors|research)|caution)[^.;]{2,80}\b(?:for|to|in|by) (?:all|every|any|each|routine|practi[cs]e|farmers|patients|schools|teachers|clinicians|hospitals|policy ?makers|industry|the whole)\b|\b(?:we|i) (?:(?:therefore|thus|hence|strongly|clearly) )?recommend [^.;]{2,60}\bas (?:the|a|an) (?:new |general )?(?:standard|default|routine|first choice|method of choice|first[- ]line)\b|\b(?:pays?|pay) for (?:itself|themselves)\b|\bready for (?:clinical use|practice|production|industry|deployment|the market)\b|\b(?:enough|good enough|fast enough|safe enough) for (?:production|clinical use|practice|routine)\b/u;

const strength =
  /\b(?:went (?:up|down)|fell|rose|dropped|increased|decreased|improved|grew|shrank) (?:a lot|very much|strongly|considerably|substantially|markedly|dramatically)\b|\b(?:is|are|was|were) (?:also|even|just as|clearly|equally) (?:much |far |well )?(?:(?!other|under|over|after|never|either|together|rather|later|further)\p{L}{3,}er|worse|liked|easy|fast|good|robust|stable|borrowed|accurate)\b|\b(?:much|far) (?:easier|quieter|simpler|faster|slower|\p{L}{3,}er)\b|\b(?:also |too |even )(?:lasts?|lasted|runs?|ran|needs?|needed|costs?) (?:longer|less|faster|fewer)\b|\b(?:more|less) (?:strongly|often|clearly|quickly) (?:\p{L}+ )?than\b|\baffected more\b|\b(?:lower|higher|better|larger|faster|shorter|longer) (?:as well|too)\b|\bjust as well\b|\b(?:made|makes) no difference\b|\b(?:played|plays) no role\b|\b(?:did|does) not (?:matter|play a role)\b|\bscales? to (?:millions|billions|thousands|any|larger|real)\b|\bgenerali[sz]es? to\b|\b(?:improved|rose|fell|grew|dropped|increased|decreased|declined|changed) (?:too|as well)\b|\bmore (?:robust|stable|reliable|pleasant|comfortable|accurate|efficient)\b|\bsaves? [\p{L}]+ (?:a great deal|a lot|much|hours|weeks|days)\b|\b(?:pattern|result|effect|saving|gain|picture|trend)s? (?:is|was|were|are) (?:the same|similar|alike)(?! (?:with|without|when|if|to|after)\b)|\b(?:even|also) (?:larger|smaller|stronger|weaker|better|higher|lower|faster) (?:in|for|among|when|with)\b|\bholds? (?:also |equally )?(?:for|at|under|in) (?:other|larger|higher|lower|different|real|noisy)\b|\b(?:was|were|is|are) (?:found to be )?(?:negligible|marginal|excellent|outstanding)\b|\b(?:clearly|strongly|much|far|considerably|substantially|dramatically|markedly|vastly|greatly|a lot|massively|significantly) (?:stronger|better|higher|lower|faster|more|less|fewer|rarer|larger|smaller|worse|weaker|greater|cheaper|safer|improved?|reduced?|increased?|outperform\w*)\b|\bscales? (?:well|linearly) (?:to|with)\b|\bperforms? (?:equally )?well\b|\b(?:runs?|works?) in real[- ]time\b|\bthe same (?:is|was|holds) (?:true )?(?:for|in)\b|\b(?:is|are|was|were) (?:very |fully |highly |also )?(?:robust|insensitive|stable) (?:to|across|against|under|for|over)\b|\bholds? under (?:all|any|every)\b|\b(?:also|even) (?:improves?|improved|reduces?|reduced|increases?|increased|lowers?|lowered|speeds? up|outperforms?|works?|worked|saves?|saved)\b|\b(?:users|participants|students|teachers|patients|workers|people|they) (?:clearly |also |really )?(?:loved|liked|preferred|were (?:happier|more satisfied|very satisfied))\b/u;

const claims =
  /\b(?:reduces?|increases|improves?|prevents?|works|helps|speeds? up|lowers|raises|protects?|boosts?|cuts|saves|halves|outperforms?|relieves?|profits? from|benefits? from|benefits? of|succeeds?|(?:is|are|was) a success|wins?|first choice|(?:is|are) (?:thus |therefore )?relieved|takes? (?:the )?(?:\p{L}+ )?away|eases?|heals?|(?:is|are) (?:an? )?(?:better|effective|superior)|do(?:es)? better)\b|\b(?:summary|conclusion|conclude|therefore|thus|so|overall|(?:trial|study) shows?)\b[^.;]{0,60}\b(?:reduced|improved|lowered|relieved|prevented|raised)\b/u;

/** 'Fiber is increasing the load'. */
const progressive = /\b(?:is|are) (?:increasing|raising|improving|reducing|lowering|decreasing)\b/;

function mayConcludeEffect({ move, second, lower }: RiskSentence): boolean {
  return move === 'interpretation' || (move === 'result' && second === 'interpretation' && !contrasts.test(lower));
}

/** Whether a result or another conclusion states the opposite of a claim, or reports no difference for it. */
function contradicts(other: RiskSentence, claim: RiskSentence, context: RiskContext): boolean {
  if (other.move !== 'result' && other.move !== 'interpretation') return false;
  return (
    (outcomeOf(other.lower) === 'null' && !asides.test(other.lower) && sharedRareWords(claim, other, context) >= 1) ||
    (areOpposed(claim.lower, other.lower) && sharedRareWords(claim, other, context) >= 2) ||
    (other.move === 'result' && valuesOppose(claim, other))
  );
}

/** Another result, contrasted with the earlier ones. */
const contrasts = /\d|\b(?:however|whereas|while|although|but|under|shown to)\b/;

const restrained =
  /\b(?:not|no|may|might|could|cannot|perhaps|possibly|unclear|whether|only|seems?|suggests?|depends?|some|partly|nothing|neither|further|larger (?:trial|study)|likely|probably|would|if|open)\b|n['’]t\b|\?/;

/** 'X slowed the front' and 'X speeds up the front': contradictory directions, each stated in only one of the two. */
function areOpposed(claim: string, result: string): boolean {
  const [up, down] = [more.test(claim), less.test(claim)];
  return up !== down && (up ? less.test(result) && !more.test(result) : more.test(result) && !less.test(result));
}

const more =
  /\b(?:increas\w+|ris(?:e|es|ing)|rose|grow(?:s|th)?|grew|higher|faster|speed(?:s|ed)? up|longer|stronger|larger|doubled?|more(?! (?:\p{L}+ly|severe|recent|complex|common|important|advanced|general|detailed)\b))\b/u;
const less =
  /\b(?:decreas\w+|falls?|fell|drops?|dropped|lower(?! (?:bound|limit|estimate)s?\b)\w*|fewer|slow(?:s|er|ed)?|shorter|weaker|smaller|halved?|less(?! (?:\p{L}+ly|severe|recent|complex|common|important|advanced|general|detailed)\b)|reduc\w+|declin\w+|shr[aiu]nk\w*)\b/u;

/** Harms, costs and interactions are separate questions from whether something works. */
const asides = /\b(?:adverse|side effects?|safety|harms?|costs?|interactions?|subgroups?|baseline)\b/;

const effect =
  /\b(?:so|therefore|thus|hence|shows? that|showing that|proves that|which means|means that|we conclude)\b[^.]{0,80}\b(?:does no harm|do no harm|no harm|(?:is|are|was|were) (?:safe|harmless|effective)|works|worked|helps|helped|improves?|improved|reduces|reduced|increases|increased|lowers|lowered)\b|\b(?:the|our|this) (?:[a-z]+ )?(?:training|course|programme|program|intervention|app|treatment|workshop|lessons|tool|method|coating|exhibition|reform|therapy) (?:[a-z]+ )?(?:improved|reduced|increased|lowered|worked|helped|raised|cured|made)\b/;

/** 'Injuries fell after the campaign, hence it was effective'. */
const afterwards =
  /\b(?:after|since|once|following|from \p{L}+ to \p{L}+|before and after)\b[^.]{0,120}(?:,|;|:|\band\b|->|→|\b(?:so|hence|therefore|thus)\b)[^.;]{0,40}\b(?:works?|worked|helps?|helped|effective|success(?:ful)?|pays?|thanks to|that is what|brought (?:this|it)|did it|its contribution)\b/u;

const compares =
  /\bcontrols?\b|\bcompar|\bversus\b|\bvs\b|\bplacebo|\brandom|\bbaselines?\b|\buntreated\b|\bwithout\b|\breference\b|\bother (?:group|half|classes|schools|plots)|\b(?:than|against) (?:the|those|other|standard|existing|previous|in)\b|\bregress|\badjusted\b/;

function manyTests(lower: string): boolean {
  if (eachTested.test(lower)) return true;
  const many =
    /(?<![\d.,])(\d{1,4}|\b(?:seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|dozens of)) (?:[\p{L}-]+ ){0,2}(?:outcomes?|variables|tests|t-tests|comparisons|markers|biomarkers|metabolites|measures|scales|subscales|endpoints|correlations|genes|proteins|cytokines|taxa|indicators|regressions|traits|properties|hypotheses|indices|metrics|ratings|items|questions|subgroups)\b/u.exec(
      lower,
    );
  // '214 tests' of a program are items that were counted, not statistical tests.
  if (
    many === null ||
    !/\bt-?tests?\b|\btest(?:ed|s)?\b|\bcompar|\bcorrelat|\bp\s?[<=]|\bsignifican|\bdiffer/.test(
      many[0].endsWith(' tests') ? lower.replace(many[0], '') : lower,
    )
  )
    return false;
  return Number.isNaN(Number(many[1])) || Number(many[1]) >= 7;
}

/** 'Every variant against every other one', 'every muscle was tested by a t-test': one test for each item or pair. */
const eachTested =
  /\b(?:every|each|all) (?:[a-z-]+ ){1,3}?(?:against|with|to|vs\.?|versus) (?:every|each|all(?: the)?) (?:other|others|another)\b|\b(?:all|every) (?:possible )?(?:pairs|pairwise (?:comparisons|tests))\b[^.;]{0,60}\btest|\b(?:every|each) (?:[a-z-]+ ){1,2}(?:was|is) (?:then |also )?(?:tested|compared|analy[sz]ed) (?:separately |alone |on its own )?(?:by|with|using|in) (?:an? |its own )?(?:[a-z]+ )?(?:t-?tests?|anovas?|wilcoxon|mann-whitney|chi-?squared?|u-?tests?|tests?|fisher)\b/;

/** Six or more outcomes in a row: 'we collected mood, arousal, sleepiness, …'. */
const manyMeasures =
  /\b(?:measured|collected|recorded|assessed|obtained|scored|rated|asked (?:for|about)|ran the (?:model|regression|analysis) (?:for|on)|outcomes?(?: were|:)|measures? (?:were|included))\b(?![^.;]{0,80}\b(?:age|sex|covariates?|confounders?)\b)[^.;,]{2,60}(?:,[^.;,]{2,60}){4,}\b(?:and|or|&)\b/;

/** One of several outcomes is singled out. */
const singledOut =
  /\b(?:nothing else|none of the (?:other|rest|remaining)|no other (?:\p{L}+ )?(?:outcome|measure|variable|scale|score|difference|effect)s?|(?:all |the )?other (?:outcomes|measures|variables|scales|scores|differences|tests)|the (?:others|rest) (?:were|was|did))\b[^.;]{0,40}\b(?:differ\w*|significan\w*|chang\w*|reached|affected|n\.?s\b)|\bonly (?:the )?[\p{L} -]{3,40} (?:differed|was significant|were significant|reached significance|changed significantly)\b/u;

const corrected =
  /\bbonferroni|\bholm\b|\bbenjamini|\bfdr\b|\bfalse discovery|\bsidak|\btukey|\bcorrect(?:ed|ion) for (?:multiple|\d)|\bmultiple (?:comparisons?|testing)|\badjusted for (?:multiple|the number of)|\bprimary (?:outcome|end ?point)|\bfamily-?wise/;
