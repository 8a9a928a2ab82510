import type { RiskContext, RiskSentence } from './rule.ts';
import { contentWords } from './shared-words.ts';

/**
 * Whether a sentence claims an effect on something that no method or result in the text mentions: 'and lowers the
 * emissions of the sector', 'parties were also more satisfied'. Determined from the words, without a list of outcomes.
 */
export function claimsUnseenOutcome(sentence: RiskSentence, { sentences }: RiskContext): boolean {
  if (/\d/.test(sentence.lower) || heldBack.test(sentence.lower)) return false;
  const seen = sentences
    .filter((other) => other !== sentence && other.move !== 'interpretation' && other.move !== 'limitation')
    .flatMap(({ lower }) => [...new Set(lower.match(/[a-z]{4,}/g) ?? [])].map(stem));
  const isUnseen = (word: string) => !seen.includes(stem(word));
  const affected = [...sentence.lower.matchAll(affects), ...sentence.lower.matchAll(affect)].map(({ 1: object = '' }) =>
    lastNoun(object),
  );
  const further = [...sentence.lower.matchAll(furthermore)].map(({ 1: quality = '' }) => quality);
  const compared = [...sentence.lower.matchAll(moreOften)].map(({ 1: verb = '' }) => verb);
  return (
    compared.some((word) => word.length >= 4 && isUnseen(word)) ||
    affected.some((word) => word !== null && isUnseen(word)) ||
    further.some((word) => word.length >= 4 && isUnseen(word))
  );
}

/** Enough of a word to recognize its other forms: 'satisfied' and 'satisfaction'. */
function stem(word: string): string {
  return word.slice(0, Math.max(4, Math.min(6, word.length - 2)));
}

/** The verb of an effect, and its object up to the next preposition. */
const affects =
  /\b(?:prevents|saves|lowers|reduces|improves|raises|increases|cuts|avoids|strengthens|boosts|promotes|eases|relieves|shortens|halves|eliminates|spares|creates|protects)(?! (?:with|as|from|when|if|by|in|at|after|to|and|or)\b) ((?:[a-z-]+ ?){1,5})/g;

/** 'Open visiting hours reduce the delirium of patients' */
const affect =
  /\b(?!(?:does|its|this|his|as|us|is|was|has)\b)[a-z]{3,}s (?:prevent|save|lower|reduce|improve|raise|increase|cut|avoid|strengthen|boost|promote|ease|relieve|shorten|halve|eliminate|protect) (?!(?:with|as|from|when|if|by|in|at|after|to|and|or)\b)((?:[a-z-]+ ?){1,5})/g;

/** A quality mentioned in addition to the results: 'is also cheaper', 'were also more satisfied'. */
const furthermore =
  /\b(?:also|moreover|furthermore|besides|in addition|additionally)\b[^.;]{0,40}?\b(?:(?:more|less) ([a-z]{4,})|([a-z]{4,}er) (?:than|and|to)\b)/g;

/** 'Were granted far more often than those of others'. */
const moreOften = /\b([a-z]{4,}ed) (?:far |much |clearly )?(?:more|less) (?:often|likely|frequently|readily) than\b/g;

function lastNoun(object: string): string | null {
  const head = object.split(
    / (?:of|in|on|at|for|with|from|to|by|and|or|but|than|as|when|while|that|which|is|are)\b/,
  )[0];
  return contentWords(head ?? '').length === 0 ? null : ((head ?? '').match(/[a-z]{4,}/g)?.at(-1) ?? null);
}

const heldBack =
  /\b(?:may|might|could|can|cannot|perhaps|possibl[ey]|probably|likely|seems?|suggests?|appears?|whether|if|unclear|unknown|future|further|hypothes\w+|not|no|never|would|should|aims?|hopes?|known|we|our|i|literature|shown by|et al|only|without)\b|n['’]t\b|\?/;
