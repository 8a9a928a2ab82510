import type { Passage } from '#contract/lease-report.ts';
import { showShortPlace } from '#contract/report/show.ts';
import type { Quote, Span } from '../../document.ts';
import type { LeaseText } from './lease-text.ts';

/** A quote for a report; it can only be created from a passage located in the document. */
export function passageOf(quote: Quote): Passage {
  return {
    quote: quote.text.replace(/\s+/g, ' '),
    page: quote.page,
    clause: placeOf(quote),
    paragraph: quote.paragraph,
    ...(quote.recognised ? { confidence: 'low' as const } : {}),
    boxes: quote.boxes.map(({ page, x, y, width, height }) => ({ page, x, y, width, height })),
  };
}

/** 'Section 4.2'; 'First Amendment to Lease, Section 4.2' in another document of the file. */
function placeOf({ clause, instrument }: Quote): string {
  const own = clause.replace(/^Exhibit (?:4|10|99)(?:\.\d+)+(?:, (?=\w)|$)/, '');
  if (instrument === undefined) return own || 'Opening';
  const isTitle = own.toLowerCase().includes(instrument.toLowerCase());
  return own === '' || isTitle ? instrument : `${instrument}, ${own}`;
}

/** ` (page 3)` or, without pages, ` (Section 4.2)`, to be added to a sentence of a report. */
export function placeIn(text: LeaseText, span: Span): string {
  return ` (${showShortPlace(text.quote(span))})`;
}

/** Copies only the properties of a passage from an object that has others too. */
export function passagePart({ quote, page, clause, paragraph, boxes, confidence }: Passage): Passage {
  return { quote, page, clause, paragraph, boxes, ...(confidence ? { confidence } : {}) };
}
