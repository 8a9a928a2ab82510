import { z } from 'zod';
import { featurePlaces } from './features.ts';

/**
 * A multinomial logistic regression over hashed features, as stored. `weights` has one base64 string per class: pairs
 * of bytes with the distance to the next position that has a weight (255: skip 255 positions without a weight) and the
 * weight in eighths (two's complement).
 */
export const storedWeights = z.object({
  format: z.literal(1),
  classes: z.array(z.string()).min(2),
  places: z.literal(featurePlaces),
  /** In hundredths. */
  bias: z.array(z.number().int()),
  weights: z.array(z.string()),
});
export type StoredWeights = z.infer<typeof storedWeights>;

export interface LinearWeights {
  readonly classes: readonly string[];
  readonly bias: readonly number[];
  /** By position and class: `place * classes.length + class`, in eighths. */
  readonly eighths: Int8Array;
}

const longestStep = 255;

export function unpackWeights(stored: StoredWeights): LinearWeights {
  const { classes } = stored;
  const eighths = new Int8Array(featurePlaces * classes.length);
  for (const [own, packed] of stored.weights.entries()) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    let place = -1;
    for (let at = 0; at < bytes.length; at += 2) {
      const step = bytes[at] ?? 0;
      place += step;
      if (step < longestStep) eighths[place * classes.length + own] = ((bytes[at + 1] ?? 0) << 24) >> 24;
    }
  }
  return { classes, bias: stored.bias.map((hundredths) => hundredths / 100), eighths };
}

export function packWeights({ classes, bias, eighths }: LinearWeights): StoredWeights {
  return {
    format: 1,
    classes: [...classes],
    places: featurePlaces,
    bias: bias.map((value) => Math.round(value * 100)),
    weights: classes.map((_, own) => {
      let packed = '';
      let last = -1;
      for (let place = 0; place < featurePlaces; place += 1) {
        const weight = eighths[place * classes.length + own] ?? 0;
        if (weight === 0) continue;
        for (; place - last >= longestStep; last += longestStep) packed += String.fromCharCode(longestStep, 0);
        packed += String.fromCharCode(place - last, weight & 0xff);
        last = place;
      }
      return btoa(packed);
    }),
  };
}
