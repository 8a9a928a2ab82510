import type { Pdfium } from '../pdf/pdfium.ts';

/** A page as a grayscale image, from the top left, one byte per pixel: 0 is black. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
  /** Pixels per point (1/72 inch). */
  readonly scale: number;
}

/** Renders a page at 200 dpi: a higher resolution costs time and gains little (decision record 0030). */
export function drawPage({ calls, allocate, free, bytes }: Pdfium, page: number): Picture {
  const [wide, high] = [calls.FPDF_GetPageWidthF(page), calls.FPDF_GetPageHeightF(page)];
  const scale = Math.min(200 / 72, longestSide / Math.max(wide, high, 1));
  const width = Math.max(1, Math.round(wide * scale));
  const height = Math.max(1, Math.round(high * scale));
  const address = allocate(width * height);
  if (address === 0) throw new Error('no memory for the picture of a page');
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, grey, address, width);
  try {
    if (bitmap === 0) throw new Error('the page could not be drawn');
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | inGrey);
    return { width, height, dots: bytes(address, width * height).slice(), scale };
  } finally {
    if (bitmap !== 0) calls.FPDFBitmap_Destroy(bitmap);
    free(address);
  }
}

/** In pixels: a poster-sized page is rendered smaller so that it does not fill the memory. */
const longestSide = 3_600;

/** FPDFBitmap_Gray, FPDF_ANNOT and FPDF_GRAYSCALE of fpdfview.h. */
const grey = 1;
const withAnnotations = 0x01;
const inGrey = 0x08;
