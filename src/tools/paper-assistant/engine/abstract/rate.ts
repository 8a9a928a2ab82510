import { namesSource } from '../cite-worthy.ts';
import { isEthicsLine } from '../declarations.ts';
import { givesEstimate } from '../estimates.ts';
import type { Keyphrases } from '../keyphrases.ts';
import type { Move } from '../manuscript.ts';
import { contentWords } from '../risks/shared-words.ts';
import { type Candidate, concludes, quotesSomeone } from './candidates.ts';

/** `place`: its position in the text, from 0 to 1. */
export function rate(
  candidate: Candidate,
  rank: number,
  place: number,
  keyphrases: Keyphrases,
  { aims, outcomes }: { readonly aims: ReadonlySet<string>; readonly outcomes: ReadonlySet<string> },
): number {
  const { words } = candidate.piece;
  const { label, confidence, evidence } = candidate.reading;
  const lower = words.toLowerCase();
  const length = words.split(' ').length;
  let score = Math.min(evidence, 5) + (confidence === 'high' ? 2 : 0);
  // 'Gate removed: 31.2 ± 0.5' means nothing without the sentences around it.
  if (length < 8) score -= label !== 'result' || !/\d/.test(words) ? 3 : length < 7 ? 2.5 : 1;
  else if (length >= 12 && length <= 40) score += 1;
  else if (length > 60) score -= 2;
  score += Math.min(
    2,
    keyphrases.phrases.slice(0, 8).filter(({ text }) => lower.includes(text.toLowerCase())).length * 0.5,
  );
  // A list item is often only half a sentence, and its label is not part of one.
  if (candidate.piece.list !== null) score -= 1;
  const opening = /^([\p{L}\p{N} -]{3,40}): /u.exec(lower)?.[1];
  if (opening !== undefined)
    score -= isMainOutcome(opening)
      ? 0
      : (givesEstimate(lower) || (label === 'result' && rank === 0 && /\d/.test(lower))) && length >= 10
        ? 0.5
        : 2;
  if (/\(table \d+\)/.test(lower)) score -= 1;
  if (/https?:|\bdoi\b/.test(lower)) score -= 4;
  // An abstract seldom cites.
  else if (namesSource(words)) score -= 1;
  // Background, gap and aim belong to the first half of a text.
  if (early.has(label) && place > 0.5) score -= 4;
  if (candidate.piece.inlines.some(({ kind }) => kind === 'math')) score -= 2;
  if (label === 'result') {
    if (/\d/.test(words)) score += 1.5;
    if (givesEstimate(lower) || /±/.test(words)) score += 1;
    // A statement by one person illustrates a result.
    if (namesThemes.test(lower)) score += 3;
    else if (quotesSomeone.test(words)) score -= 3;
    if (isMainOutcome(lower)) score += 3;
    if (besideTheMain.test(lower)) score -= 3;
    // Notes that begin with a result usually begin with the main one.
    if (place === 0) score += 2.5;
    // The first of several results is mostly the main one.
    else if (
      rank === 0 &&
      (words.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) >= 2 &&
      !/\b(?:measured|recorded|using|with an?|on an?)\b/.test(lower)
    )
      score += 1.5;
    // '61 of the 233 with a call, against 77 of the 179 without': two groups are compared.
    if ((lower.match(shareOfGroup)?.length ?? 0) >= 2 && comparesGroups.test(lower)) score += 1.5;
    if (/\badj(?:usted)?\b/.test(lower)) score += 1;
    // Descriptions of participants (women, mean age, screened) contain numbers too, but are not the main result.
    if (
      /\b(?:women|female|males?|mean age|aged?|screened|enrolled|duplicates|full[- ]texts?)\b/.test(lower) &&
      !/\b(?:vs|versus|than|hr|or(?= [=\d])|rr|ci|differences?)\b|\bp ?[<=]/.test(lower)
    )
      score -= 6;
    if (/\bunpublished\b|['’]s group\b/.test(lower)) score -= 4;
    // A null result is rarely the main one.
    if (/\bnot significant\b|\bdid(?:n['’]t| not) differ\b|^no\b|\b(?:egger|placebo)\b/.test(lower)) score -= 2;
    // The main result answers the aim.
    score += Math.min(2, contentWords(lower).filter((word) => aims.has(word)).length * 0.5);
    score += Math.min(3, contentWords(lower).filter((word) => outcomes.has(word)).length * 1.5);
    // 'For new queries it is slower' needs the previous sentence.
    if (
      /^(?:after|at|for|if|in|on|under|when|with|without)\b[^,.;]{0,60}\b(?:it|they) (?:is|are|was|were|has|have|had)\b/.test(
        lower,
      )
    )
      score -= 2;
    // 'The fall is concentrated …' continues a result that was stated before.
    if (
      /^(?:the|an?) (?:fall|rise|drop|increase|decrease|gain|loss|effect|difference|estimate|pattern|gap|reduction|change|decline|others?|rest|remaining)\b(?! (?:of|in|between)\b)|^(?:without|neither|nor|another|two|some|most|only(?! (?:\d|one |two |three |half|a (?:third|quarter))))\b/.test(
        lower,
      )
    )
      score -= 1.5;
    if (
      /\b(?:adverse|injuries|dropped out|dropouts|withdrew|missing|attended|agreement|kappa|response rate|follow-up was)\b/.test(
        lower,
      )
    )
      score -= 1.5;
  }
  if (label === 'method') {
    if (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b/.test(lower)) score += 0.7;
    if (rank === 0) score += 1;
    if (/^(?:we|i) \p{L}{3,}ed\b/u.test(lower)) score += 0.7;
    if (
      /\b(?:trial|rct|cohort|survey|review|panel|diff(?:erence)?-in-diff\w*|interview\w*|experiments?|randomly|randomi[sz]ed|collected|trained|rests on|we (?:conducted|used))\b/.test(
        lower,
      )
    )
      score += 1.5;
    if (isEthicsLine(words) || /^(?:ethics|permit|permission)\b/.test(lower)) score -= 4;
    // How something was computed is less important than what was done.
    if (/^(?:stat(?:s|istics|istical)|software|packages?)\b/.test(lower)) score -= 2;
    if (/\b(?:eligible|excluded|approved|approval|consent|defined as|missing|imputed|dropped|only known)\b/.test(lower))
      score -= 1.5;
  }
  // The main result, the design and the broadest background usually come first in their sections.
  score -= Math.min(rank, 6) * (label === 'interpretation' ? 0 : 0.3);
  if (label === 'interpretation') {
    if (candidate.underConclusion) score += 5;
    if (/\b(?:conclu|suggest|impl|support|these (?:results|findings))/.test(lower)) score += 1;
    if (/\b(?:consistent|in line|agree\w*) with\b/.test(lower)) score -= 1.5;
    if (/^(?:if|one reason|another)\b/.test(lower)) score -= 1;
    // Future work is not a conclusion.
    if (comesNext.test(lower)) score -= 4;
    if (/\b(?:we|i) (?:think|suspect|guess)\b|\bspeculat|\bno idea\b/.test(lower)) score -= 6;
    if (concludes.test(words)) score += 3.5;
    // A sentence that may be a limitation is a weaker statement of the result.
    if (candidate.reading.second === 'limitation') score -= 2;
  }
  return score;
}

const early: ReadonlySet<Move> = new Set(['background', 'gap', 'aim']);

/** 'primary: 62 % against 33 %', 'The primary outcome was reached by 62 %', 'Main thing: two years later …'. */
function isMainOutcome(lower: string): boolean {
  return /^(?:the |our |my )?(?:primary|main|key|headline|central|biggest|most important|best)(?: outcome| conditions?| yield| end ?point| result| finding| thing| point| message| number)?\b/.test(
    lower,
  );
}

/** 'We also saw that', 'The second thing, which is not our topic': a result that the author presents as secondary. */
const besideTheMain =
  /^(?:(?:we|i) also|also|besides|incidentally|by the way|in passing|as an aside|on the side|secondary|secondly|the second (?:thing|finding|result|outcome)|what (?:did|does)|side (?:finding|result|note))\b|\bnot (?:our|the) (?:topic|question|aim|point)\b/;

const shareOfGroup = /\b\d[\d,]{0,9} (?:out )?of (?:the |all |our )?\d/g;

const comparesGroups = /\b(?:against|versus|vs|compared (?:with|to)|but|while|whereas|and)\b/;

/** 'Three themes were found': the result of an interview study. */
const namesThemes =
  /\b(?:two|three|four|five|six|seven|eight|\d) (?:(?:main|broad|central|overarching|interrelated) )?(?:themes|categories|patterns|types|strategies|ways|meanings|stories)\b/;

const comesNext =
  /^(?:further|future|more|additional|next|follow-up) (?:\p{L}+ )?(?:work|research|studies|trials?|experiments?|data|tests?|steps?)\b|\b(?:next step|future work|remains? to be|needs? to be|(?:has|have) to be (?:tested|repeated|shown|confirmed))\b/u;
