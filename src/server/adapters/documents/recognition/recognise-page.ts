import type { ReadPage, StruckText } from '#contract/documents.ts';
import { createPageWords } from '../pdf/page-words.ts';
import type { Pdfium } from '../pdf/pdfium.ts';
import { strikesOf } from '../pdf/strikes.ts';
import { liftRules } from './lift-rules.ts';
import { drawPage } from './picture.ts';
import type { RecognisedLine, Tesseract } from './tesseract.ts';

/** A page that was read with OCR, and the number of its struck-out words. */
export interface RecognisedPage {
  readonly page: ReadPage;
  readonly struck: StruckText;
}

export function recognisePage(pdfium: Pdfium, tesseract: Tesseract, document: number, index: number): RecognisedPage {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(document, index);
  if (page === 0) throw new Error('the page could not be opened');
  const { rules, picture } = liftRules(drawPage(pdfium, page));
  calls.FPDF_ClosePage(page);
  const { scale } = picture;
  const lines = tesseract.recognise(picture);
  const usual = usualHeight(lines);
  const words = createPageWords(strikesOf(rules));
  for (const line of lines) {
    const size = sizeOf(line, usual) / scale;
    for (const { text, confidence, left, right } of line.words) {
      const written = text.replace(/\s+/g, '');
      if (written === '' || confidence < leastConfidence) continue;
      words.add({
        text: written,
        left: left / scale,
        right: right / scale,
        baseline: baselineAt(line, (left + right) / 2) / scale,
        size,
        bold: false,
        edges: () => evenEdges(written.length, left / scale, right / scale),
      });
    }
  }
  const { width, height } = picture;
  const { page: read, struck } = words.finish({
    width: width / scale,
    height: height / scale,
    rules: new Float32Array(),
    pictures: 1,
  });
  return { page: { ...read, recognised: true }, struck };
}

/** Words below this confidence are dirt on the page or parts of a drawing. */
const leastConfidence = 25;

/** The height of a line from descender to ascender is about nine tenths of the font size. */
const heightShare = 0.9;

/**
 * The measured height depends on the letters in the line, so a value close to the page's usual size is taken as that
 * size.
 */
function sizeOf({ height }: RecognisedLine, usual: number): number {
  return (Math.abs(height - usual) < 0.2 * usual ? usual : height) / heightShare;
}

function usualHeight(lines: readonly RecognisedLine[]): number {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other);
  return heights[heights.length >> 1] ?? 0;
}

function baselineAt({ baseline: { x0, y0, x1, y1 } }: RecognisedLine, x: number): number {
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** Estimated positions of a word's letters, accurate enough to tell which ones a rule crosses. */
function evenEdges(letters: number, left: number, right: number): Float64Array {
  const step = (right - left) / letters;
  return Float64Array.from({ length: 2 * letters }, (_, at) => left + step * ((at + 1) >> 1));
}
