import { mostPeople } from './counts.ts';
import { outcomeOf } from './null-results.ts';
import {
  comparesInterventions,
  involvesPeople,
  isOwnWork,
  isSubstantial,
  type RiskContext,
  type RiskRule,
  type RiskSentence,
  saidIn,
  sentencesWhere,
} from './rule.ts';
import { takesNullForNone } from './self-contradiction.ts';

/** Rules on the basis of an inference: confounders, tests, sample size, dropouts, model validation, units. */
export const inferenceRules: readonly RiskRule[] = [
  {
    kind: 'absence',
    id: 'no-confounders',
    found: 'Confounding is dealt with',
    severity: 'medium',
    title: 'Nothing is said on confounding',
    why: 'Groups that nobody assigned differ in more than the exposure; STROBE asks how this was dealt with.',
    add: 'Name the confounders that were measured, how they were adjusted for, and those that were not.',
    designs: ['observational'],
    when: (context) =>
      isSubstantial(context) &&
      context.sentences.some(
        ({ move, lower }) => (move === 'result' || move === 'interpretation') && relates.test(lower),
      ),
    evidence: (context) => saidIn(context, adjusts),
    // 'We did not correct for size' admits it, so it is a limitation and not an omission.
    near: ({ lower }) =>
      /\b(?:not|never|nor|without|n['’]t) (?:[a-z]+ ){0,2}?(?:correct|adjust|account|control|allow|standardi[sz])(?:ed|ing|s)? for\b|\b(?:regress\w*|models?|age and sex|partial correlation|cox)\b/.test(
        lower,
      ),
  },
  {
    kind: 'absence',
    id: 'p-without-test',
    found: 'A test or model is named',
    severity: 'medium',
    title: 'A p value, and no test is named',
    why: 'The same data give other p values under another test; a reader must know which one was used.',
    add: 'Name the test or model behind each p value, and whether it was two-sided.',
    when: ({ sentences }) =>
      sentences.some(({ move, lower }) => move === 'result' && /\bp ?(?:[<>=≤]|was|of) ?0?\.\d/.test(lower)),
    evidence: (context) => saidIn(context, namesTest),
    near: ({ lower }) => /\b(?:models?|adjusted|estimat\w+|analy[sz]\w+|fitt?(?:ed)?|tested)\b/.test(lower),
  },
  {
    id: 'equal-by-no-difference',
    severity: 'high',
    title: 'No difference was found, and the text says that there is none',
    why: 'A study that finds no difference may have been too small to find one; equality needs a margin set beforehand.',
    add: 'Say which difference the interval excludes, or plan the study with an equivalence margin.',
    find: (context) =>
      /\b(?:equivalence|non-?inferior\w*|equivalent within|bayes factor|smallest effect of interest)\b/.test(
        context.lower,
      )
        ? []
        : sentencesWhere(
            context,
            1,
            (sentence) =>
              isOwnWork(sentence.move) && (takesNullForNone(sentence.lower) || callsEqual(sentence, context)),
          ),
  },
  {
    kind: 'absence',
    id: 'few-participants',
    found: 'The small number is spoken of',
    severity: 'medium',
    title: 'Few took part, and the text does not say why so few',
    why: 'With few people a test misses most effects, and those that it finds are too large.',
    add: 'Give the calculation behind the number, or name it as a limitation.',
    designs: ['randomised-trial', 'observational', 'other', 'prediction-model'],
    when: (context) => {
      const largest = mostPeople(context);
      return largest > 0 && largest <= 24 && involvesPeople(context) && /\bp ?[<>=≤] ?0?\.\d/.test(context.lower);
    },
    evidence: (context) =>
      saidIn(
        context,
        /\b(?:(?<!(?:grid|solar|wind|electric|mains|battery|computing|buying|purchasing|bargaining) )power(?! (?:grid|plant|supply|cut|line|law|station|tool|meter)s?)(?:ed)?|underpowered|pilot|feasib\w+|sample size|small (?:\p{L}+ )?(?:samples?|numbers?|groups?|study|studies|n)|(?:samples?|numbers?|groups?|study|n) (?:is|was|were|are) (?:too |very |rather )?small|few(?:er)?|only (?:\d+|[a-z]+teen|ten|twelve|twenty)|case series)\b/u,
      ),
  },
  {
    id: 'survivors-only',
    severity: 'medium',
    title: 'Only those who were left were analyzed',
    why: 'Those who failed, dropped out or left differ from those who stayed; without them the result looks better.',
    add: 'Report them as well, or say how many they were and how the result could change with them.',
    find: (context) =>
      /\bintention[- ]to[- ]treat|\bmultipl[ey] imput|\bsensitivity analys/.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              isOwnWork(move) && move !== 'limitation' && survivors.test(lower) && !decidedBefore.test(lower),
          ),
  },
  {
    id: 'convenience-sample',
    severity: 'low',
    title: 'Who was at hand took part',
    why: 'People who are close to the authors, or who chose themselves, differ from those that the text is about.',
    add: 'Say who they represent, and in which direction the choice could have changed the result.',
    find: (context) =>
      context.sentences.some(({ move, lower }) => move === 'limitation' && namesSelection.test(lower))
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) => move !== 'background' && move !== 'gap' && move !== 'limitation' && atHand.test(lower),
          ),
  },
  {
    id: 'change-without-control',
    severity: 'medium',
    title: 'A change from before to after, without a comparison',
    why: 'Time, practice, season or hope change things too; without others to compare with nobody can tell.',
    add: 'Add a comparison group, or write that the cause of the change is open.',
    find: (context) =>
      beforeAfter.test(context.lower) && !hasComparison.test(context.lower) && !comparesInterventions(context)
        ? sentencesWhere(
            context,
            1,
            (sentence) =>
              concludes(sentence) &&
              /\b(?:works?|worked|helps?|helped|effective|improve[sd]?|improves|reduce[sd]?|raise[sd]?|increase[sd]?|lower(?:s|ed)|benefits?|teaches|cures?|makes?)\b/.test(
                sentence.lower,
              ) &&
              !/\b(?:may|might|could|cannot|not|whether|if|seems?)\b/.test(sentence.lower),
          )
        : [],
  },
  {
    kind: 'absence',
    id: 'simulation-not-validated',
    found: 'The simulation is checked against observations',
    severity: 'medium',
    title: 'A simulation that is not checked against observations',
    why: 'A model of traffic, crowds or flows can differ a lot from the place that it represents.',
    add: 'Say how it was calibrated, and how far it reproduces counts or measurements that were not used for that.',
    designs: ['other'],
    when: ({ sentences }) => sentences.some(({ move, lower }) => isOwnWork(move) && simulates.test(lower)),
    evidence: (context) => saidIn(context, checked),
  },
  {
    id: 'model-not-checked',
    severity: 'medium',
    title: 'A model that was not checked against measurements',
    why: 'The text says so itself; what the model gives is then no finding about the real thing.',
    add: 'Compare it with measurements that were not used to build it, or name this as a limitation and what it means.',
    find: (context) =>
      sentencesWhere(
        context,
        1,
        (sentence) =>
          sentence.move !== 'background' &&
          unchecked.test(sentence.lower) &&
          !othersModels.test(sentence.lower) &&
          // At the end of a text, it counts as a stated limitation.
          !(sentence.move === 'limitation' && context.sentences.indexOf(sentence) > 0.7 * context.sentences.length) &&
          !/\blimit(?:s|ed|ations?)\b/.test(sentence.lower),
      ),
  },
  {
    id: 'spread-not-shown',
    severity: 'medium',
    title: 'The spread is left out',
    why: 'Means without their spread hide whether groups overlap.',
    add: 'Show error bars, and say whether they are a deviation, an error or an interval.',
    find: (context) => sentencesWhere(context, 1, ({ move, lower }) => isOwnWork(move) && noSpread.test(lower)),
  },
  {
    id: 'number-without-unit',
    severity: 'low',
    title: 'A quantity without its unit',
    why: 'A temperature of 80 or a dose of 5 can mean several things.',
    add: 'Write the unit behind the number.',
    find: (context) => sentencesWhere(context, 1, ({ move, lower }) => isOwnWork(move) && withoutUnit(lower)),
  },
];

/** Another sentence reports that no difference was found, and this one claims that none exists. */
function callsEqual(sentence: RiskSentence, { sentences }: RiskContext): boolean {
  return (
    sentences.some(
      (other) =>
        (isOwnWork(other.move) && noDifference.test(other.lower)) ||
        (other !== sentence && other.move === 'result' && outcomeOf(other.lower) === 'null'),
    ) &&
    ((concludes(sentence) && equal.test(sentence.lower)) || soEqual.test(sentence.lower)) &&
    !/\b(?:may|might|could|perhaps|larger|power)\b|^(?:as|since|because)\b/.test(sentence.lower)
  );
}

/** A sentence that interprets the numbers, even if it was classified as a result. */
function concludes({ move, lower }: RiskSentence): boolean {
  return move === 'interpretation' || ((move === 'result' || move === 'limitation') && !/\d/.test(lower));
}

const relates =
  /\b(?:odds|hazard|risk|prevalence|rate) ratio|\b(?:a?or|hr|rr|irr)(?: ?[=:(] ?|(?<!\d[ %°a-z]{0,6} a?or) )\d|\bassociat(?:ed|ion)|\bcorrelated\b/;

const adjusts =
  /\badjust(?:ed|ing|ment)|\bcontroll(?:ed|ing) for\b|\bcontrols? for\b|\bmatch(?:ed|ing)\b|\bstratif|\bmulti(?:variable|variate|ple regression|level)|\bcovaria(?:te|ble)s?\b|\bconfound|\bfixed[- ]effects?\b|\bpropensity\b|\binstrument|\bregress\w*\b[^.]{0,80}\b(?:with|on|for) (?:age|sex|[a-z]+,)|\bdifference-in-differences?\b|\bmixed(?:-effects)? (?:logistic |linear )?(?:model|regression)|\bnegative control|\bsame (?:age|sex|school|ward|family)\b|\bwithin[- ](?:person|family|pair|subject)|\bindependent of (?:age|sex|income|smoking)/;

const namesTest =
  /\b(?:t-?tests?|anova|ancova|manova|u[- ]test|mann[- ]whitney|wilcoxon|kruskal|friedman|chi-?squared?|χ|fisher|cox|log[- ]?rank|fixed[- ]effects|mcnemar|tukey|bonferroni|dunn|permutation\w*|bootstrap\w*|randomi[sz]ation test|likelihood[- ]ratio|wald|f[- ]tests?|regress\w+|correlat\w+|pearson|spearman|kendall|kolmogorov|shapiro|binomial|exact test|sign test|z[- ]tests?|glmm?|lmms?|mixed[- ](?:effects )?model|linear models?|structural equation|permanova|adonis|deseq2?|limma|joint test|meta-analy\w+|diff(?:erence)?s?-in-diff(?:erence)?s?|event stud(?:y|ies)|g?lmer)\b|\b[tfz]\s?\(\d|\b[tfzur]\s?=\s?-?\d|\bq ?= ?\d/;

const noDifference =
  /\bdifference[^;]{0,40}\bci:? [-−–]\d[\d.]* ?(?:to|,|;) ?\d|\b(?:did not differ|no (?:significant |clear )?differences?|not (?:statistically )?significant|non-?significant|made no difference|were not different|not significantly)\b|\bp ?(?:=|>) ?0?\.(?:[1-9])/;

const equal =
  /\b(?:(?:is|are|was|were) (?:therefore |thus |hence )?(?:equivalent|equally (?:good|safe|effective|fast|strong|accurate)|just as (?:good|safe|effective)|as (?:good|safe|effective|fast|strong|accurate|reliable) as|the same|interchangeable|identical|no different)|(?:works?|perform(?:s|ed)?|do(?:es)?) (?:equally well|(?:just )?as well as|the same)|can be used interchangeably|has no effect|have no effect|does not (?:matter|affect|influence|play a role)|do not (?:matter|affect|influence)|is irrelevant|plays no (?:role|part)|proves? that there is no|there is no effect of)\b/;

/** 'The difference was not significant, so both measure the same'. */
const soEqual =
  /\b(?:no (?:significant )?differences?|not (?:statistically )?(?:significant|different)|did not differ|p ?[=>] ?0?\.[1-9])[^;]{0,60}(?:, (?:so|thus|hence|therefore|which (?:means|shows|proves))|; (?:so|thus|hence|therefore),?|\b(?:showing|proving|meaning) that)\b[^.;]{0,80}\b(?:the same|equal(?:ly)?|identical|equivalent|interchangeable|no different|as (?:\p{L}+) as|just as \p{L}+|(?:has|have) no (?:effect|influence))\b/u;

/** The people who decided on exclusions could not know the result. */
const decidedBefore =
  /\bbefore (?:we|i|anyone|anybody|they) (?:had )?(?:saw|seen|looked|knew|known|opened|received|got)\b|\bbefore (?:any |the |all )?(?:outcomes?|results?|unblinding|data were)\b|\bblind(?:ed)? to (?:the )?(?:outcomes?|results?|groups?|allocation)\b/;

const survivors =
  /\b(?:firms?|companies|banks|funds|shops|startups|patients|participants|people|students|pupils|subjects|users|plants|trees|animals|mice|cells|devices|samples|beams|specimens|runs|cases|those|who|all) (?:that|who|which) (?:had )?(?:died|dropped out|withdrew|quit|left|failed|went bankrupt|were delisted|did not (?:finish|survive|complete|improve|respond|return)|broke|crashed|stopped (?:early|coming|taking)|could not be reached)\b[^.;]{0,60}\b(?:were|was|are|is) (?:then |therefore |simply )?(?:dropped|excluded|removed|left out|discarded|not (?:counted|analy[sz]ed|included|used|considered)|ignored|taken out|deleted)\b|\b(?:analy[sz]ed|included|counted|kept|considered|report(?:ed)?|used|looked at) only (?:the |those )?(?:\d+ )?(?:[a-z]+ )?(?:who|that|which) (?:had )?(?:finished|completed|stayed|survived|came back|returned|responded|adhered|took all|were still)\b|\b(?:only )?(?:those|people|patients|participants|firms|\d+|cases|charts) (?:(?:who|that) (?:had|gave) |with |whose (?:\p{L}+ ){1,2}(?:were|was) )(?:a )?complete (?:data|records?|charts|follow-up|series|files)? ?(?:were|was|are) (?:used|kept|taken|analy[sz]ed|included|studied)|\b(?:took|take|used|kept|analy[sz]ed|included) (?:only )?(?:the|those) [\p{L}]+ (?:whose|with) (?:\p{L}+ ){0,2}(?:were |was )?complete\b|\bonly (?:those|people|patients|participants|pupils|students|the \d+) (?:who|that) (?:had )?(?:finished|completed|stayed|survived|returned|responded|came to all)\b|\b[\p{L}-]+s (?:that|which|who) (?:closed|shut(?: down)?|ceased|merged|moved away|exited|disappeared|went out of business|resigned|changed (?:schools?|hospitals?|jobs?))\b[^.;]{0,60}\b(?:were|was|are|is) (?:then |therefore |simply )?(?:dropped|excluded|removed|left out|discarded|not (?:analy[sz]ed|included|used|considered)|deleted)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of (?:them|the \p{L}+))? (?:\p{L}+ )?(?:did not (?:finish|complete|hand in|attend|return|come back|answer)|dropped out|withdrew|stopped|gave up|quit)\b[^.;]{0,60}\b(?:are|were|is|was) (?:therefore |thus )?(?:not (?:in|part of|included in|used in) |left out of |excluded from |dropped from |removed from )(?:the|our) (?:\p{L}+ )?(?:analys[ei]s|data|sample|results)\b|\b(?:completers?|per[- ]protocol|survivors) (?:only|analysis (?:only|was (?:used|done)))\b|\bonly (?:completers|survivors|responders|successful (?:cases|firms|projects|runs))\b/u;

const namesSelection =
  /\b(?:represent\w*|self-?select\w*|selection|convenience|bias\w*|generali[sz]\w*|volunteer\w*|one (?:university|school|company|city|clinic|course|town)|young|students|everyone|agreed to (?:talk|take part|be (?:interviewed|asked|filmed))|those who [^.;]{1,30} (?:are not|aren['’]t|were not|weren['’]t|did not|didn['’]t))\b/;

const atHand =
  /\b(?:who|that) (?:answered|responded to|replied to) (?:our|an?|the) (?:advert\w*|ad|call|post|flyers?|posters?)\b|\b(?:friends|relatives|family members|acquaintances|flatmates)\b[^.;]{0,30}\b(?:of (?:the|one of the) authors?|of (?:mine|ours)|took part|were asked|participated|served|recruited)\b|\b(?:asked|recruited|invited|tested|used) (?:our|my) (?:own )?(?:friends|colleagues|students|relatives|lab|family)\b|\bcolleagues of the authors?\b|\b(?:students|members|patients) of (?:our|my) (?:own )?(?:courses?|lab|group|class|practice|institute|department)\b|\b(?:(?:participants|people|respondents|patients|users|sample|players) (?:were|was) self-selected|convenience sample|snowball)\b|\b(?:recruited|found|invited|reached|posted|advertised)\b[^.;]{0,40}\b(?:facebook|twitter|instagram|reddit|tiktok|social media|whatsapp|our own (?:page|network|website|newsletter))\b|\bonly volunteers\b|\bwhoever (?:came|wanted|walked|happened)\b/;

const beforeAfter =
  /\bbefore and (?:\d+ [a-z]+ )?after\b|\bpre-? ?(?:and|\/|to|vs\.?) ?post\b|\bpre-?test\b|\bpost-?test\b|\bfrom (?:baseline|the start|before) to\b|\bat (?:the )?(?:start|baseline|beginning|entry) and (?:at |after |again )/;

const hasComparison =
  /\bcontrols?\b|\bcomparison (?:group|class|site|ward|school)|\b(?:other|second|parallel) (?:group|half|class(?:es)?|schools?|wards?|plots|arm)\b|\bplacebo|\brandom|\buntreated\b|\bunexposed\b|\bwait(?:ing)?[- ]list\b|\bversus\b|\bvs\b|\bdifference-in-differences?\b|\binterrupted time series\b|\bcross-?over\b|\busual care\b|\bsham\b/;

const simulates =
  /\b(?:agent[- ]based|matsim|netlogo|anylogic|sumo\b|vissim|micro-?simulation|discrete[- ]event|system dynamics|traffic simulation|crowd simulation|digital twin|energyplus|trnsys|swmm|modflow|hec-ras)\b/;

const checked =
  /\bvalidat|\bcalibrat|\b(?:observed|measured|recorded|real|field|count(?:ing)?) (?:data|counts?|flows?|values?|volumes|speeds|temperatures?|stations?|traffic|times|consumption|levels|discharge)\b|\b(?:agree|compar|fit|match|reproduc|differ)\w* [^.;]{0,60}\b(?:measure|observ|count|record|data|survey|gauge|logger|census)|\btoy (?:model|example)\b|\btheoretical\b|\bstyli[sz]ed\b/;

const othersModels =
  /\b(?:earlier|previous|existing|other|published|most|many|such|current) (?:\p{L}+ ){0,2}(?:models?|simulations?)\b/u;
const unchecked =
  /\b(?:models?|simulations?|solver|emulator|calculations?|mesh)\b[^.;]{0,40}\b(?:was|were|is|are|has|have) (?:not|never) (?:yet |been |yet been )?(?:checked|validated|calibrated|compared|verified|tested)\b[^.;]{0,20}\b(?:against|with|by|on|to)\b|\b(?:we|i) (?:did not|didn['’]t|never|have not|haven['’]t) (?:yet )?(?:check(?:ed)?|validated?|calibrated?|compared?|verif(?:y|ied)) (?:the|our|this) (?:\p{L}+ ){0,2}(?:models?|simulations?|solver|calculations?)\b/u;

const noSpread =
  /\b(?:error bars?|standard (?:deviations?|errors?)|confidence intervals?|spread|variances?|deviations?) (?:are|were|is|was|have been) (?:not (?:shown|given|reported|computed|drawn|plotted|calculated)|omitted|left out|left off|removed|dropped)\b|\bwithout (?:the )?error bars?\b|\b(?:show|report|plot|give)(?:n|ed|s)? (?:the )?(?:only (?:the )?)?(?:means|averages) only\b|\b(?:show|report|plot|give)(?:n|ed|s)? only (?:the )?(?:means|averages)\b|\bonly (?:the )?(?:means|averages) (?:are|were) (?:shown|reported|given|plotted)\b/;

/** The quantity with its number but without a unit; a unit given elsewhere in the sentence counts too. */
function withoutUnit(lower: string): boolean {
  return (
    (quantity.test(lower) && !anyUnit.test(lower)) ||
    (heated.test(lower) && !/\d ?(?:°|k\b|c\b|f\b)|\b(?:degrees|kelvin|celsius|room temperature)\b/.test(lower))
  );
}

const heated =
  /\b(?:pyroly[sz]ed|annealed|sintered|calcined|cured|dried|heated|fired|baked|incubated|autoclaved|quenched|tempered|carboni[sz]ed|sterili[sz]ed|pasteuri[sz]ed) (?:\p{L}+ ){0,2}at (?:about |around )?\d+(?=$|[,.;)]| (?:and|for|in|under|before|then)\b)(?![.,]\d)/u;

const quantity =
  /\b(?:temperatures?|pressures?|dos(?:e|es|age)|concentrations?|thickness(?:es)?|wavelengths?|voltages?|currents?|velocit(?:y|ies)|flow rates?|forces?|masses|weights?|depths?|heights?|frequenc(?:y|ies)|distances?|energ(?:y|ies)|densit(?:y|ies)|viscosit(?:y|ies)|torques?) (?:(?:of|was|were|is|at|=|reached|rose to|fell to|dropped to|went up to|increased to|decreased to|set to|kept at) ){1,2}(?:about |around |only |up to )?\d+(?:\.\d+)?(?=$|[,.;)]|(?: (?:and|or|in|for|when|while|on|during|after|before|but|than|the)\b))(?![.,]\d)/;

const anyUnit =
  /\d ?(?:%|°|‰|[µμn]?m\b|[kcmd]?m[²³23]?\b|[kmµμn]?g\b|[kmµμ]?l\b|[km]?v\b|[mµn]?a\b|[kmg]?hz|[kmg]?pa|bar\b|k\b|c\b|f\b|j\b|[kmg]?w\b|[kmg]?ev\b|[mµn]?s\b|min\b|h\b|n\b|kn\b|mol|mm\b|m\b|psi|rpm|ppm|ppb|db|units?\b|points?\b|degrees?\b|percent|iu\b|times\b|fold\b|[a-zµμ]+\/|[a-z]+[⁻^])|\b(?:degrees|kelvin|celsius|newtons?|volts?|amperes?|watts?|joules?|grams?|kilograms?|met(?:er|re)s?|kilomet(?:er|re)s?|seconds|hours?|normali[sz]ed|arbitrary|dimensionless|relative|standardi[sz]ed|likert|score)\b/;
