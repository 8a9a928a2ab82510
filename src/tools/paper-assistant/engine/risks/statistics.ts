import { countedOtherwise } from './agreement/counted-otherwise.ts';
import { sharesOfOneWhole } from './agreement/shares-of-one-whole.ts';
import { unintroducedTotal } from './agreement/unintroduced-total.ts';
import { contradictedCount } from './contradicted-count.ts';
import { countsOf, isOfGrid, sampleSize } from './counts.ts';
import { involvesPeople, isOwnWork, isSubstantial, type RiskRule, type RiskSentence, sentencesWhere } from './rule.ts';
import { sharedRareWords } from './shared-words.ts';

/** Rules on statistics: sample size, spread, tests, and consistency. */
export const statisticsRules: readonly RiskRule[] = [
  {
    id: 'numbers-without-uncertainty',
    severity: 'medium',
    title: 'A compared number without its uncertainty',
    why: 'Without an interval, a deviation or a number of repeats, a reader cannot tell a difference from chance.',
    add: 'Give a confidence interval, a standard deviation or the number of repeats beside the number.',
    designs: ['randomised-trial', 'observational', 'animal', 'review', 'prediction-model', 'machine-learning', 'other'],
    find: (context) => {
      const { sentences } = context;
      const bare = sentences.filter(
        (sentence, index) =>
          sentence.move === 'result' &&
          comparedNumber(sentence.lower) &&
          !/\b(?:excluded|rejected|discarded|left out|removed|not (?:used|included)|battery (?:life|lasts?)|runs? (?:in|on|at) [^.;]{0,20}\b(?:ms|s|fps|mb|gb))\b/.test(
            sentence.lower,
          ) &&
          !uncertainty.test(sentence.lower) &&
          !isRestated(sentence, sentences) &&
          !uncertainNeighbour(sentence, sentences[index + 1]) &&
          !uncertainNeighbour(sentence, sentences[index - 1]),
      );
      // Not every measurement of a machine or a material has a meaningful spread.
      if (context.design.id === 'other' && uncertainty.test(context.lower))
        return bare
          .filter(({ lower }) => controls.test(lower))
          .slice(0, 1)
          .map((sentence) => ({ sentence, severity: 'low' }));
      const sure = sentences.filter(({ move, lower }) => move === 'result' && uncertainty.test(lower)).length;
      // If the main numbers have a spread, a number without one matters less.
      return bare
        .slice(0, sure >= 2 ? 1 : 3)
        .map((sentence) => ({ sentence, ...(sure >= 2 ? { severity: 'low' } : {}) }));
    },
  },
  {
    id: 'comparison-without-test',
    severity: 'medium',
    title: 'A comparison without a test or an interval',
    why: 'The text says that one thing is higher or better than another, and nowhere how this was tested.',
    add: 'Name the test or the model, and give its estimate with an interval.',
    designs: ['randomised-trial', 'observational', 'animal', 'prediction-model', 'machine-learning', 'other'],
    find: (context) =>
      tested.test(context.lower) ||
      saysNoTest.test(context.lower) ||
      /\b(?:lemma|theorem|proof|corollary)\b/.test(context.lower)
        ? []
        : sentencesWhere(
            context,
            1,
            ({ move, lower }) =>
              move === 'result' &&
              compared.test(lower.replaceAll(bounds, '')) &&
              !comparedNumber(lower) &&
              !manyTimes.test(lower) &&
              !countedChange.test(lower) &&
              !readsMeasure.test(lower),
          ),
  },
  {
    id: 'p-without-estimate',
    severity: 'medium',
    title: 'A p value without the size of the effect',
    why: 'A small p value says that something differs, not by how much or in which direction it matters.',
    add: 'Give the means, shares or the difference with its interval beside the p value.',
    find: (context) => {
      const { sentences } = context;
      return sentencesWhere(context, 2, (sentence) => {
        const at = sentences.indexOf(sentence);
        const near = [sentences[at - 1], sentences[at + 1]];
        return (
          isOwnWork(sentence.move) &&
          smallP.test(sentence.lower) &&
          !givesSize(sentence.lower) &&
          !ofAssumptions.test(sentence.lower) &&
          !(/\b95 ?% ?ci\b|±/.test(near[1]?.lower ?? '') && near[1]?.move === 'result') &&
          !near.some(
            (other) =>
              other?.move === 'result' &&
              other.block === sentence.block &&
              sized.test(other.lower) &&
              (sharedRareWords(sentence, other, context) > 0 || (other === near[0] && refersBack.test(sentence.lower))),
          )
        );
      });
    },
  },
  {
    id: 'significant-without-number',
    severity: 'low',
    title: '"Significant" without its number',
    why: 'The word alone does not say by which test, at which level, or how large the effect is.',
    add: 'Give the estimate with its interval or p value in the same sentence, or choose another word.',
    find: ({ sentences }) => {
      const hasUncertainty = sentences.some(({ move, lower }) => move === 'result' && uncertainty.test(lower));
      return sentences
        .filter(({ move, lower }) => {
          // A conclusion may repeat in words what the results state in numbers.
          const isOpen = move === 'result' || (isOwnWork(move) && !hasUncertainty);
          return isOpen && significant.test(lower) && !uncertainty.test(lower) && !notReported.test(lower);
        })
        .filter((sentence) => !isRestated(sentence, sentences))
        .slice(0, 2)
        .map((sentence) => ({ sentence }));
    },
  },
  {
    kind: 'absence',
    id: 'no-sample-size',
    found: 'A sample size is given',
    severity: 'high',
    title: 'No sample size',
    why: 'How many people, animals or items a finding rests on is the first thing that a reader needs to weigh it.',
    add: 'Give the number that was included and analysed, for each group where there are groups.',
    designs: [
      'randomised-trial',
      'observational',
      'animal',
      'review',
      'prediction-model',
      'machine-learning',
      'qualitative',
      'other',
    ],
    when: (context) => {
      const { design, sentences } = context;
      const needed =
        design.id === 'qualitative'
          ? involvesPeople(context)
          : // Proofs, designs and descriptions have no measurements.
            design.id !== 'other' || sentences.some(({ move, lower }) => move === 'result' && measured.test(lower));
      return isSubstantial(context) && needed;
    },
    evidence: (context) => sampleSize(context, ['method', 'aim']),
    near: (context) =>
      sampleSize(context) !== null ||
      context.sentences.some((sentence) => countsThings(sentence) || lasted(sentence) || isComputed(sentence)),
  },
  {
    id: 'same-number-two-values',
    severity: 'high',
    title: 'The same number with two values',
    why: 'Two sentences seem to give different values for the same count; one of them may be a slip.',
    add: 'Check both, and say what differs if both are right.',
    find: (context) =>
      [
        ...contradictedCount(context),
        ...countedOtherwise(context),
        ...sharesOfOneWhole(context),
        ...unintroducedTotal(context),
      ].slice(0, 1),
  },
  {
    id: 'number-not-in-input',
    severity: 'high',
    title: 'A number that you did not give',
    why: 'A sentence that you didn’t write contains a number that isn’t in your input.',
    add: 'Delete the number, or replace it with one that you can support.',
    find: ({ manuscript, lower }) => {
      const given = new Set(lower.match(/\d+/g) ?? []);
      const written = [...manuscript.abstract, ...manuscript.sections.flatMap(({ blocks }) => blocks)];
      return written
        .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
        .filter(({ origin }) => origin === 'model' || origin === 'user-edited')
        .filter(({ text }) => (text.match(/\d+/g) ?? []).some((number) => !given.has(number)))
        .map(({ text }) => ({ quote: text }));
    },
  },
];

/** 'Twelve extracted molars': in the methods, any count may be the sample. */
function countsThings({ move, lower }: RiskSentence): boolean {
  return (
    move === 'method' &&
    /\b(?:teeth|molars|biopsies|samples|specimens|cultures|explants|eyes|knees|scans)\b/.test(lower) &&
    countsOf(lower).length > 0
  );
}

/** What is computed on a grid has no sample. */
function isComputed({ move, lower }: RiskSentence): boolean {
  return (move === 'method' || move === 'aim') && countsOf(lower).some((count) => isOfGrid(count, lower));
}

/** A record of one thing has a length instead of a size: 'one year of measurement', 'ten-minute means, March to May'. */
function lasted({ move, lower }: RiskSentence): boolean {
  return (
    (move === 'method' || move === 'aim') &&
    /\b(?:\d+|one|two|three|four|five|six|several) (?:full )?(?:years?|months?|weeks?|days?|nights?|hours?) of (?:\p{L}+ )?(?:measure\p{L}+|data|records?|recordings?|observations?|operation|monitoring)\b|\b(?:hourly|daily|monthly|minute|second|ten-minute) (?:means|values|averages|readings|records)\b|\b(?:measured|recorded|logged|monitored)\b[^.;]{0,40}\bfor (?:\d+|one|two|three|four|five|six) (?:years?|months?|weeks?|days?|nights?|hours?)\b/u.test(
      lower,
    )
  );
}

/** Whether other sentences give every percentage and decimal of this sentence with its uncertainty. */
function isRestated({ id, lower }: RiskSentence, sentences: readonly RiskSentence[]): boolean {
  const sure = sentences.filter((other) => other.id !== id && uncertainty.test(other.lower));
  const numbers = lower.match(/(?<![\d.,])\d{1,12}(?:[.,]\d{1,12}|(?= ?%))/g) ?? [];
  return (
    numbers.length > 0 &&
    numbers.every((number) => sure.some((other) => other.lower.split(/[^\d.,]+/).includes(number)))
  );
}

const uncertainty =
  /±|\+\/?-|\bcis?\b|\b(?:confidence|credible|the) (?:intervals?|limits)|\bcredible\b|\bsd\b|\bs\.[de]\.|\bse\b|\bsem\b|standard (?:deviation|error)|\biqr\b|interquartile|\branged? (?:from|of|was)|\bp\s?[-=<>≤]|\bp for\b|\bp-?values?\b|\bn\s?=\s?\d|\(\s?-?\d+(?:\.\d+)?\s?(?:to|–|-)\s?-?\d/;

/** 'Significant' in the statistical sense, unlike 'a significant role' or 'a significant burden'. */
const significant =
  /(?<!\b(?:clinically|practically|most|more|socially|historically) )\bsignificant(?:ly)?\b(?! (?:roles?|implications?|impacts?|causes?|burdens?|challenges?|potential|contributions?|problems?|clinical|progress|advance\w*|part|step|number of|proportion of|risk to|figures?|places?|works?|silence|other)\b)/;

/** Something needed, asked or possible was not tested. */
const notReported =
  /\b(?:needs?|requir(?:e|es|ing)|may|might|could|would|should|whether|if|look(?:s|ed|ing)? for|check(?:s|ed|ing)? for|test(?:s|ed|ing)? for)\b[^.;,]{0,60}\bsignificant/;

/** In a laboratory, anything that is compared with a control was measured several times. */
const controls = /\d ?[\p{L}µ%°/]{0,6} in (?:the )?(?:controls?|wild[- ]types?|untreated \p{L}+)\b/u;

const compared =
  /\d ?[\p{L}µ%°/]{0,6} in (?:the )?[\p{L} -]{3,30},? (?:and |but )?\d|(?:(?<!\d)\d{1,6}\.\d{1,6} ?[\p{L}µ%°/]{0,6}[,;] (?:and )?[\p{L} -]{0,25} ){2}\d{1,6}\.\d|\b(?:compared (?:with|to)|versus|vs|than|from -?[\d.,]+.{0,12} to -?\d|outperform(?:s|ed)?|increased|decreased|improved|reduced|declined|rose|fell|dropped|(?:higher|lower)(?!-)|(?:strong|weak|long|short|fast|slow|larg|small|heavi|light|deep|wid|thick|bett|hott|cold|tall)er|worse|differ(?:s|ed)?)\b|\d ?% (?:more|less|fewer)\b|\d ?[a-zµ%°/]{0,6} against \d|\d ?%? (?:for|with) (?:the |our )?[\p{L} -]{2,40}(?:,| and| but) \d/u;

/** 'Two beams per mix don't allow a statistical test': the author explains why there is none. */
const saysNoTest =
  /(?:n['’]t|\b(?:not|no|too (?:few|small|short)))\b[^.;]{0,40}\b(?:statistical (?:tests?|analys[ei]s|inference|comparisons?)|statistics|significance tests?|p[- ]values?)\b/;

/** 'More than 15 mm' is a bound. */
const bounds =
  /\b(?:above|below|beyond|(?:more|less|fewer|longer|shorter|higher|lower|greater|larger|smaller) than) (?:about |the )?(?:\d[\d.,]*|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|(?:a|one) (?:hundred|day|week|month|year|decade|generation)) )/g;

function comparedNumber(sentence: string): boolean {
  // Figure numbers, and numbers that only state a condition, are not findings.
  const lower = sentence
    .replaceAll(/\b(?:fig(?:ure)?s?\.?|tables?) ?\d+/g, '')
    // 'IL-22' and 'CO2' are names.
    .replaceAll(/\b\p{L}{1,6}(?:-?\d+\p{L}{0,2}|-\d+)\b/gu, '')
    // '1,3,5-trimethoxybenzene'
    .replaceAll(/(?<![\d.])\d{1,2}(?:,\d{1,2}){0,5}-\p{L}{4,40}/gu, '')
    .replace(/^(?:when|if|where|once) [^,]{0,80},/, '')
    // 'Order 1 in light, order 0 in bromide'
    .replaceAll(/\b(?:zero|first|second)?[- ]?order (?:of )?[-−]?\d(?:\.\d{1,2})?(?! ?%)/g, '')
    .replaceAll(bounds, '');
  return (
    /\d/.test(lower) &&
    compared.test(lower) &&
    /\d\s?(?:%|percent|points?|-fold|times|(?!of\b|or\b|to\b|in\b|and\b|by\b|at\b|for\b|as\b|on\b)[a-zµ°]{1,3}\b)|\b(?:ratio|mean|median|average|score|accuracy|f1|auc|rate)\b|\bin (?:the )?(?:controls?|wild[- ]types?)\b/.test(
      lower,
    )
  );
}

/** 'More than once' is not a comparison. */
const manyTimes =
  /\b(?:more|less|rather|other|earlier|later) than (?:once|twice|one|that|expected|planned|usual)\b|\bno (?:more|fewer|less) than\b/;

/** 'Ticked boxes fell from 71 to 19 sites': everything was counted, so there is nothing to test. */
const countedChange = /\bfrom \d[\d,]* (?:\p{L}+ )?to \d[\d,]*\b(?! ?(?:%|per ?cent|points?|\.\d))/u;

/** 'Smaller values suggest better forecasts' explains a measure; it isn't a finding. */
const readsMeasure =
  /^(?:note that )?(?:an? |the )?(?:smaller|lower|higher|larger|greater) (?:[\p{L}-]+ ){0,3}(?:values?|scores?|numbers?|errors?|index|indices|coefficients?|ratings?) (?:suggests?|indicates?|means?|impl(?:y|ies)|represents?|(?:is|are|stands?) (?:for|better|worse))\b/u;

const refersBack =
  /\b(?:this|these|the|that|both|it|they) (?:difference|gain|effect|change|increase|drop|decrease|was|were|comparison|result)s?\b(?! (?:for|in|among|between|of) )|^(?:p|all|both)\b/;
const sized = /\d\.\d|\d ?%|\d\D{1,40}\d/;
/** Tests of an analysis's assumptions have no effect size. */
const ofAssumptions =
  /\b(?:egger\w*|begg|pre-?trends?|shapiro\S*|levene\S*|hausman|breusch\S*|durbin\S*|mauchly\S*|schoenfeld)\b/;

const smallP = /\bp\s?(?:<|≤|=)\s?0?\.0\d/;

/** A number other than those of tests, dates, figures and the p value itself. */
function givesSize(lower: string): boolean {
  const rest = lower
    .replaceAll(/\bp ?(?:<|≤|=|>) ?0?\.\d+/g, '')
    .replaceAll(/(?:\b[ftz]|χ²?2?|\bdf|\bn) ?(?:\([^()]{0,12}\))? ?= ?\d+(?:\.\d+)?/g, '')
    .replaceAll(
      /\b(?:fig(?:ure)?s?\.?|tables?|after|before|at|during|in|within|week|day|month|year|per|of|all|the) ?\d+/g,
      '',
    );
  return /\d|\b(?:half|twice|doubled|halved|third|quarter)\b/.test(rest);
}

function uncertainNeighbour(sentence: RiskSentence, other: RiskSentence | undefined): boolean {
  return (
    other !== undefined &&
    other.block === sentence.block &&
    other.move === 'result' &&
    uncertainty.test(other.lower) &&
    /\b(?:difference|average|mean|adjusted|over)\b/.test(other.lower)
  );
}

const tested =
  /\bp\s?[=<>≤]|\bcis?\b|\bconfidence interval|\bcredible\b|±|\b(?:t-?tests?|anova|ancova|regression|mann-whitney|wilcoxon|kruskal|chi-?squared?|χ|fisher|cox|log-?rank|mixed(?:-effects)? models?|linear models?|bayes\w*|bootstrap\w*|permutation|mcnemar|standard (?:deviation|error)s?|sd|iqr|interquartile|s\.e\.|seeds|likelihood ratio|post hoc|tukey|bonferroni)\b/;

/** A number with its spread, or a share or mean with a sample size. */
const measured = /±|\bcis?\b|\bsd\b|\bp\s?[<=>]\s?0?\.\d|\d\s?%|\bsignificant|\b(?:mean|median|average)\b/;
