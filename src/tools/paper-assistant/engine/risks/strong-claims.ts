import { isOwnWork, type RiskContext, type RiskRule, type RiskSentence, saidIn, sentencesWhere } from './rule.ts';

/** Rules on conclusions that say more than the results do. */
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
        ({ move, lower }) =>
          (move === 'interpretation' || move === 'result') && everyone.test(lower) && !limited.test(lower),
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
              !/\d|\bfig|\btable\b/.test(lower),
          )
        : [],
  },
  {
    id: 'conclusion-against-result',
    severity: 'high',
    title: 'A conclusion that a result does not carry',
    why: 'One sentence claims an effect, and another reports about the same thing that no difference was shown.',
    add: 'Word the conclusion by the result, or say which result it rests on.',
    find: (context) =>
      context.sentences
        .filter(({ move, lower }) => move === 'interpretation' && claims.test(lower) && !restrained.test(lower))
        .flatMap((sentence) => {
          const against = context.sentences.find(
            (other) =>
              other !== sentence && isOwnWork(other.move) && isNull(other.lower) && sameThing(sentence, other, context),
          );
          return against === undefined ? [] : [{ sentence, quote: `${against.words} … ${sentence.words}` }];
        })
        .slice(0, 2),
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
        : sentencesWhere(context, 1, ({ move, lower }) => isOwnWork(move) && effect.test(lower)),
  },
  {
    id: 'many-tests',
    severity: 'medium',
    kind: 'absence',
    found: 'Several tests are accounted for',
    title: 'Many outcomes were tested, and no correction is named',
    why: 'Of twenty tests one is significant by chance; the text says nothing on how this was dealt with.',
    add: 'Name the primary outcome, or the correction for several tests, and report all of them.',
    when: ({ sentences }) => sentences.some(({ move, lower }) => isOwnWork(move) && manyTests(lower)),
    evidence: (context) => saidIn(context, corrected),
  },
];

const everyone =
  /\b(?:every|all|any) (?:[\p{L}’'-]+ ){0,3}?(?:patients?|countr(?:y|ies)|people|persons?|teenagers|adolescents|children|women|men|humans?|schools?|hospitals?|cities|companies|firms?|farmers?|students?|teachers?|diabetics?|adults|users?|languages?|cultures|species|soils?|systems|governments?|settings|populations|materials|networks|tasks|domains|buildings|batteries|texts|archives|museums|libraries|plants?|machines?|models|datasets|societies)\b(?! (?:in(?! the world)|of(?! the world)|that|we|were|was|had)\b)|\b(?:everywhere|anywhere|worldwide|universal(?:ly)?|all over the world|around the world|full stop|no matter (?:what|who|where|which|how)|whatever the|in all cases|without exception|across the (?:globe|world)|of any kind|any kind of|all kinds of)\b|\b(?:holds?|works?|true|valid|applies|apply|generali[sz]es?|carr(?:y|ies) over|transfers?|should|must|will|can|replace)\b[^.;]{0,50}\b(?:(?<!above |at |after |of )all (?!three|four|five|six|\d|the|our|of)|every(?! \d)|any(?! (?:more|longer|further|case))|always)\b/u;

const limited =
  /\b(?:not|cannot|n['’]t|may|might|could|whether|if|unclear|unknown|we (?:studied|measured|tested|asked)|in our (?:sample|data|study)|nobody|would (?:not|need|have))\b|n['’]t\b|\?/;

const strength =
  /\b(?:much|far|clearly|strongly|considerably|substantially|dramatically|markedly|vastly|greatly|a lot|massively|significantly) (?:stronger|better|higher|lower|faster|more|less|larger|smaller|worse|weaker|greater|cheaper|safer|improved?|reduced?|increased?|outperform\w*)\b|\b(?:is|are|was|were) (?:very |fully |highly |also )?(?:robust|insensitive|stable) (?:to|across|against|under|for|over)\b|\bholds? under (?:all|any|every)\b|\b(?:also|even) (?:improves?|improved|reduces?|reduced|increases?|increased|lowers?|lowered|speeds? up|outperforms?|works?|worked|saves?|saved)\b|\b(?:users|participants|students|teachers|patients|workers|people|they) (?:clearly |also |really )?(?:loved|liked|preferred|were (?:happier|more satisfied|very satisfied))\b/;

const claims =
  /\b(?:reduces?|increases|improves?|prevents?|works|helps|benefits?|speeds? up|lowers|raises|protects?)\b/;

const restrained =
  /\b(?:not|no|may|might|could|cannot|perhaps|possibly|unclear|whether|only|seems?|suggests?|depends?|some|partly|nothing|neither|further|larger (?:trial|study)|likely|probably|would|if|open)\b|n['’]t\b|\?/;

/** A result by which no difference was shown. */
function isNull(lower: string): boolean {
  if (
    /\b(?:did not (?:differ|change)|no (?:significant )?(?:difference|effect|change|association)|not (?:statistically )?significant|non-?significant|n\.s\.)/.test(
      lower,
    )
  )
    return true;
  const p = /\bp\s?=\s?(0?\.\d+)/.exec(lower);
  if (p !== null && Number(p[1]) >= 0.1) return true;
  const interval = /\b(?:rr|or|hr|ratio)\b[^()]{0,30}\(?[^()]{0,20}95\s?% ?ci (\d\.\d+) ?(?:to|–|-) ?(\d\.\d+)/.exec(
    lower,
  );
  return interval !== null && Number(interval[1]) < 1 && Number(interval[2]) > 1;
}

/** Whether two sentences share a word that is not all over the text. */
function sameThing(one: RiskSentence, other: RiskSentence, { sentences }: RiskContext): boolean {
  const words = contentWords(one.lower);
  const shared = contentWords(other.lower).filter((word) => words.includes(word));
  const rare = shared.filter(
    (word) => sentences.filter(({ lower }) => lower.includes(word)).length <= sentences.length / 2,
  );
  return rare.length >= 1;
}

function contentWords(lower: string): string[] {
  return [...new Set(lower.match(/[a-z]{5,}/g) ?? [])]
    .filter((word) => !common.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

const common =
  /^(?:these|those|their|there|which|where|while|would|could|should|about|after|before|between|because|other|others|result|results|effect|effects|group|groups|study|studies|significant\w*|difference\w*|differ|higher|lower|increase\w*|reduce\w*|through|with|without|under|using|patients|people|participants|analysis|model|models|data|therefore|clearly|shows?|especially|being|having|never|every|whatever|number|numbers|large\w*|small\w*|first|second|more|most|than|also|however|overall|during)$/;

const effect =
  /\b(?:so|therefore|thus|hence|shows? that|showing that|proves that|which means|means that|we conclude)\b[^.]{0,80}\b(?:does no harm|do no harm|no harm|(?:is|are|was|were) (?:safe|harmless|effective)|works|worked|helps|helped|improves?|improved|reduces|reduced|increases|increased|lowers|lowered)\b|\b(?:the|our|this) (?:[a-z]+ )?(?:training|course|programme|program|intervention|app|treatment|workshop|lessons|tool|method|coating|exhibition|reform|therapy) (?:[a-z]+ )?(?:improved|reduced|increased|lowered|worked|helped|raised|cured|made)\b/;

const compares =
  /\bcontrols?\b|\bcompar|\bversus\b|\bvs\b|\bplacebo|\brandom|\bbaselines?\b|\buntreated\b|\bwithout\b|\breference\b|\bother (?:group|half|classes|schools|plots)|\b(?:than|against) (?:the|those|other|standard|existing|previous|in)\b|\bregress|\badjusted\b/;

function manyTests(lower: string): boolean {
  const many =
    /\b(\d{1,4}|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|dozens of) (?:[\p{L}-]+ ){0,2}(?:outcomes?|variables|tests|t-tests|comparisons|markers|biomarkers|metabolites|measures|scales|subscales|endpoints|correlations|genes|proteins|cytokines|taxa|indicators|regressions|traits|properties|hypotheses|indices|metrics|ratings|subgroups)\b/u.exec(
      lower,
    );
  if (
    many === null ||
    !/\bt-?tests?\b|\btest(?:ed|s)?\b|\bcompar|\bcorrelat|\bp\s?[<=]|\bsignifican|\bdiffer/.test(lower)
  )
    return false;
  return Number.isNaN(Number(many[1])) || Number(many[1]) >= 7;
}

const corrected =
  /\bbonferroni|\bholm\b|\bbenjamini|\bfdr\b|\bfalse discovery|\bsidak|\btukey|\bcorrect(?:ed|ion) for (?:multiple|\d)|\bmultiple (?:comparisons?|testing)|\badjusted for (?:multiple|the number of)|\bprimary (?:outcome|end ?point)|\bfamily-?wise/;
