import { asRule, type Rule } from '../pdf/strikes.ts';
import type { Picture } from './picture.ts';

/**
 * Removes the horizontal rules from an image: runs of dark pixels longer than in any letter, a few rows high. Returns
 * them in points, because text that they cross is struck out, and the image without them, so that the letters below are
 * readable.
 */
export function liftRules(picture: Picture): { readonly rules: readonly Rule[]; readonly picture: Picture } {
  const { width, height, scale } = picture;
  const dots = picture.dots.slice();
  const least = Math.round(shortest * scale);
  const thickest = Math.ceil(thickness * scale);
  let open: Band[] = [];
  const bands: Band[] = [];
  for (let y = 0; y < height; y += 1) {
    const next: Band[] = [];
    for (const { left, right } of runsOf(dots, y * width, width, least)) {
      const above = open.find((band) => band.last === y - 1 && left < band.right && band.left < right);
      if (above) {
        above.left = Math.min(above.left, left);
        above.right = Math.max(above.right, right);
        above.last = y;
        if (!next.includes(above)) next.push(above);
      } else next.push({ left, right, first: y, last: y });
    }
    bands.push(...open.filter((band) => band.last < y));
    open = next;
  }
  bands.push(...open);
  const thin = bands.filter((band) => band.last - band.first < thickest);
  for (const { left, right, first, last } of thin) {
    // Includes one more row on either side, because scanned edges are blurred.
    for (let y = Math.max(0, first - 1); y <= Math.min(height - 1, last + 1); y += 1) {
      dots.fill(255, y * width + left, y * width + right);
    }
  }
  const rules = thin.flatMap(({ left, right, first, last }) => {
    const middle = (first + last + 1) / 2 / scale;
    return asRule({ left: left / scale, right: right / scale, top: middle, bottom: middle }) ?? [];
  });
  return { rules, picture: { ...picture, dots } };
}

interface Band {
  left: number;
  right: number;
  first: number;
  last: number;
}

/** In points: longer than the bar of a letter or a dash, and as thick as the line of a pen. */
const shortest = 16;
const thickness = 3;

/** Pixels darker than this are ink. */
const dark = 140;

function* runsOf(dots: Uint8Array, from: number, width: number, least: number) {
  let start = -1;
  for (let x = 0; x <= width; x += 1) {
    const isDark = x < width && (dots[from + x] ?? 255) < dark;
    if (isDark && start < 0) start = x;
    if (!isDark && start >= 0) {
      if (x - start >= least) yield { left: start, right: x };
      start = -1;
    }
  }
}
