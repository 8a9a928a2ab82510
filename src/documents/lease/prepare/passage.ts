import type { Passage } from '#contract/lease-report.ts';
import type { Quote } from '../../document.ts';

/** A quote as included in a report; only a passage located in the document becomes one. */
export function passageOf(quote: Quote): Passage {
  return {
    quote: quote.text.replace(/\s+/g, ' '),
    page: quote.page,
    clause: quote.clause.replace(/^Exhibit (?:4|10|99)(?:\.\d+)+(?:, (?=\w)|$)/, '') || 'Opening',
    paragraph: quote.paragraph,
    ...(quote.recognised ? { confidence: 'low' as const } : {}),
    boxes: quote.boxes.map(({ page, x, y, width, height }) => ({ page, x, y, width, height })),
  };
}

/** Copies only the properties of a passage from an object that has others too. */
export function passagePart({ quote, page, clause, paragraph, boxes, confidence }: Passage): Passage {
  return { quote, page, clause, paragraph, boxes, ...(confidence ? { confidence } : {}) };
}
