import { readLimits } from '../../../contract/documents.ts';
import { Refusal } from '../refusal.ts';
import type { OpenPdf, PdfPage } from './open-pdf.ts';

/** What the readers of one document share. */
export interface PagesJob {
  readonly bytes: Uint8Array;
  /** How many pages have been taken. */
  readonly taken: Int32Array;
  /** How many characters have been read. */
  readonly characters: Int32Array;
}

/** Pages that were taken together. */
export interface TakenPages {
  /** The first of them, counted from 0. */
  readonly from: number;
  readonly read: readonly PdfPage[];
}

/** Takes pages that nobody else has, a few at a time, until there are no more. Throws Refusal for too much text. */
export function takePages(pdf: OpenPdf, { taken, characters }: PagesJob): TakenPages[] {
  const all: TakenPages[] = [];
  for (;;) {
    const from = Atomics.add(taken, 0, pagesAtOnce);
    if (from >= pdf.pages) return all;
    const read: PdfPage[] = [];
    for (let index = from; index < Math.min(from + pagesAtOnce, pdf.pages); index += 1) {
      const page = pdf.read(index);
      const before = Atomics.add(characters, 0, page.characters);
      if (before + page.characters > readLimits.characters) throw new Refusal('document_too_long');
      read.push(page);
    }
    all.push({ from, read });
  }
}

const pagesAtOnce = 2;
