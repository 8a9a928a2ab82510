/**
 * The size of a figure on the page in centimeters, at most as wide as the column. An image is printed at about 200 dpi,
 * and at least a third as wide as the column unless that makes it too high, and never higher than 9 cm.
 */
export function figureSize(
  pixels: { readonly width: number; readonly height: number },
  columnCm: number,
): { width: number; height: number } {
  const ratio = Math.max(pixels.height, 1) / Math.max(pixels.width, 1);
  const natural = (Math.max(pixels.width, 1) / 200) * 2.54;
  const width = Math.min(Math.max(natural, columnCm / 3), columnCm, HIGHEST_CM / ratio);
  return { width: atLeast(width), height: atLeast(Math.min(width * ratio, HIGHEST_CM)) };
}

const HIGHEST_CM = 9;

/** Even an extremely thin image needs a size that both typesetters accept. */
function atLeast(cm: number): number {
  return Math.max(Math.round(cm * 100) / 100, 0.05);
}
