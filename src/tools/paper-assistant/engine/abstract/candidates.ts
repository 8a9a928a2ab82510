import { asksForSource } from '../cite-worthy.ts';
import { givesEstimate } from '../estimates.ts';
import { figureNumbers } from '../figures.ts';
import { headingName } from '../heading-names.ts';
import { isInOtherScript, type MoveReading } from '../moves.ts';
import type { Plan } from '../sections.ts';
import type { Piece } from '../sentences.ts';

export interface Candidate {
  readonly piece: Piece;
  readonly reading: MoveReading;
  readonly order: number;
  readonly fits: boolean;
  readonly underConclusion: boolean;
}

export function collectCandidates(plan: Plan): Candidate[] {
  const candidates: Candidate[] = [];
  // An observation about one of several cases is not the overall finding.
  const cases = new Set(
    plan.sections.flatMap(({ pieces }) =>
      pieces.filter(({ words }) => /^(?:case|patient) \d{1,2}\b/i.test(words)).map(({ block }) => block),
    ),
  );
  for (const { pieces, title } of plan.sections) {
    const underConclusion = headingName(title)?.role === 'conclusion';
    for (const piece of pieces) {
      const reading = plan.moves.get(piece.id);
      if (piece.kind !== 'sentence' || reading === undefined) continue;
      const fits =
        !cases.has(piece.block) &&
        figureNumbers(piece.words).length === 0 &&
        !/\btable \d(?!\))|:$/i.test(piece.words) &&
        !leans(piece.words);
      // An English abstract has no sentence in another script, and none that still needs a source from its author.
      if (isInOtherScript(piece.words) || asksForSource(piece.words)) continue;
      candidates.push({
        piece,
        reading,
        order: candidates.length,
        fits,
        underConclusion,
      });
    }
  }
  return candidates;
}

/** Whether a sentence cannot be understood without the previous one. */
function leans(words: string): boolean {
  if (
    /^(?:here|therefore|thus),? (?:we|i)\b|^these (?:findings|results|data|observations)\b|^it is (?:\w+ )?(?:known|established|accepted|estimated|unclear|unknown)\b/i.test(
      words,
    )
  )
    return false;
  if (onlyJoins.test(words) && givesEstimate(words.toLowerCase())) return false;
  return (
    leaning.test(words) ||
    /^(?:\S+ ){1,3}(?:then|also)\b/.test(words) ||
    // 'In both of these two the illness was rarer'
    /^(?:in|of|for|on|with|to|from|among) (?:(?:both|all|each|most|some|two|three) (?:of )?)?(?:these|those|them|this)\b/i.test(
      words,
    ) ||
    // 'We use that in a regression'
    /^(?:we|i) \S+ (?:that|this|these|those|it|them) (?:in|as|for|to|with|by)\b/i.test(words)
  );
}

const leaning =
  /^(?:(?:all|each|half|many|most|much|none|part|some|two) of (?:it|them|these|this|those)|this|these|that|those|it|its|they|their|them|such|both|he|she|his|her|the (?:former|latter|same|others?|(?:first|second|third|other) one)|another one|here|there|for example|for instance|in addition|also|moreover|furthermore|additionally|then|finally|first|second|third|secondly|thirdly|instead|similarly|conversely|in contrast|likewise|by contrast|however|but|yet|and|or|so|nor|as a result|consequently|therefore|thus|hence)\b/i;

/** 'And there is no difference: 11.2 against 11.0 (95% CI …)' can be understood without the previous sentence. */
const onlyJoins =
  /^(?:and|but|so|yet|however|overall|in short)\b,? (?!(?:it|they|this|that|these|those|he|she|its|their|such|then|the (?:same|other|latter|former))\b)/i;

/** 'So phone calls help': a conclusion that names its subject. */
export const concludes =
  /^so,? (?:it (?:is|was|seems to be) [^.]{3,80} (?:that|who|which)\b|(?!(?:it|this|that|these|those|they|he|she|we|each|far|what|much|many)\b))/i;

export const quotesSomeone = /["“][^"“”]{20,400}["”]/u;
