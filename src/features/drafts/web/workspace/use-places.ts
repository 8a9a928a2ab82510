import { useEffect, useMemo, useState } from 'react';
import type { DraftText } from '#contract/draft-text.ts';
import type { OpenPdf } from '#web/pdf/open-pdf.ts';
import { findSentences, type PlacedBox, type PlacedText, sentencesInOrder } from './find-sentences.ts';

/** Where the draft's sentences are in the open PDF; empty until its text has been read. */
export function usePlaces(pdf: OpenPdf | null, text: DraftText): ReadonlyMap<string, readonly PlacedBox[]> {
  const [printed, setPrinted] = useState<readonly PlacedText[]>([]);
  useEffect(() => {
    let left = false;
    setPrinted([]);
    if (pdf === null) return;
    textsOf(pdf).then(
      (texts) => !left && setPrinted(texts),
      // Already closed, or unreadable: then text and pages aren't linked.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [pdf]);
  return useMemo(() => findSentences(sentencesInOrder(text), printed), [text, printed]);
}

async function textsOf({ proxy, pages }: OpenPdf): Promise<PlacedText[]> {
  const found: PlacedText[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const page = await proxy.getPage(number);
    const { height: pageHeight } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, baseline] = item.transform as number[];
      if (x === undefined || baseline === undefined) continue;
      // The baseline is about a fifth of the letters' height above their lowest point.
      const y = pageHeight - baseline - 0.9 * item.height;
      found.push({ page: number, text: item.str, x, y, width: item.width, height: 1.15 * item.height });
    }
  }
  return found;
}
