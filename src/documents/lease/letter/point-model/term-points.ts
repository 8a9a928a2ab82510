import type { Span } from '#documents/document.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import type { Evidence } from '../question-model/rate-question.ts';
import { speaksOf } from '../spoken-points.ts';
import { sentencesIn, type TermPart, termsOf } from '../terms.ts';
import { isUnfilled } from '../unfilled-terms.ts';
import { classifyTerm, type SpokenPoints } from './classify-points.ts';
import type { TermText } from './features.ts';
import type { PointWeights } from './point-weights.ts';
import weights from './weights.json' with { type: 'json' };

const trained = weights as unknown as PointWeights;

/**
 * The minimum probabilities for a term that leaves a point open: that it leaves something open, and that it is about
 * the point.
 */
const least = { open: 0.5, leftOpen: 0.3 } as const;

/** The result of the trained model for a sentence. */
export function spokenPointsOf(term: TermText): SpokenPoints {
  return classifyTerm(term, trained);
}

interface ClassifiedPart {
  readonly part: TermPart;
  readonly said: SpokenPoints;
}

const known = new WeakMap<LeaseText, readonly ClassifiedPart[]>();

/** What the settled terms say about a point; if the model doesn't know the point, only the words are used. */
export function evidenceOf(text: LeaseText, point: string): Evidence {
  let [alone, withWords] = [0, 0];
  for (const { part, said } of classified(text)) {
    if (said.open >= least.open || isUnfilled(part.text)) continue;
    const known = said.of.get(point);
    const chance = known ?? 0;
    if (chance > alone) alone = chance;
    const counted = known ?? 1;
    if (counted > withWords && speaksOf(point, part.text)) withWords = counted;
  }
  return { alone, withWords };
}

/** The term that is clearly about the point and leaves it open; null if there is none. */
export function leftOpen(text: LeaseText, point: string): TermPart | null {
  const best = classified(text)
    .filter(({ said }) => said.open >= least.open && (said.of.get(point) ?? 0) > least.leftOpen)
    .sort((a, b) => (b.said.of.get(point) ?? 0) - (a.said.of.get(point) ?? 0))[0];
  return best?.part ?? null;
}

/** Settled terms that are about the point with at least this probability, the most likely first. */
export function termsAbout(text: LeaseText, point: string, least: number): readonly TermPart[] {
  return classified(text)
    .map(({ part, said }) => ({ part, chance: said.open < 0.5 ? (said.of.get(point) ?? 0) : 0 }))
    .filter(({ part, chance }) => chance >= least && part.text.trim() !== '')
    .sort((a, b) => b.chance - a.chance || a.part.start - b.part.start)
    .map(({ part }) => part);
}

/**
 * The model's rating of the terms at a position for a point: its probability, and how many other points are more likely
 * there; null if the model doesn't know the point or the position.
 */
export function judgedAt(
  text: LeaseText,
  { start, end }: Span,
  point: string,
): { chance: number; likelier: number } | null {
  const rated = (said: SpokenPoints) => {
    const chance = said.of.get(point);
    return chance === undefined
      ? null
      : { chance, likelier: [...said.of.values()].filter((other) => other > chance).length };
  };
  const judged = classified(text)
    .filter(({ part }) => part.end > start && part.start < end)
    .flatMap((each) => [
      rated(each.said),
      ...clausesOf(text, each.part)
        .map(rated)
        .filter((clause) => clause?.likelier === 0),
    ])
    .flatMap((each) => each ?? []);
  return judged.sort((a, b) => a.likelier - b.likelier || b.chance - a.chance)[0] ?? null;
}

const knownClauses = new WeakMap<TermPart, readonly SpokenPoints[]>();

/** `They'd take five years, want two months free and 2.5% bumps`: each clause of such a sentence is about another point. */
function clausesOf(text: LeaseText, part: TermPart): readonly SpokenPoints[] {
  const cached = knownClauses.get(part);
  if (cached !== undefined) return cached;
  const clauses =
    part.text.length > 1_000
      ? []
      : part.text.split(/[,;]\s+|\s(?:and|but|plus|if|provided(?: that)?)\s+/).filter((each) => each.trim().length > 8);
  const heading =
    termsOf(text).find((term) =>
      term.parts.some((own) => own.block === part.block && own.start <= part.start && part.end <= own.end),
    )?.heading ?? '';
  const said =
    clauses.length < 2 ? [] : clauses.slice(0, 12).map((clause) => spokenPointsOf({ heading, text: clause }));
  knownClauses.set(part, said);
  return said;
}

/** Every sentence, cell and row of the offer with the model's result. */
function classified(text: LeaseText): readonly ClassifiedPart[] {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const parts = termsOf(text).flatMap((term) =>
    term.parts
      .flatMap((part) => (part.block.kind === 'row' ? [part] : sentencesIn(part)))
      .map((part) => ({ part, said: spokenPointsOf({ heading: term.heading, text: part.text }) })),
  );
  known.set(text, parts);
  return parts;
}
