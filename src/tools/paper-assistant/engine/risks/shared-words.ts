import type { RiskContext, RiskSentence } from './rule.ts';

/** The number of words that two sentences share and that are rare in the text. */
export function sharedRareWords(
  one: RiskSentence,
  other: RiskSentence,
  { sentences }: Pick<RiskContext, 'sentences'>,
): number {
  const words = contentWords(one.lower);
  return contentWords(other.lower).filter(
    (word) =>
      words.includes(word) && sentences.filter(({ lower }) => lower.includes(word)).length <= sentences.length / 2,
  ).length;
}

/** The rarer words of a sentence, without their endings. */
export function contentWords(lower: string): string[] {
  return [...new Set(lower.match(/[a-z]{4,}/g) ?? [])]
    .filter((word) => !common.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''));
}

const common =
  /^(?:this|that|then|than|them|they|with|from|have|were|been|does|more|most|less|also|only|very|such|much|many|some|each|both|when|what|will|into|over|same|work\w*|these|those|their|there|which|where|while|would|could|should|about|after|before|between|because|other|others|result|results|effect|effects|group|groups|study|studies|significant\w*|difference\w*|differ|higher|lower|increase\w*|reduce\w*|through|without|under|using|patients|people|participants|analysis|model|models|data|therefore|clearly|shows?|especially|being|having|never|every|whatever|number|numbers|large\w*|small\w*|first|second|however|overall|during|point|points|percent|mean|median|rate|rates|compared|show\w*)$/;
