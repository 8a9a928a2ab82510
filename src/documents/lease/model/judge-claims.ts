import type { FieldValue } from '../../../contract/document-report.ts';
import type { Document, Quote, Span } from '../../document.ts';
import { foldText, locateQuote } from '../../locate-quote.ts';
import type { ModelClaim, ModelClaims } from './ask-model.ts';
import { type ModelField, modelFields } from './model-fields.ts';
import { modelParts } from './model-parts.ts';

/** A claim that holds: its words stand in the quote, and the quote stands in the document. */
export interface ModelReading {
  readonly field: string;
  readonly value: FieldValue;
  readonly shown: string;
  readonly quote: Quote;
}

export interface JudgedClaims {
  readonly readings: readonly ModelReading[];
  /** What was thrown away, by the rule that it broke. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Paragraphs that the model did not get. */
  readonly withheld: number;
}

/** Keeps what code finds again in the document, in the document's own words, and counts the rest. */
export function judgeClaims(document: Document, claims: ModelClaims['claims']): JudgedClaims {
  const { parts, withheld } = modelParts(document);
  const readings: ModelReading[] = [];
  const dropped: Record<string, number> = {};
  let searches = 0;
  for (const claim of claims) {
    const place = { near: parts[claim.part]?.start ?? 0 };
    const quote =
      claim.quote.length > longestQuote
        ? null
        : (locateQuote(document, claim.quote, { ...place, similarity: 1 }) ??
          // Every near miss costs a search through the whole document.
          (searches++ < mostSearches ? locateQuote(document, claim.quote, place) : null));
    const judged = judge(document, claim, quote, withheld);
    if (typeof judged === 'string') dropped[judged] = (dropped[judged] ?? 0) + 1;
    else readings.push(judged);
  }
  return { readings, dropped, withheld: withheld.length };
}

const longestQuote = 600;
const mostSearches = 40;

/** The reading that a claim amounts to, or the rule that it breaks. */
function judge(
  document: Document,
  claim: ModelClaim,
  quote: Quote | null,
  withheld: readonly Span[],
): ModelReading | string {
  const field = modelFields.find(({ id }) => id === claim.field);
  if (field === undefined) return 'a field that was not asked for';
  if (quote === null) return 'a quote that is not in the document';
  if (withheld.some(({ start, end }) => quote.start < end && start < quote.end)) {
    return 'a quote that speaks to a language model';
  }
  if (!standsIn(claim.value, quote.text)) return 'a value that is not in its quote';
  const paragraph = document.paragraphs[quote.paragraph];
  if (!field.about.test(document.text.slice(paragraph?.start ?? quote.start, paragraph?.end ?? quote.end))) {
    return 'a quote that says nothing of the field';
  }
  return readingOf(field, claim.value, quote) ?? 'a value that could not be read';
}

/** As whole words: 5 does not stand in 15, nor 500 in 1,500.00. */
function standsIn(value: string, text: string): boolean {
  const wanted = foldText(value);
  const whole = foldText(text);
  if (!/[\p{L}\p{N}]/u.test(wanted)) return false;
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const before = whole.slice(Math.max(0, at - 2), at);
    const after = whole.slice(at + wanted.length, at + wanted.length + 2);
    const opens = !(/^[\p{L}\p{N}]/u.test(wanted) && /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(before));
    const closes = !(/[\p{L}\p{N}]$/u.test(wanted) && /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(after));
    if (opens && closes) return true;
  }
  return false;
}

function readingOf(field: ModelField, said: string, quote: Quote): ModelReading | null {
  const words = said.replace(/\s+/g, ' ').trim();
  if (field.read === undefined) {
    return words.length > 300 ? null : { field: field.id, value: words, shown: words, quote };
  }
  const read = field.read(words)[0];
  return read === undefined ? null : { field: field.id, value: read.value, shown: read.shown, quote };
}
