import type { FrameBox, PageFrame } from './page-frame.ts';
import type { Pdfium } from './pdfium.ts';
import { asRule, type Rule } from './strikes.ts';

/** What a page draws besides its text: thin rules, and how much of the page images cover. */
export interface PageDrawings {
  readonly rules: readonly Rule[];
  /** Horizontal and vertical rules that may be borders of tables, four numbers each: x, y, width, height. */
  readonly borders: Float32Array;
  readonly pictures: number;
}

export function readDrawings(pdfium: Pdfium, page: number, frame: PageFrame): PageDrawings {
  const { calls } = pdfium;
  const rules: Rule[] = [];
  const borders: number[] = [];
  let covered = 0;
  let left = objectLimit;
  const visit = (object: number, matrix: Matrix | null, depth: number) => {
    left -= 1;
    const type = calls.FPDFPageObj_GetType(object);
    if (type === kinds.path) {
      const box = boundsOf(pdfium, object, matrix, frame);
      const rule = box && asRule(box);
      if (!box || (!rule && !isUpright(box)) || !isVisible(pdfium, object)) return;
      if (rule) rules.push(rule);
      if (borders.length <= 4 * borderLimit)
        borders.push(box.left, box.top, box.right - box.left, box.bottom - box.top);
    } else if (type === kinds.image) {
      const box = boundsOf(pdfium, object, matrix, frame);
      if (box) covered += overlap(box, frame);
    } else if (type === kinds.form && depth < 4) {
      const inner = times(matrixOf(pdfium, object), matrix);
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index += 1) {
        visit(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      }
    }
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index += 1) visit(calls.FPDFPage_GetObject(page, index), null, 0);
  rules.push(...struckByAnnotation(pdfium, page, frame));
  return {
    rules,
    borders: new Float32Array(borders.length > 4 * borderLimit ? [] : borders),
    pictures: Math.min(1, covered / Math.max(1, frame.width * frame.height)),
  };
}

/** FPDF_PAGEOBJ_PATH, _IMAGE and _FORM of fpdf_edit.h. */
const kinds = { path: 2, image: 3, form: 5 } as const;

/**
 * A page with more borders than this is a drawing: all of them are dropped, because only some of them would make wrong
 * tables.
 */
const borderLimit = 2_000;

/** A thin vertical line, as between the columns of a table. */
function isUpright({ left, right, top, bottom }: FrameBox): boolean {
  return right - left <= 2.5 && bottom - top >= 6;
}

/** A page with more objects than this is a drawing; further rules on it are ignored. */
const objectLimit = 400_000;

interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

function matrixOf(pdfium: Pdfium, object: number): Matrix {
  pdfium.calls.FPDFPageObj_GetMatrix(object, pdfium.out);
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((index) => pdfium.float(index)) as Six;
  return { a, b, c, d, e, f };
}

type Six = [number, number, number, number, number, number];

/** Applies `inner` first, then `outer`. */
function times(inner: Matrix, outer: Matrix | null): Matrix {
  if (!outer) return inner;
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

function boundsOf(pdfium: Pdfium, object: number, matrix: Matrix | null, frame: PageFrame): FrameBox | null {
  const { calls, out } = pdfium;
  if (!calls.FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12)) return null;
  const [left, bottom, right, top] = [pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3)];
  if (!matrix) return frame.box(left, bottom, right, top);
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return frame.box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
}

/** A white or colorless rule is invisible. */
function isVisible(pdfium: Pdfium, object: number): boolean {
  const { calls, out } = pdfium;
  // PDFium writes two integers: how the path is filled, and whether it is stroked.
  calls.FPDFPath_GetDrawMode(object, out, out + 4);
  const words = pdfium.units(out, 4);
  const filled = words[0] !== 0;
  const stroked = words[2] !== 0;
  if (!filled && !stroked) return false;
  const known = filled
    ? calls.FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12)
    : calls.FPDFPageObj_GetStrokeColor(object, out, out + 4, out + 8, out + 12);
  if (!known) return true;
  const colour = pdfium.units(out, 8);
  const [red = 0, green = 0, blue = 0, alpha = 255] = [colour[0], colour[2], colour[4], colour[6]];
  return alpha > 0 && Math.min(red, green, blue) < 245;
}

function overlap(box: FrameBox, frame: PageFrame): number {
  const width = Math.min(box.right, frame.width) - Math.max(box.left, 0);
  const height = Math.min(box.bottom, frame.height) - Math.max(box.top, 0);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Passages struck out with a PDF reader's annotation tool (ISO 32000-1, 12.5.6.10). */
function struckByAnnotation(pdfium: Pdfium, page: number, frame: PageFrame): Rule[] {
  const { calls, out } = pdfium;
  const rules: Rule[] = [];
  const count = Math.min(2_000, calls.FPDFPage_GetAnnotCount(page));
  for (let index = 0; index < count; index += 1) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (calls.FPDFAnnot_GetSubtype(annotation) === strikeOut) {
      const quads = Math.min(2_000, calls.FPDFAnnot_CountAttachmentPoints(annotation));
      for (let quad = 0; quad < quads; quad += 1) {
        if (!calls.FPDFAnnot_GetAttachmentPoints(annotation, quad, out)) continue;
        const numbers = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => pdfium.float(place));
        const xs = numbers.filter((_, place) => place % 2 === 0);
        const ys = numbers.filter((_, place) => place % 2 === 1);
        const box = frame.box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
        rules.push({ left: box.left, right: box.right, y: (box.top + box.bottom) / 2 });
      }
    }
    calls.FPDFPage_CloseAnnot(annotation);
  }
  return rules;
}

/** FPDF_ANNOT_STRIKEOUT of fpdf_annot.h. */
const strikeOut = 12;
