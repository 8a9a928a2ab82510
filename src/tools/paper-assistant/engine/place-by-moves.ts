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

/** Less likely sections are guesses, which leave the author's order alone; chosen by cross-validation on notes. */
const leastChance = 0.55;

/**
 * Readings of sentences without a heading, in the order of the text, such that each move belongs to the section that the sentence
 * goes to. A section's chance is that of all its moves. A sentence without a likely section stays with the sure one before or after it.
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

/** The likeliest move of that section; what was likelier elsewhere becomes the second choice. */
function withRole(reading: MoveReading, role: StandardRole): MoveReading {
  if (roleOfMove[reading.label] === role) return reading;
  const chanceOf = (move: Move) => reading.chances[moves.indexOf(move)] ?? 0;
  const label = moves
    .filter((move) => roleOfMove[move] === role)
    .reduce((best, move) => (chanceOf(move) > chanceOf(best) ? move : best));
  return { ...reading, label, second: reading.label, chance: chanceOf(label), confidence: 'low', evidence: 0 };
}
