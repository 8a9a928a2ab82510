import type { Pdfium } from './pdfium.ts';

export interface FontTraits {
  /** Properties of a text object's font. */
  isBold(textObject: number): boolean;
}

/** Documents have few fonts, but they are requested for every word, so each one is read once. */
export function fontTraits(pdfium: Pdfium): FontTraits {
  const { calls } = pdfium;
  const known = new Map<number, boolean>();
  const buffer = pdfium.allocate(256);
  return {
    isBold(textObject) {
      const font = textObject === 0 ? 0 : calls.FPDFTextObj_GetFont(textObject);
      if (font === 0) return false;
      const before = known.get(font);
      if (before !== undefined) return before;
      const length = Math.min(256, calls.FPDFFont_GetBaseFontName(font, buffer, 256));
      const name = length > 0 ? pdfium.text(buffer, length, 'latin1') : '';
      const bold = isBoldName(name) || calls.FPDFFont_GetWeight(font) >= 600;
      known.set(font, bold);
      return bold;
    },
  };
}

export function isBoldName(name: string): boolean {
  return /bold|black|heavy|demi(?!cal)/i.test(name);
}
