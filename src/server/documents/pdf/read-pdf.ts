import { type ReadPage, type ReadPdf, readLimits } from '../../../contract/documents.ts';
import { Refusal } from '../refusal.ts';
import { type FontTraits, fontTraits } from './font-traits.ts';
import { type FrameBox, type PageFrame, pageFrame } from './page-frame.ts';
import { createPageWords, createStruckCount, type PageWords } from './page-words.ts';
import type { Pdfium } from './pdfium.ts';
import { readDrawings } from './read-drawings.ts';
import { strikesOf } from './strikes.ts';

/** Reads every page of a PDF through PDFium. Throws Refusal for what is protected, damaged or too long. */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array): ReadPdf {
  const { calls } = pdfium;
  const address = pdfium.place(bytes);
  const document = calls.FPDF_LoadMemDocument(address, bytes.length, noPassword);
  if (document === 0)
    throw new Refusal(calls.FPDF_GetLastError() === passwordError ? 'document_protected' : 'document_damaged');
  const count = calls.FPDF_GetPageCount(document);
  if (count < 1) throw new Refusal('document_damaged');
  if (count > readLimits.pages) throw new Refusal('document_too_long');
  const struck = createStruckCount();
  const traits = fontTraits(pdfium);
  const pages: ReadPage[] = [];
  let characters = 0;
  let opened = 0;
  for (let index = 0; index < count; index += 1) {
    const page = calls.FPDF_LoadPage(document, index);
    if (page === 0) {
      // One page that cannot be opened does not make the others unreadable.
      pages.push({ ...emptyPage });
      continue;
    }
    opened += 1;
    const frame = frameOf(pdfium, page);
    const drawings = readDrawings(pdfium, page, frame);
    const words = createPageWords(strikesOf(drawings.rules), struck);
    characters += readText(pdfium, page, frame, traits, words);
    if (characters > readLimits.characters) throw new Refusal('document_too_long');
    pages.push(words.finish({ width: frame.width, height: frame.height, pictures: drawings.pictures }));
    calls.FPDF_ClosePage(page);
  }
  if (opened === 0) throw new Refusal('document_damaged');
  calls.FPDF_CloseDocument(document);
  pdfium.free(address);
  return { kind: 'pdf', pages, struck: { passages: struck.passages, characters: struck.characters } };
}

/** A null pointer. */
const noPassword = 0;

/** FPDF_ERR_PASSWORD of fpdfview.h. */
const passwordError = 4;

const emptyPage: ReadPage = {
  width: 612,
  height: 792,
  words: '',
  places: new Float32Array(),
  bold: new Uint8Array(),
  struck: new Float32Array(),
  pictures: 0,
};

function frameOf(pdfium: Pdfium, page: number): PageFrame {
  const { calls, out } = pdfium;
  // FS_RECTF: left, top, right, bottom.
  calls.FPDF_GetPageBoundingBox(page, out);
  const visible = { left: pdfium.float(0), top: pdfium.float(1), right: pdfium.float(2), bottom: pdfium.float(3) };
  return pageFrame(visible, calls.FPDFPage_GetRotation(page));
}

/** Adds the page's words in the order of the file; answers how many characters there were. */
function readText(pdfium: Pdfium, page: number, frame: PageFrame, traits: FontTraits, words: PageWords): number {
  const { calls, out } = pdfium;
  const text = calls.FPDFText_LoadPage(page);
  if (text === 0) return 0;
  const count = calls.FPDFText_CountChars(text);
  const codes = readCodes(pdfium, text, count);
  const box = (index: number): FrameBox => {
    calls.FPDFText_GetCharBox(text, index, out, out + 8, out + 16, out + 24);
    // Left, right, bottom, top.
    return frame.box(pdfium.double(0), pdfium.double(2), pdfium.double(1), pdfium.double(3));
  };
  const add = (from: number, to: number, content: string) => {
    // FS_MATRIX: a, b, c, d, e, f.
    calls.FPDFText_GetMatrix(text, from, out);
    const [a, b, c, d] = [pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3)];
    // Text up the margin and watermarks across the page are no part of the lines.
    if (!frame.isLevel(a, b)) return;
    const size = calls.FPDFText_GetFontSize(text, from) * Math.hypot(c, d);
    calls.FPDFText_GetCharOrigin(text, from, out, out + 8);
    const origin = frame.box(pdfium.double(0), pdfium.double(1), pdfium.double(0), pdfium.double(1));
    words.add({
      text: content,
      left: box(from).left,
      right: box(to - 1).right,
      baseline: origin.bottom,
      size: size > 0 ? size : 10,
      bold: traits.isBold(calls.FPDFText_GetTextObject(text, from)),
      edges: () => edgesOf(content, codes, from, box),
    });
  };
  let from = -1;
  let content = '';
  for (let index = 0; index <= count; index += 1) {
    const code = index < count ? (codes[index] ?? 0) : 0x20;
    if (isBreak(code)) {
      if (from >= 0 && content !== '') add(from, index, content);
      from = -1;
      content = '';
    } else {
      if (from < 0) from = index;
      content += written(code);
    }
  }
  calls.FPDFText_ClosePage(text);
  return count;
}

/** The code points of a page's characters, one for each place; most pages in one call. */
function readCodes(pdfium: Pdfium, text: number, count: number): Uint32Array {
  const { calls } = pdfium;
  const codes = new Uint32Array(count);
  if (count === 0) return codes;
  const buffer = pdfium.allocate(4 * (count + 1));
  const written = calls.FPDFText_GetText(text, 0, count, buffer);
  // With characters beyond the basic plane, or left out ones, places and units no longer agree.
  if (written === count + 1) codes.set(pdfium.units(buffer, count));
  else for (let index = 0; index < count; index += 1) codes[index] = calls.FPDFText_GetUnicode(text, index);
  pdfium.free(buffer);
  return codes;
}

/** White space, and what has no meaning as a letter: controls, private use, not a character. */
function isBreak(code: number): boolean {
  if (code < 0x21) return code !== hyphenAtLineEnd;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x202f || code === 0x3000 || code === 0xfffd;
}

/** PDFium's sign for a hyphen at the end of a line. */
const hyphenAtLineEnd = 2;

function written(code: number): string {
  if (code === hyphenAtLineEnd || code === 0xfffe || code === 0xad) return '-';
  if (code >= 0xfb00 && code <= 0xfb06) return String.fromCodePoint(code).normalize('NFKC');
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/** Each written unit takes the edges of the character that it came from. */
function edgesOf(content: string, codes: Uint32Array, from: number, box: (index: number) => FrameBox): Float64Array {
  const edges = new Float64Array(2 * content.length);
  let unit = 0;
  for (let index = from; unit < content.length; index += 1) {
    const { left, right } = box(index);
    for (let count = written(codes[index] ?? 0).length; count > 0 && unit < content.length; count -= 1) {
      edges[2 * unit] = left;
      edges[2 * unit + 1] = right;
      unit += 1;
    }
    if (index - from > 2 * content.length) break;
  }
  return edges;
}
