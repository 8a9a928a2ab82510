import { figureNumbers } from './figures.ts';
import type { Keyphrases } from './keyphrases.ts';
import type { Move } from './manuscript.ts';
import type { Plan } from './sections.ts';
import type { Piece } from './sentences.ts';

interface AbstractPlan {
  /** The sentences that move from their sections into the abstract, in the order of an abstract. */
  readonly pieces: readonly Piece[];
  /** What the abstract still lacks, one instruction each, with the number of pieces that stand before it. */
  readonly gaps: readonly { readonly after: number; readonly text: string }[];
}

/**
 * Assembles an abstract from the user's own best sentence of each move. A sentence is taken only where its move keeps at
 * least one other in the sections, where no neighbour leans on it ("This …"), and where it names no figure; for a move
 * with none to spare the abstract holds an instruction instead.
 */
export function assembleAbstract(plan: Plan, keyphrases: Keyphrases): AbstractPlan {
  const candidates = collectCandidates(plan);
  const pieces: Piece[] = [];
  const gaps: { after: number; text: string }[] = [];
  for (const { move, gap } of abstractMoves) {
    const own = candidates.filter((candidate) => candidate.move === move);
    const wanted = move === 'result' && own.length >= 6 ? 2 : 1;
    const best = own
      .filter((candidate) => candidate.fits)
      .map((candidate) => ({ candidate, score: rate(candidate, own.indexOf(candidate), keyphrases) }))
      .filter(({ score }) => score >= 2)
      .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
      .slice(0, Math.min(wanted, own.length - 1))
      .map(({ candidate }) => candidate)
      .sort((a, b) => a.order - b.order);
    pieces.push(...best.map(({ piece }) => piece));
    if (best.length === 0 && gap !== null) gaps.push({ after: pieces.length, text: gap });
  }
  return { pieces, gaps };
}

/** What an abstract says, in its order, and the instruction that stands there for what is missing. */
export const abstractMoves: readonly { readonly move: Move; readonly gap: string | null }[] = [
  { move: 'background', gap: 'State the background in one sentence.' },
  { move: 'gap', gap: null },
  { move: 'aim', gap: 'State the aim in one sentence.' },
  { move: 'method', gap: 'State how the work was done in one sentence.' },
  { move: 'result', gap: 'State the main result in one sentence.' },
  { move: 'interpretation', gap: 'State what the result means in one sentence.' },
];

interface Candidate {
  readonly piece: Piece;
  readonly move: Move;
  readonly sure: boolean;
  readonly evidence: number;
  readonly order: number;
  readonly fits: boolean;
}

const leaning =
  /^(?:this|these|that|those|it|its|they|their|them|such|both|he|she|his|her|the (?:former|latter|same|others?)|here|there|for example|for instance|in addition|also|moreover|furthermore|additionally|then|finally|first|second|third|secondly|thirdly|instead|similarly|conversely|in contrast|likewise|by contrast|however|but|yet|and|or|so|nor|as a result|consequently|therefore|thus|hence)\b/i;

/** Whether a sentence needs the one before it to be understood. */
function leans(words: string): boolean {
  if (/^(?:here|therefore|thus),? (?:we|i)\b|^these (?:findings|results|data|observations)\b/i.test(words))
    return false;
  return leaning.test(words) || /^(?:\S+ ){1,3}(?:then|also)\b/.test(words);
}

function collectCandidates(plan: Plan): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { pieces } of plan.sections) {
    for (const [index, piece] of pieces.entries()) {
      const reading = plan.moves.get(piece.id);
      if (piece.kind !== 'sentence' || reading === undefined) continue;
      const next = pieces[index + 1];
      const leansOnIt = next !== undefined && next.block === piece.block && leans(next.words);
      const fits =
        piece.list === null &&
        piece.lead === '' &&
        !leansOnIt &&
        figureNumbers(piece.words).length === 0 &&
        !/\btable \d|:$|^[\p{L} ]{3,40}: /iu.test(piece.words) &&
        !leans(piece.words);
      candidates.push({
        piece,
        move: reading.label,
        sure: reading.confidence === 'high',
        evidence: reading.evidence,
        order: candidates.length,
        fits,
      });
    }
  }
  return candidates;
}

function rate(candidate: Candidate, rank: number, keyphrases: Keyphrases): number {
  const { words } = candidate.piece;
  const lower = words.toLowerCase();
  const length = words.split(' ').length;
  let score = Math.min(candidate.evidence, 5) + (candidate.sure ? 2 : 0);
  if (length < 8) score -= 3;
  else if (length >= 12 && length <= 40) score += 1;
  else if (length > 60) score -= 2;
  score += Math.min(
    2,
    keyphrases.phrases.slice(0, 8).filter(({ text }) => lower.includes(text.toLowerCase())).length * 0.5,
  );
  if (candidate.piece.inlines.some(({ kind }) => kind === 'math')) score -= 2;
  if (candidate.move === 'result' && /\d/.test(words)) score += 1.5;
  if (candidate.move === 'method') {
    if (/\d/.test(words)) score += 0.7;
    if (rank === 0) score += 1;
    if (
      /\b(?:trial|cohort|survey|review|interview\w*|experiments?|randomly|randomi[sz]ed|collected|trained|rests on|we (?:conducted|used))\b/.test(
        lower,
      )
    )
      score += 1.5;
    if (/\b(?:eligible|excluded|approved|consent|defined as|missing|imputed)\b/.test(lower)) score -= 1.5;
  }
  // The main result and the design come first in their sections, as a rule; so does the broadest background.
  score -= Math.min(rank, 6) * (candidate.move === 'interpretation' ? 0 : 0.3);
  if (candidate.move === 'interpretation') {
    if (/\b(?:conclu|suggest|impl|support|these (?:results|findings))/.test(lower)) score += 1;
    if (/\b(?:consistent|in line|agree\w*) with\b/.test(lower)) score -= 1.5;
  }
  return score;
}
