import type { Quote } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** `EPC: B (38)`: a short line in capitals looks like a heading, but is a term with its value. */
const labelWithValue = /^[^:\t]{1,60}[:\t]\s{0,9}\S/;

/** The offer with quotes whose clause is a heading, never a term with its value. */
export function withPlainClauses(text: LeaseText): LeaseText {
  return {
    ...text,
    quote: (span): Quote => {
      const quote = text.quote(span);
      return labelWithValue.test(quote.clause) ? { ...quote, clause: 'Opening' } : quote;
    },
  };
}
