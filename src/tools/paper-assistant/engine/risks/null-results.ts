import type { RiskContext, RiskSentence } from './rule.ts';

/** What a sentence says about a difference, read from its p values, intervals, deviations and words. */
type Outcome = 'null' | 'found' | 'both' | null;

/**
 * A result without a difference, if the text reports no other result. Any effect that a conclusion then claims lacks
 * support, however it is worded.
 */
export function onlyNullResults({ sentences }: RiskContext): RiskSentence | null {
  const results = sentences.filter(({ move, second }) => move === 'result' || second === 'result');
  const outcomes = results.map(({ lower }) => outcomeOf(lower));
  return outcomes.some((outcome) => outcome === 'found' || outcome === 'both')
    ? null
    : (results[outcomes.indexOf('null')] ?? null);
}

export function outcomeOf(lower: string): Outcome {
  const readings = [...byProbability(lower), ...byInterval(lower)];
  const isNull = readings.includes('null') || saysNoDifference.test(lower) || sameInBoth.test(lower);
  const isFound = readings.includes('found');
  if (isNull && isFound) return 'both';
  if (isNull) return 'null';
  if (isFound) return 'found';
  return withinDeviations(lower) ? 'null' : null;
}

const saysNoDifference =
  /\b(?:did not (?:differ|change)|no (?:significant |clear )?(?:difference|effect|change|association|gain|improvement|benefit)|made no difference|not (?:statistically )?significant|non-?significant|n\.s\.|(?:was|were|is|are) (?:not different|no (?:different|better|worse|faster|higher|lower)|unchanged|indistinguishable|the same)|cannot be (?:told|distinguished) from (?:zero|no effect|chance)|did not (?:improve|help|fall|rise|decrease|increase|drop))/;

const sameInBoth =
  /\b(?:\d[\d.]{0,12} ?(?:± ?\d[\d.]{0,12})?|equal|identical|alike|as (?:often|high|long|many|much)) [^.;]{0,40}\bin both\b/;

function byProbability(lower: string): Outcome[] {
  return [...lower.matchAll(/\bp ?(?:value )?(?:of |was |is )?([=<>≤]) ?(0?\.\d{1,6})/g)].map(
    ([, sign, digits]): Outcome => {
      const p = Number(digits);
      if (sign === '>') return p >= 0.05 ? 'null' : null;
      if (p <= 0.05) return 'found';
      return sign === '=' && p >= 0.1 ? 'null' : null;
    },
  );
}

const value = '([-−–]?\\d{1,6}(?:\\.\\d{1,6})?)';
const interval = new RegExp(
  `(?:\\bci\\b[:, =]*|\\binterval\\b(?: (?:was|is|of|from|runs from|ran from))?[:, =]*|[(,;] ?|\\[)\\[?${value} ?%? ?(?:to|–|-|,|;) ?${value}(?! ?(?:years|yrs|days|weeks|months))`,
  'g',
);
const ratio = /\b(?:rr|irr|a?or|a?hr|ratios?)\b/;
const named = /\b(?:ci|interval|difference|diff|effect|coefficient|beta|contrast|change)\b/;

/** Intervals of a difference that contain zero, and of a ratio that contain one. */
function byInterval(lower: string): Outcome[] {
  return [...lower.replaceAll(/\bminus (?=\d)/g, '-').matchAll(interval)].flatMap(
    ([whole, from = '', to = '']): Outcome[] => {
      const [low, high] = [numberOf(from), numberOf(to)];
      if (low >= high) return [];
      // Only an interval has a negative lower end; a range of ages or a pair of values doesn't.
      if (low < 0 && high > 0) return ['null'];
      const isNamed = /\bci\b|\binterval\b/.test(whole);
      if (isNamed && ratio.test(lower)) return [low < 1 && high > 1 ? 'null' : 'found'];
      if (isNamed || (low < 0 && named.test(lower))) return ['found'];
      return [];
    },
  );
}

/** '5.2 (SD 3.1) and 5.3 (SD 3.0)': two means that differ by less than a fifth of their deviations. */
function withinDeviations(lower: string): boolean {
  const given = [...lower.matchAll(withDeviation)].map(
    ([, mean = '', deviation = '']) => [numberOf(mean), numberOf(deviation)] as const,
  );
  const [first, second] = given;
  return (
    given.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    Math.abs(first[0] - second[0]) <= 0.5 * Math.hypot(first[1], second[1])
  );
}

const withDeviation = new RegExp(
  `(?<![\\d.])${value} ?(?:%|[a-zµ°/]{1,10})? ?(?:\\((?:sd|se|sem|s\\.d\\.|s\\.e\\.)?[ =:]{0,3}|± ?|\\+\\/- ?)(\\d{1,6}(?:\\.\\d{1,6})?)`,
  'g',
);

function numberOf(written: string): number {
  return Number(written.replace(/^[−–]/, '-'));
}

/** A conclusion that states without hedging that something is better, higher or caused. */
export function claimsEffect(lower: string): boolean {
  // 'So the counts are a lower bound' does not claim an effect.
  return lower
    .replaceAll(/\b(?:lower|upper) (?:bound|limit|estimate)s?\b/g, 'bound')
    .split(/\band\b/)
    .some((part) => asserts.test(part) && !holdsBack.test(part));
}

const asserts =
  /\b(?:clear(?:ly)?|so|thus|therefore|hence|thereby|conclu\p{L}+|(?:we|study|data|results?|findings?) (?:have )?(?:shown?|shows|prove[sd]?|demonstrate[sd]?|confirm(?:s|ed)?)|is seen|recommend(?:s|ed)?|should)\b.{0,200}?\b(?:more|fewer|less|better|worse|(?!(?:number|paper|water|whether|other|never|after|under|over|together|rather|ever|either|however|further|another|offer|order|matter|answer|teacher|worker|farmer|user|winter|summer|layer|customer|consumer|member|computer|master|later|per|her|their)s?\b)\p{L}{3,}er|works?|helps?|effective|superior|success\p{L}*|brings?|protects?|prevents?|improv\p{L}+|reduc\p{L}+|increas\p{L}+|rais\p{L}+|lowers?|strengthens?|promotes?|benefits?|rewards?|makes? (?:\p{L}+ ){1,4}\p{L}+)\b/u;

const holdsBack =
  /\b(?:not|no|nor|neither|never|nothing|none|nobody|may|might|could|cannot|perhaps|possibly|unclear|whether|only|seems?|seem|suggests?|depends?|partly|further|likely|probably|would|if|open|as (?:good|well|much|many|often|long|high) as|similar(?:ly)?|same|equal(?:ly)?|alike|larger (?:trials?|stud(?:y|ies)|samples?)|more (?:data|work|research|studies)|without|little|hardly|at (?:most|best)|than (?:expected|we))\b|n['’]t\b|\?/;
