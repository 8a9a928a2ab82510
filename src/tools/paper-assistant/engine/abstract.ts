import { asksForSource, namesSource } from './cite-worthy.ts';
import { isDeclaration, isEthicsLine } from './declarations.ts';
import { givesEstimate } from './estimates.ts';
import { figureNumbers } from './figures.ts';
import { headingName } from './heading-names.ts';
import { printedWords } from './inlines.ts';
import type { Keyphrases } from './keyphrases.ts';
import type { Block, Inline, Move, Sentence } from './manuscript.ts';
import { moves } from './move-model/score-moves.ts';
import { cueWeight, isInOtherScript, type MoveReading } from './moves.ts';
import { roleOfMove } from './place-by-moves.ts';
import { mayAnswer } from './prompts.ts';
import { contentWords } from './risks/shared-words.ts';
import type { Plan } from './sections.ts';
import type { Piece } from './sentences.ts';

/** The parts of an abstract in order, with the prompt for a part that has no sentence. */
export const abstractSlots: readonly { readonly slot: Move; readonly prompt: string }[] = [
  { slot: 'background', prompt: 'State the background in one sentence.' },
  { slot: 'gap', prompt: 'State in one sentence what is not known yet.' },
  { slot: 'aim', prompt: 'State the aim in one sentence.' },
  { slot: 'method', prompt: 'State how the work was done in one sentence.' },
  { slot: 'result', prompt: 'State the main result in one sentence.' },
  { slot: 'interpretation', prompt: 'State what the result means in one sentence.' },
];

/**
 * Chooses the user's best sentence for each part of an abstract. A sentence that depends on the previous one ("This …")
 * or refers to a figure is chosen only if there is no other; a part without any candidate gets a prompt. A sentence
 * under the author's own heading or label for that part is preferred over one whose move was only guessed.
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
      // If only one sentence states the aim, no other part may use it.
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

/** 'The aims were' above a list: an item is only a part of that sentence, so all of it is repeated. */
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

/** Asking for something that the text already says is worse than repeating a less self-contained sentence. */
function nextBest(candidates: readonly Candidate[], slot: Move): Piece | null {
  const usable = candidates.filter(
    ({ piece, reading, order }) =>
      figureNumbers(piece.words).length === 0 &&
      !/:$/.test(piece.words) &&
      !isDeclaration(piece.words) &&
      // A question is not a method or finding, and a list item rarely makes sense alone.
      !((slot === 'method' || slot === 'result') && reading.label !== slot && piece.words.endsWith('?')) &&
      !(piece.list !== null && reading.label !== slot) &&
      // What one person said illustrates a result.
      !(slot === 'result' && quotesSomeone.test(piece.words)) &&
      // 'If the interval includes 0, we will read that as no effect' is a plan.
      !(slot === 'result' && /\bwill\b/.test(piece.words)) &&
      // What was not done or is only planned is neither the aim nor a result.
      !(
        (slot === 'aim' || slot === 'result' || (slot === 'interpretation' && reading.stated)) &&
        reading.label === 'limitation'
      ) &&
      // An aim is stated at the beginning; aims that come later are those of others.
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

/** 'We present a method for …', with which many abstracts begin. */
const opensWithAim =
  /^(?:here,? |in this \p{L}+,? )?(?:we|i|this (?:paper|study|article|work|thesis|report)) (?:\p{L}+ly )?(?:presents?|proposes?|introduces?|describes?|stud(?:y|ies)|investigates?|estimates?|examines?|develops?)\b/iu;

/**
 * Repeats the words of a body sentence in the abstract; marks that the draft added to the sentence are not repeated.
 */
export function repeatSentence(sentence: Sentence, slot: Move): Sentence {
  const inlines = withoutLabel(
    sentence.inlines.filter(
      (inline) => inline.kind !== 'citation-needed' && !(inline.kind === 'citation' && inline.typed === undefined),
    ),
  );
  // A sentence that also covers another part suppresses that part's prompt.
  const other = sentence.move?.label === slot ? sentence.move.second : sentence.move?.label;
  return {
    id: repetitionId(sentence.id),
    origin: 'user-repeated',
    text: printedWords({ inlines }),
    inlines,
    move: {
      label: slot,
      confidence: sentence.move?.label === slot ? sentence.move.confidence : 'high',
      ...(other ? { second: other } : {}),
    },
    repeats: sentence.id,
  };
}

/** 'Question: does coating help?' without the label, which the other sentences of an abstract don't have. */
function withoutLabel(inlines: readonly Inline[]): readonly Inline[] {
  const [first, ...rest] = inlines;
  if (first?.kind !== 'text') return inlines;
  // '(1) To identify …'
  const number = /^\(?(?:\d|i{1,3}|[a-d])\) +(?=\S)/.exec(first.text);
  if (number !== null) return [{ ...first, text: first.text.slice(number[0].length) }, ...rest];
  const label = /^(\p{L}[\p{L} '’-]{1,24}): +(?=\S)/u.exec(first.text);
  if (label === null || headingName(label[1] ?? '') === null) return inlines;
  return [{ ...first, text: first.text.slice(label[0].length) }, ...rest];
}

export function repetitionId(sentence: string): string {
  return `r-${sentence}`;
}

/**
 * Builds the abstract from repeated sentences, part by part. A part without one is a prompt, unless a sentence chosen
 * for another part also covers it: 'Readmission is common, but no one knows why' is both background and gap. `before`:
 * an earlier abstract, whose prompts are kept while they have no sentence, because the author may have chosen none.
 */
export function abstractBlocks(repeated: readonly Sentence[], before: readonly Block[] = []): Block[] {
  const blocks: Block[] = [];
  let open: Sentence[] = [];
  const flush = () => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', sentences: open });
    open = [];
  };
  for (const { slot, prompt } of abstractSlots) {
    const own = repeated.filter(({ move }) => move?.label === slot);
    if (own.length === 0) {
      const isKept = before.some((block) => block.kind === 'gap' && block.slot === slot);
      if (!isKept && repeated.some(({ text, move }) => mayAnswer({ words: text, move }, slot))) continue;
      flush();
      blocks.push({ kind: 'gap', text: prompt, slot });
    }
    open.push(...own);
  }
  flush();
  if (repeated.length > 0) blocks.push(repeatedNote);
  return blocks;
}

const repeatedNote: Block = {
  kind: 'note',
  text: 'The abstract repeats sentences of your own text, one for each part of an abstract. Your text contains each of them too.',
};

interface Candidate {
  readonly piece: Piece;
  readonly reading: MoveReading;
  readonly order: number;
  readonly fits: boolean;
  readonly underConclusion: boolean;
}

const leaning =
  /^(?:(?:all|each|half|many|most|much|none|part|some|two) of (?:it|them|these|this|those)|this|these|that|those|it|its|they|their|them|such|both|he|she|his|her|the (?:former|latter|same|others?|(?:first|second|third|other) one)|another one|here|there|for example|for instance|in addition|also|moreover|furthermore|additionally|then|finally|first|second|third|secondly|thirdly|instead|similarly|conversely|in contrast|likewise|by contrast|however|but|yet|and|or|so|nor|as a result|consequently|therefore|thus|hence)\b/i;

/** 'So phone calls help': a conclusion that names what it is about. */
const concludes =
  /^so,? (?:it (?:is|was|seems to be) [^.]{3,80} (?:that|who|which)\b|(?!(?:it|this|that|these|those|they|he|she|we|each|far|what|much|many)\b))/i;

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

function collectCandidates(plan: Plan): Candidate[] {
  const candidates: Candidate[] = [];
  // What was seen in one of several cases is not what was found.
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
      // An English abstract has no sentence in another script, and none whose source its author still has to look up.
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

const quotesSomeone = /["“][^"“”]{20,400}["”]/u;

/** 'Three themes were found': what an interview study found. */
const namesThemes =
  /\b(?:two|three|four|five|six|seven|eight|\d) (?:(?:main|broad|central|overarching|interrelated) )?(?:themes|categories|patterns|types|strategies|ways|meanings|stories)\b/;

const comesNext =
  /^(?:further|future|more|additional|next|follow-up) (?:\p{L}+ )?(?:work|research|studies|trials?|experiments?|data|tests?|steps?)\b|\b(?:next step|future work|remains? to be|needs? to be|(?:has|have) to be (?:tested|repeated|shown|confirmed))\b/u;

const early: ReadonlySet<Move> = new Set(['background', 'gap', 'aim']);

const namesOutcome =
  /\b(?:primary|main) (?:outcomes?|end ?points?|measures?|variables?|hypothes[ei]s|comparison)\b|\bprimary ?[=:]|\boutcome that (?:counts|counted|matters|mattered)\b/i;

/** 'primary: 62 % against 33 %', 'The primary outcome was reached by 62 %', 'Main thing: two years later …'. */
function isMainOutcome(lower: string): boolean {
  return /^(?:the |our |my )?(?:primary|main|key|headline|central|biggest|most important|best)(?: outcome| conditions?| yield| end ?point| result| finding| thing| point| message| number)?\b/.test(
    lower,
  );
}

/** 'We also saw that', 'The second thing, which is not our topic': a result that the author puts second. */
const besideTheMain =
  /^(?:(?:we|i) also|also|besides|incidentally|by the way|in passing|as an aside|on the side|secondary|secondly|the second (?:thing|finding|result|outcome)|what (?:did|does)|side (?:finding|result|note))\b|\bnot (?:our|the) (?:topic|question|aim|point)\b/;

const shareOfGroup = /\b\d[\d,]{0,9} (?:out )?of (?:the |all |our )?\d/g;
const comparesGroups = /\b(?:against|versus|vs|compared (?:with|to)|but|while|whereas|and)\b/;

/** 'And there is no difference: 11.2 against 11.0 (95% CI …)' can be understood without the sentence before it. */
const onlyJoins =
  /^(?:and|but|so|yet|however|overall|in short)\b,? (?!(?:it|they|this|that|these|those|he|she|its|their|such|then|the (?:same|other|latter|former))\b)/i;

/** `place`: its position in the text, from 0 to 1. */
function rate(
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
  // 'Gate removed: 31.2 ± 0.5' says nothing without the sentences around it.
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
    // What one person said illustrates a result.
    if (namesThemes.test(lower)) score += 3;
    else if (quotesSomeone.test(words)) score -= 3;
    if (isMainOutcome(lower)) score += 3;
    if (besideTheMain.test(lower)) score -= 3;
    // Notes that begin with a result begin with the main one.
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
    // 'For new queries it is slower' needs the sentence before it.
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
    // How it was computed says less than what was done.
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
    // What is to be done next is no conclusion.
    if (comesNext.test(lower)) score -= 4;
    if (/\b(?:we|i) (?:think|suspect|guess)\b|\bspeculat|\bno idea\b/.test(lower)) score -= 6;
    if (concludes.test(words)) score += 3.5;
    // A sentence that may be a limitation is a weaker statement of the result.
    if (candidate.reading.second === 'limitation') score -= 2;
  }
  return score;
}
