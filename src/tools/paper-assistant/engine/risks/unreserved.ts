import { namesSource } from '../cite-worthy.ts';
import type { RiskSentence } from './rule.ts';

/**
 * A conclusion in the present tense that is stated as a fact: it doesn't say how certain it is, for which cases, or
 * with which number. Careful authors rarely write such sentences, so this doesn't depend on what is claimed.
 */
export function isUnreserved({ move, second, words, lower }: RiskSentence): boolean {
  if (namesSource(words) || /\(\p{Lu}/u.test(words)) return false;
  if (move !== 'interpretation' && !(move === 'result' && second === 'interpretation')) return false;
  const claim = lower.replace(introduction, '');
  return claim.split(' ').length >= 4 && !reserves.test(claim) && !past.test(claim) && asserts.test(claim);
}

/** 'We conclude that', 'our data show that': the claim follows. */
const introduction =
  /^(?:(?:so|thus|hence|therefore|in short|overall|conclusion|in conclusion|to conclude|all in all)[,:]? )?(?:(?:we|i) (?:therefore |thus |hence |can |now )?(?:have )?(?:conclude|shown?|prove[dn]?|found|demonstrated?|confirm(?:ed)?|see|say)|(?:our|the|these|this) (?:[\p{L}-]+ ){0,2}(?:shows?|proves?|demonstrates?|confirms?|means?|impl(?:y|ies)|say)|it (?:is|can be) (?:\p{L}+ )?(?:seen|shown|prove[dn]|concluded|said)|which (?:means|shows|proves))(?: clearly| now| thereby)? (?:that |how )?/u;

/** Doubt, limits, exceptions, the author's own view, numbers, and references to other places. */
const reserves =
  /\b(?:may|might|could|cannot|perhaps|possibl[ey]|probabl[ey]|likely|presumably|seems?|suggests?|appears?|looks?|whether|if|unclear|unknown|future|further|hypothes\p{L}+|not|no|nor|neither|never|none|nothing|nobody|would|some|partly|part of|often|sometimes|usually|mostly|hardly|little|only|at least|(?:lower|upper) (?:bound|limit)|roughly|slightly|basically|practically|virtually|zero|nil|should (?!(?:\p{L}+ )?be \p{L}+ed\b)|a (?:little|bit)|small(?:er)?|modest(?:ly)?|weak(?:ly|er)?|with care|think|believe|suspect|expect\p{L}*|reading|fits?|consistent|in line|we|i|my|us|our (?:\p{L}+ )?(?:valley|region|town|city|country|county|schools?|clinic|hospital|ward|sample|data|village|farms?|lab|sites?|study|cohort|area|district|case)|this (?:study|sample|town|city|one|lake|paper|article)|depends?|remains?|still|open|question|worth|idea|explanation|point to|one (?:reason|way)|for (?:us|example|instance)|supplement\p{L}*|appendix|annex|csvs?|archived?|repositor\p{L}+|available|files?|data|codes?|fund\p{L}*|conflicts?|interests?|ethics|consent|licen[cs]es?|permit|github|gitlab|zenodo|osf|(?<!\bthe )most(?: of)? \p{L}+s\b|many \p{L}+s\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|all) of|theorem|lemma|proof|assum\p{L}+|model(?:led)? as|defined|called|table|fig(?:ure)?)\b|n['’]t\b|\?|:$|\d/u;

const past =
  /\b(?:was|were|had|did|\p{L}{3,}ed|ran|went|rose|fell|grew|came|gave|took|found|led|kept|saw|said|told|held|lost|won|drew|became|began|broke|built|chose|felt|got|knew|left|met|read|sent|spent|spoke|stood|thought|wrote)\b/u;

const asserts = /\b(?:is|are|has|have|can|must|will|should|needs?|\p{L}{3,}s|replace|prevent|make|bring|drive)\b/u;
