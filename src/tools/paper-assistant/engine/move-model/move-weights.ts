import { z } from 'zod';
import type { Move } from '../manuscript.ts';
import { featurePlaces } from './features.ts';

/** The order of the classes, which is also the usual order in a paper. */
export const moves: readonly Move[] = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'];

/**
 * A multinomial logistic regression over hashed features, as stored. `weights` has one base64 string per move: pairs of bytes,
 * the distance to the next place with a weight (255: 255 places on, no weight) and the weight in eighths (two's complement).
 */
export const storedWeights = z.object({
  format: z.literal(1),
  moves: z.array(z.string()).length(moves.length),
  places: z.literal(featurePlaces),
  /** In hundredths. */
  bias: z.array(z.number().int()).length(moves.length),
  weights: z.array(z.string()).length(moves.length),
});
export type StoredWeights = z.infer<typeof storedWeights>;

export interface MoveWeights {
  readonly bias: readonly number[];
  /** By place and move: `place * moves.length + move`, in eighths. */
  readonly eighths: Int8Array;
}

const longestStep = 255;

export function unpackWeights(stored: StoredWeights): MoveWeights {
  const eighths = new Int8Array(featurePlaces * moves.length);
  for (const [move, packed] of stored.weights.entries()) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    let place = -1;
    for (let at = 0; at < bytes.length; at += 2) {
      const step = bytes[at] ?? 0;
      place += step;
      if (step < longestStep) eighths[place * moves.length + move] = ((bytes[at + 1] ?? 0) << 24) >> 24;
    }
  }
  return { bias: stored.bias.map((hundredths) => hundredths / 100), eighths };
}

export function packWeights({ bias, eighths }: MoveWeights): StoredWeights {
  return {
    format: 1,
    moves: [...moves],
    places: featurePlaces,
    bias: bias.map((value) => Math.round(value * 100)),
    weights: moves.map((_, move) => {
      let packed = '';
      let last = -1;
      for (let place = 0; place < featurePlaces; place += 1) {
        const weight = eighths[place * moves.length + move] ?? 0;
        if (weight === 0) continue;
        for (; place - last >= longestStep; last += longestStep) packed += String.fromCharCode(longestStep, 0);
        packed += String.fromCharCode(place - last, weight & 0xff);
        last = place;
      }
      return btoa(packed);
    }),
  };
}
