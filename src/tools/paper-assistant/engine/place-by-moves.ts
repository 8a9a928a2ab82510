import type { Move, StandardRole } from './manuscript.ts';
import { moves } from './move-model/score-moves.ts';
import type { MoveReading } from './moves.ts';

export const roleOfMove: Readonly<Record<Move, StandardRole>> = {
  background: 'introduction',
  gap: 'introduction',
  aim: 'introduction',
  method: 'methods',
  result: 'results',
  interpretation: 'discussion',
  limitation: 'discussion',
};

/**
 * Below this probability a section is only a guess, and the author's order is kept; chosen by cross-validation on
 * notes.
 */
const leastChance = 0.55;

/**
 * Adjusts the classifications of sentences without a heading, in text order, so that each move belongs to the section
 * that the sentence is placed in. A section's probability is the sum over its moves. A sentence without a likely
 * section stays with the previous or next certain one.
 */
export function settleSections(readings: readonly MoveReading[]): MoveReading[] {
  const chances = readings.map(roleChances);
  const sure = chances.map((own) => {
    const best = likeliest(own, roles);
    return own[best] >= leastChance ? best : null;
  });
  return readings.map((reading, index) => {
    const own = chances[index] as RoleChances;
    const near = [sure.slice(0, index).findLast(isRole), sure.slice(index + 1).find(isRole)].filter(isRole);
    return withRole(reading, sure[index] ?? likeliest(own, near.length > 0 ? near : roles));
  });
}

/**
 * 'Whether the path can be closed remains unclear', after the results: what the study leaves open, not its starting
 * point.
 */
export function settleOpenEnds(readings: readonly MoveReading[]): MoveReading[] {
  const lastOwn = readings.findLastIndex(({ label }) => label === 'aim' || label === 'method');
  const firstResult = readings.findIndex(({ label }) => label === 'result');
  return readings.map((reading, index) =>
    reading.label === 'gap' &&
    !reading.stated &&
    firstResult !== -1 &&
    index > firstResult &&
    index > lastOwn &&
    index >= readings.length * 0.6
      ? withRole(reading, 'discussion')
      : reading,
  );
}

/**
 * 'First, …', 'Second, …', 'Third, …' in one paragraph belong to the same section: the one that most of them belong to.
 * The sentences between them belong there too, unless their own section is certain.
 */
export function settleSeries(
  sentences: readonly { readonly words: string; readonly block: number }[],
  readings: readonly MoveReading[],
): MoveReading[] {
  const settled = [...readings];
  for (const block of new Set(sentences.map((sentence) => sentence.block))) {
    const members = sentences.flatMap((sentence, at) =>
      sentence.block === block && ordinal.test(sentence.words) ? [at] : [],
    );
    if (members.length < 3) continue;
    const own = members.map((at) => roleOfMove[(readings[at] as MoveReading).label]);
    const most = roles.find((role) => own.filter((one) => one === role).length * 3 >= own.length * 2);
    if (most === undefined) continue;
    for (let at = members[0] as number; at <= (members.at(-1) as number); at += 1) {
      const reading = readings[at] as MoveReading;
      if (members.includes(at) || reading.confidence === 'low') settled[at] = withRole(reading, most);
    }
  }
  return settled;
}

const ordinal = /^(?:and )?(?:first|second|third|fourth|fifth|finally|lastly)(?:ly)?\b/i;

/**
 * 'The largest house dismissed its orchestra. The other three kept theirs.' Uncertain sentences at the beginning of a
 * paragraph, after the methods and followed by results, are the first results, unless the authors are their subject.
 */
export function settleOpenings(
  sentences: readonly { readonly words: string; readonly block: number }[],
  readings: readonly MoveReading[],
): MoveReading[] {
  const settled = [...readings];
  const isMethod = (at: number) => readings[at]?.label === 'method';
  for (const block of new Set(sentences.map((sentence) => sentence.block))) {
    const own = sentences.flatMap((sentence, at) => (sentence.block === block ? [at] : []));
    const first = own.findIndex((at) => !isMethod(at));
    const rest = own.slice(first);
    const opening = own.slice(0, first);
    if (first < 1 || !isMethod((own[0] as number) - 1) || rest.length < 3 || rest.length < opening.length) continue;
    if (!rest.every((at) => readings[at]?.label === 'result')) continue;
    const unsure = opening.every((at) => {
      const { confidence, second, stated } = readings[at] as MoveReading;
      return (
        confidence === 'low' &&
        second === 'result' &&
        !stated &&
        !/\b(?:we|i|our|my)\b/i.test(sentences[at]?.words ?? '')
      );
    });
    if (unsure) for (const at of opening) settled[at] = withRole(readings[at] as MoveReading, 'results');
  }
  return settled;
}

const roles: readonly StandardRole[] = ['introduction', 'methods', 'results', 'discussion'];

type RoleChances = Readonly<Record<StandardRole, number>>;

function roleChances(reading: MoveReading): RoleChances {
  const sums = { introduction: 0, methods: 0, results: 0, discussion: 0 };
  for (const [at, move] of moves.entries()) sums[roleOfMove[move]] += reading.chances[at] ?? 0;
  return sums;
}

function likeliest(chances: RoleChances, among: readonly StandardRole[]): StandardRole {
  return among.reduce((best, role) => (chances[role] > chances[best] ? role : best));
}

function isRole(role: StandardRole | null | undefined): role is StandardRole {
  return role !== null && role !== undefined;
}

/** The most likely move of that section; if another section has a more likely move, it becomes the second choice. */
function withRole(reading: MoveReading, role: StandardRole): MoveReading {
  if (roleOfMove[reading.label] === role) return reading;
  const chanceOf = (move: Move) => reading.chances[moves.indexOf(move)] ?? 0;
  const label = moves
    .filter((move) => roleOfMove[move] === role)
    .reduce((best, move) => (chanceOf(move) > chanceOf(best) ? move : best));
  return { ...reading, label, second: reading.label, chance: chanceOf(label), confidence: 'low', evidence: 0 };
}
