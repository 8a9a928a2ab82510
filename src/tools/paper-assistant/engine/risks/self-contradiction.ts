import { outcomeOf } from './null-results.ts';

/**
 * 'p = 0.3, so the knockout does nothing': concludes from not finding an effect that there is none, in one sentence.
 */
export function takesNullForNone(lower: string): boolean {
  const match = connective.exec(lower);
  if (match === null) return false;
  const [before, after] = [lower.slice(0, match.index), lower.slice(match.index)];
  return (nothingFound.test(before) || outcomeOf(before) === 'null') && isNone.test(after) && !restrained.test(after);
}

/** 'Both groups got the same score, so the app helped': a claim that contradicts the result in the same sentence. */
export function contradictsItself(lower: string): boolean {
  const match = contrast.exec(lower);
  if (match === null) return false;
  const parts = [lower.slice(0, match.index), lower.slice(match.index)] as const;
  const [result, claim] = /^(?:although|though|while|even though)\b/.test(lower) ? parts : [parts[0], parts[1]];
  return (
    (outcomeOf(result) === 'null' || isFlat.test(result)) &&
    isSuccess.test(claim) &&
    !restrained.test(claim) &&
    !/\b(?:in|for|among|with|when|only) (?:the )?\p{L}+s\b.{0,40}\bp ?[<=]/u.test(claim)
  );
}

const connective =
  /,? ?\b(?:so|hence|thus|therefore|which (?:means|shows|proves|excludes)|meaning|showing|proving|and so)\b|=>|->|→|[;:] |, (?=the |both |it )/;

const nothingFound =
  /\b(?:not (?:statistically )?(?:significant|sig)|non-?significant|insignificant|n\.?s\b|no (?:significant |clear )?(?:differences?|effects?|associations?|gaps?|signals?|links?|peaks?|changes?|correlations?|cracks?)|(?:did not|didn['’]t) (?:differ|see|find|reach)|(?:cannot|could not|can['’]t) reject|failed to reach|none of [^.;]{2,40} reached|below the scatter|does not occur|p was (?:above|over)|without an? \p{L}+)\b/u;

const isNone =
  /\b(?:(?:has|have|had|plays?|is|are|makes?) no (?:effects?|influence|roles?|difference|impact|issue)|no (?:effect|influence|role) (?:of|on)|does nothing|equal(?:ly)?|identical(?:ly)?|the same|alike|neutral|(?:can be|is) ruled out|excludes? (?:a|an|any)|irrelevant|dispensable|interchangeable|equivalent|(?:does not|doesn['’]t|do not|don['’]t) (?:matter|exist|disturb|affect|influence|harm|play)|(?:is not|isn['’]t|are not) (?:affected|real|an issue|involved)|is stable|is fair|is fine|harmless|there (?:were|was|is|are) none|has none|a waste|whatsoever)\b/;

const contrast =
  /,? ?\b(?:but|yet|still|nevertheless|nonetheless|so|hence|thus|therefore|which (?:shows?|is why|goes to show|proves?)|supporting|indicating|showing|demonstrating|in support of)\b|[;,] (?=(?:the|it|users|ours|they|reaction)\b)/;

const isFlat =
  /\b(?:was|were|is|are) (?:basically |nearly |almost )?(?:flat|zero|the same|uncorrelated|equal|same|alike)\b|\bwas not met\b|\b(?:got|had|reached) the same\b|\bcould not tell\b|\bwithin one (?:std|sd|standard)\b|\br ?= ?-?0?\.0\d|\b(?:fell|dropped|decreased) from [\d.]+ to\b|\bno change\b|\bdid not differ\b/;

const isSuccess =
  /\b(?:clear(?:ly)?|effective|superior|success|saves? lives|works?|helped?s?|better|stronger|obvious(?:ly)?|matters?|marked|strong|improv\p{L}+|rais\p{L}+|there for all|recommend|faster|drove|brought|increas\p{L}+|reduc\p{L}+|lowers?)\b/u;

const restrained =
  /\b(?:not|no longer|cannot|may|might|could|perhaps|whether|unclear|seems?|likely|would|if|open|margin|power|larger|too (?:small|few)|we (?:see|saw|found) no|no (?:gain|winner|claim|evidence))\b(?! (?:affected|real|an issue|matter|exist|disturb|involved|influence|harm|play))|\?/;
