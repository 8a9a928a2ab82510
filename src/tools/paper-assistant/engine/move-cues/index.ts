import type { Move } from '../manuscript.ts';
import { aimCues } from './aim.ts';
import { backgroundCues } from './background.ts';
import { gapCues } from './gap.ts';
import { interpretationCues } from './interpretation.ts';
import { limitationCues } from './limitation.ts';
import { methodCues } from './method.ts';
import type { MoveCue } from './move-cue.ts';
import { resultCues } from './result.ts';

/**
 * Groups of cues based on argumentative zoning (Teufel and Moens 2002, Computational Linguistics 28(4)) and the moves
 * of research articles (Swales 1990). Patterns match lowercase text; none has nested repetitions.
 */
export const moveCues: Readonly<Record<Move, readonly MoveCue[]>> = {
  background: backgroundCues,
  gap: gapCues,
  aim: aimCues,
  method: methodCues,
  result: resultCues,
  interpretation: interpretationCues,
  limitation: limitationCues,
};
