import { type ReadPage, readLimits } from '#contract/documents.ts';
import { printedMarks } from '../printed-marks.ts';
import { DocumentRefusal } from '../refusal.ts';
import { type FontTraits, fontTraits } from './font-traits.ts';
import { type FrameBox, type PageFrame, pageFrame } from './page-frame.ts';
import { createPageWords, type PageStruck, type PageWords } from './page-words.ts';
import type { Pdfium } from './pdfium.ts';
import { readDrawings } from './read-drawings.ts';
import { strikesOf } from './strikes.ts';

/** A PDF whose pages can be read one by one, in any order. */
export interface OpenPdf {
  readonly pages: number;
  /** Counted from 0. */
  read(index: number): PdfPage;
  close(): void;
}

export interface PdfPage {
  readonly page: ReadPage;
  readonly struck: PageStruck;
  /** Number of characters of all its text, visible or not. */
  readonly characters: number;
  /** False for a page that cannot be opened; the other pages stay readable. */
  readonly opened: boolean;
}

/** Opens a PDF with PDFium. Throws Refusal for protected, damaged or too long files. */
export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenPdf {
  const { calls } = pdfium;
  const address = pdfium.place(bytes);
  const document = calls.FPDF_LoadMemDocument(address, bytes.length, noPassword);
  if (document === 0)
    throw new DocumentRefusal(calls.FPDF_GetLastError() === passwordError ? 'document_protected' : 'document_damaged');
  const pages = calls.FPDF_GetPageCount(document);
  if (pages < 1) throw new DocumentRefusal('document_damaged');
  if (pages > readLimits.pages) throw new DocumentRefusal('document_too_long');
  const traits = fontTraits(pdfium);
  return {
    pages,
    read(index) {
      const page = calls.FPDF_LoadPage(document, index);
      if (page === 0) return unopened;
      const frame = frameOf(pdfium, page);
      const drawings = readDrawings(pdfium, page, frame);
      const words = createPageWords(strikesOf(drawings.rules));
      const characters = readText(pdfium, page, frame, traits, words);
      calls.FPDF_ClosePage(page);
      const { width, height } = frame;
      return {
        ...words.finish({ width, height, rules: drawings.borders, pictures: drawings.pictures }),
        characters,
        opened: true,
      };
    },
    close() {
      calls.FPDF_CloseDocument(document);
      pdfium.free(address);
    },
  };
}

/** A null pointer. */
const noPassword = 0;

/** FPDF_ERR_PASSWORD of fpdfview.h. */
const passwordError = 4;

const unopened: PdfPage = {
  page: {
    width: 612,
    height: 792,
    words: '',
    places: new Float32Array(),
    bold: new Uint8Array(),
    struck: new Float32Array(),
    rules: new Float32Array(),
    pictures: 0,
  },
  struck: { passages: 0, characters: 0, opens: false, closes: false },
  characters: 0,
  opened: false,
};

function frameOf(pdfium: Pdfium, page: number): PageFrame {
  const { calls, out } = pdfium;
  // FS_RECTF: left, top, right, bottom.
  calls.FPDF_GetPageBoundingBox(page, out);
  const visible = { left: pdfium.float(0), top: pdfium.float(1), right: pdfium.float(2), bottom: pdfium.float(3) };
  return pageFrame(visible, calls.FPDFPage_GetRotation(page));
}

/** Adds the page's words in file order; returns the number of characters. */
function readText(pdfium: Pdfium, page: number, frame: PageFrame, traits: FontTraits, words: PageWords): number {
  const { calls, out } = pdfium;
  const text = calls.FPDFText_LoadPage(page);
  if (text === 0) return 0;
  const count = calls.FPDFText_CountChars(text);
  const letters = readLetters(pdfium, text, count);
  const box = (index: number): FrameBox => {
    calls.FPDFText_GetCharBox(text, index, out, out + 8, out + 16, out + 24);
    // Left, right, bottom, top.
    return frame.box(pdfium.double(0), pdfium.double(2), pdfium.double(1), pdfium.double(3));
  };
  const add = (from: number, to: number, content: string) => {
    // FS_MATRIX: a, b, c, d, e, f.
    calls.FPDFText_GetMatrix(text, from, out);
    const [a, b, c, d] = [pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3)];
    // Rotated text in the margin and watermarks across the page are not part of the lines.
    if (!frame.isLevel(a, b)) return;
    const size = calls.FPDFText_GetFontSize(text, from) * (c === 0 ? Math.abs(d) : Math.hypot(c, d));
    calls.FPDFText_GetCharOrigin(text, from, out, out + 8);
    const origin = frame.box(pdfium.double(0), pdfium.double(1), pdfium.double(0), pdfium.double(1));
    words.add({
      text: content,
      left: box(from).left,
      right: box(to - 1).right,
      baseline: origin.bottom,
      size: size > 0 ? size : 10,
      bold: traits.isBold(calls.FPDFText_GetTextObject(text, from)),
      edges: () => edgesOf(content, letters, from, box),
    });
  };
  let from = -1;
  const end = (to: number) => {
    const content = from < 0 ? '' : letters.written(from, to);
    if (content !== '') add(from, to, content);
    from = -1;
  };
  for (let index = 0; index <= count; index += 1) {
    const code = index < count ? letters.code(index) : 0x20;
    if (!isBreak(code)) {
      if (from < 0) from = index;
      // The rest of a hyphenated word is on the next line.
      if (code === hyphenAtLineEnd || code === 0xfffe) end(index + 1);
    } else end(index);
  }
  calls.FPDFText_ClosePage(text);
  return count;
}

/** The characters of a page, by index. */
interface Letters {
  /** The character's code point. */
  code(index: number): number;
  /** The text between two indexes. */
  written(from: number, to: number): string;
}

function readLetters(pdfium: Pdfium, text: number, count: number): Letters {
  const { calls } = pdfium;
  const buffer = pdfium.allocate(4 * (count + 1));
  // Most pages need one call. If there are characters beyond the basic plane, or omitted ones, indexes and UTF-16 units
  // differ.
  const plain =
    calls.FPDFText_GetText(text, 0, count, buffer) === count + 1 ? pdfium.text(buffer, 2 * count, 'utf16le') : null;
  pdfium.free(buffer);
  if (plain !== null) {
    return {
      code: (index) => plain.charCodeAt(index),
      written: (from, to) => plain.slice(from, to).replace(rewritten, (sign) => written(sign.charCodeAt(0))),
    };
  }
  const codes = Uint32Array.from({ length: count }, (_, index) => calls.FPDFText_GetUnicode(text, index));
  return {
    code: (index) => codes[index] ?? 0,
    written: (from, to) => Array.from(codes.subarray(from, to), written).join(''),
  };
}

/** White space and characters that are not letters: control characters, private use, noncharacters. */
function isBreak(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  if (code < 0x21) return code !== hyphenAtLineEnd;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x202f || code === 0x3000 || code === 0xfffd;
}

/** PDFium's code for a hyphen at the end of a line; the next line's letters follow without a break. */
const hyphenAtLineEnd = 2;

/** Characters that are replaced: see `written`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: PDFium's own sign.
const rewritten = /[\u0002\u0080-\u009f\u00ad\ufb00-\ufb06\ufffe]/g;

function written(code: number): string {
  if (code === hyphenAtLineEnd || code === 0xfffe || code === 0xad) return '-';
  if (code >= 0xfb00 && code <= 0xfb06) return String.fromCodePoint(code).normalize('NFKC');
  return code > 0x10ffff ? '' : printedMarks(String.fromCodePoint(code));
}

/** Each UTF-16 unit gets the edges of the character that it came from. */
function edgesOf(content: string, letters: Letters, from: number, box: (index: number) => FrameBox): Float64Array {
  const edges = new Float64Array(2 * content.length);
  let unit = 0;
  for (let index = from; unit < content.length; index += 1) {
    const { left, right } = box(index);
    for (let count = letters.written(index, index + 1).length; count > 0 && unit < content.length; count -= 1) {
      edges[2 * unit] = left;
      edges[2 * unit + 1] = right;
      unit += 1;
    }
    if (index - from > 2 * content.length) break;
  }
  return edges;
}
