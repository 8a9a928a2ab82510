import { isDeclaration } from '../declarations.ts';
import { givesEstimate } from '../estimates.ts';
import { figureNumbers } from '../figures.ts';
import type { Keyphrases } from '../keyphrases.ts';
import type { Move } from '../manuscript.ts';
import { moves } from '../move-model/score-moves.ts';
import { cueWeight } from '../moves.ts';
import { roleOfMove } from '../place-by-moves.ts';
import { mayAnswer } from '../prompts.ts';
import { contentWords } from '../risks/shared-words.ts';
import type { Plan } from '../sections.ts';
import type { Piece } from '../sentences.ts';
import { abstractSlots } from './abstract-blocks.ts';
import { type Candidate, collectCandidates, concludes, quotesSomeone } from './candidates.ts';
import { rate } from './rate.ts';

/**
 * Chooses the user's best sentence for each part of an abstract. A sentence that depends on the previous one ("This …")
 * or refers to a figure is chosen only if there is no other; a part without any candidate gets a prompt. A sentence
 * under the author's own heading or label for that part is preferred over one whose move is only a guess.
 */
export function chooseSentences(plan: Plan, keyphrases: Keyphrases): { piece: Piece; slot: Move }[] {
  const candidates = collectCandidates(plan);
  const wordsOf = (own: readonly Candidate[]) =>
    new Set(own.flatMap(({ piece }) => contentWords(piece.words.toLowerCase())));
  const answers = {
    aims: wordsOf(candidates.filter(({ reading }) => reading.label === 'aim')),
    // 'The primary outcome was readmission within 30 days' names what the main result is about.
    outcomes: wordsOf(
      candidates.filter(({ reading, piece }) => reading.label === 'method' && namesOutcome.test(piece.words)),
    ),
  };
  const chosen = abstractSlots.flatMap(({ slot }) => {
    const own = candidates.filter(({ reading }) => reading.label === slot);
    const wanted = slot === 'result' && own.length >= 6 ? 2 : 1;
    const rated = own
      .filter(
        ({ fits, piece }) =>
          (fits || (slot === 'interpretation' && concludes.test(piece.words))) && !isDeclaration(piece.words),
      )
      .map((candidate) => ({
        candidate,
        score: rate(candidate, own.indexOf(candidate), candidate.order / candidates.length, keyphrases, answers),
      }))
      .filter(({ score }) => score >= 1);
    const stated = rated.filter(({ candidate }) => candidate.reading.stated);
    return (stated.length > 0 ? stated : rated)
      .sort((a, b) => b.score - a.score || a.candidate.order - b.candidate.order)
      .slice(0, wanted)
      .map(({ candidate }) => candidate)
      .sort((a, b) => a.order - b.order)
      .map(({ piece }) => ({ piece, slot }));
  });
  return abstractSlots.flatMap(({ slot }) => {
    const own = chosen.filter((entry) => entry.slot === slot);
    if (own.length > 0)
      return slot === 'aim'
        ? wholeList(own, plan)
        : slot === 'result'
          ? withEstimate(own, candidates, answers.aims)
          : own;
    // 'The literature looks at prices, very little on where people work' is background and gap.
    if (slot === 'gap' && chosen.some((entry) => entry.slot === 'background' && isAlsoGap(entry.piece, plan)))
      return [];
    const taken = new Set(chosen.map(({ piece }) => piece));
    const hasAim = chosen.some((entry) => entry.slot === 'aim');
    const piece = nextBest(
      // If only one sentence states the aim, it is not used for any other part.
      candidates.filter(
        ({ piece, reading }) => !taken.has(piece) && !(slot === 'gap' && reading.label === 'aim' && !hasAim),
      ),
      slot,
    );
    if (piece === null) return [];
    const entry = { piece, slot };
    chosen.push(entry);
    return [entry];
  });
}

const namesOutcome =
  /\b(?:primary|main) (?:outcomes?|end ?points?|measures?|variables?|hypothes[ei]s|comparison)\b|\bprimary ?[=:]|\boutcome that (?:counts|counted|matters|mattered)\b/i;

/**
 * 'Of the 212 pupils 121 use it daily. Their marks were 0.4 points worse (95 % CI …)': the second sentence is the
 * result, and needs the first.
 */
function withEstimate(
  own: { piece: Piece; slot: Move }[],
  candidates: readonly Candidate[],
  aims: ReadonlySet<string>,
): { piece: Piece; slot: Move }[] {
  const [entry] = own;
  if (entry === undefined || own.length > 1) return own;
  const at = candidates.findIndex(({ piece }) => piece === entry.piece);
  const next = candidates[at + 1];
  if (next === undefined || next.reading.label !== 'result' || next.piece.block !== entry.piece.block) return own;
  const lower = next.piece.words.toLowerCase();
  const answers = contentWords(lower).some((word) => aims.has(word));
  return pointsBack.test(lower) &&
    (givesEstimate(lower) || /±/.test(lower)) &&
    (answers || !(givesEstimate(entry.piece.words.toLowerCase()) || /±/.test(entry.piece.words)))
    ? [entry, { piece: next.piece, slot: entry.slot }]
    : own;
}

const pointsBack = /^(?:they|it|these|this|their|its|he|she|his|her|the (?:others?|rest))\b/;

/** 'The aims were' above a list: an item is only part of the sentence, so the whole sentence is repeated. */
function wholeList(own: { piece: Piece; slot: Move }[], plan: Plan): { piece: Piece; slot: Move }[] {
  const [entry] = own;
  if (entry === undefined || entry.piece.list === null || !/^(?:to |whether |how |if |\p{Ll})/u.test(entry.piece.words))
    return own;
  const pieces = plan.sections.find((section) => section.pieces.includes(entry.piece))?.pieces ?? [];
  let from = pieces.indexOf(entry.piece);
  let to = from + 1;
  while (pieces[from - 1]?.kind === 'sentence' && pieces[from - 1]?.list !== null) from -= 1;
  while (pieces[to]?.kind === 'sentence' && pieces[to]?.list !== null) to += 1;
  const lead = pieces[from - 1];
  const whole = pieces.slice(from - 1, to);
  const length = whole.map(({ words }) => words.split(' ').length).reduce((sum, count) => sum + count, 0);
  if (lead?.kind !== 'sentence' || /[.?!]$/.test(lead.words) || whole.length > 5 || length > 90) return own;
  return whole.map((piece) => ({ piece, slot: entry.slot }));
}

function isAlsoGap({ id, words }: Piece, plan: Plan): boolean {
  return cueWeight(words, 'gap') >= 3 && mayAnswer({ words, move: plan.moves.get(id) }, 'gap');
}

/** Asking for something that is already in the text is worse than repeating a sentence that depends on others. */
function nextBest(candidates: readonly Candidate[], slot: Move): Piece | null {
  const usable = candidates.filter(
    ({ piece, reading, order }) =>
      figureNumbers(piece.words).length === 0 &&
      !/:$/.test(piece.words) &&
      !isDeclaration(piece.words) &&
      // A question is not a method or a finding, and a list item rarely makes sense on its own.
      !((slot === 'method' || slot === 'result') && reading.label !== slot && piece.words.endsWith('?')) &&
      !(piece.list !== null && reading.label !== slot) &&
      // A statement by one person illustrates a result.
      !(slot === 'result' && quotesSomeone.test(piece.words)) &&
      // 'If the interval includes 0, we will read that as no effect' is a plan.
      !(slot === 'result' && /\bwill\b/.test(piece.words)) &&
      // Something that was not done, or is only planned, is neither the aim nor a result.
      !(
        (slot === 'aim' || slot === 'result' || (slot === 'interpretation' && reading.stated)) &&
        reading.label === 'limitation'
      ) &&
      // An aim is stated at the beginning; aims that come later belong to other studies.
      !(slot === 'aim' && reading.label !== 'aim' && order > 0.6 * candidates.length) &&
      !(slot === 'interpretation' && reading.label !== slot && /\bwill\b/.test(piece.words)),
  );
  // What the authors did or found is not what was known before.
  const mayBe = ({ reading }: Candidate) => slot !== 'background' || roleOfMove[reading.label] === 'introduction';
  const ways: ((candidate: Candidate) => boolean)[] = [
    ({ reading }) => reading.label === slot && !(slot === 'interpretation' && reading.second === 'limitation'),
    ({ piece, reading }) =>
      reading.label !== 'limitation' &&
      !(slot === 'method' && reading.label === 'interpretation') &&
      !reading.stated &&
      cueWeight(piece.words, slot) >= 2.5,
    ({ piece, reading }) => slot === 'aim' && reading.label === 'background' && opensWithAim.test(piece.words),
    ({ reading }) =>
      reading.second === slot &&
      ((reading.chances[moves.indexOf(slot)] ?? 0) >= 0.2 || reading.label === 'background' || reading.label === 'gap'),
    ({ reading }) => reading.label === slot,
    // A weak cue is ignored if the sentence is clearly something else; but gaps are often phrased as questions.
    ({ reading, piece }) =>
      (reading.confidence !== 'high' || (slot === 'aim' && reading.label === 'gap')) &&
      mayAnswer({ words: piece.words, move: { label: reading.label, second: null } }, slot),
  ];
  const fitting = ways
    .map((way) => (candidate: Candidate) => mayBe(candidate) && way(candidate))
    .map((way) => usable.find((candidate) => candidate.fits && way(candidate)) ?? usable.find(way))
    .find((candidate) => candidate !== undefined);
  return fitting?.piece ?? null;
}

/** 'We present a method for …': many abstracts begin this way. */
const opensWithAim =
  /^(?:here,? |in this \p{L}+,? )?(?:we|i|this (?:paper|study|article|work|thesis|report)) (?:\p{L}+ly )?(?:presents?|proposes?|introduces?|describes?|stud(?:y|ies)|investigates?|estimates?|examines?|develops?)\b/iu;
