import type { LeaseText } from '../prepare/lease-text.ts';
import type { Decided, Decision } from './decide.ts';
import { showMoney } from './readers.ts';
import { dollarOf } from './rent/dollar.ts';

/** A dollar sign alone before an amount; `C$` and `US$` name their currency. */
const plainSign = /(?<![A-Za-z]\s?)\$(?=\d)/g;

/**
 * Shows amounts in the document's dollar: `$28,875.00` in a lease in Alberta becomes `C$28,875.00`, like its rent. The
 * document's own words are shown as printed.
 */
export function inOwnDollar(text: LeaseText, decision: Decision): Decision {
  const dollar = dollarOf(text);
  if (dollar === 'USD') return decision;
  const sign = showMoney(0, dollar).replace('0.00', '');
  return {
    ...decision,
    values: decision.values.map((decided): Decided => {
      const { shown, note, span, value } = decided;
      // The currency is printed next to the amount: `US $500`, `USD 500`.
      const printed = text.document.text.slice(span.start, span.end);
      if (/\bUSD?\s?\$|\bUSD\b|\bU\.?S\.?\s+(?:dollars|currency)/i.test(printed)) return decided;
      const isQuoted =
        typeof value === 'string' && !shown.startsWith('$') && printed.replace(/\s+/g, ' ').includes(shown);
      return {
        ...decided,
        shown: isQuoted ? shown : shown.replace(plainSign, sign),
        ...(note === undefined ? {} : { note: note.replace(plainSign, sign) }),
      };
    }),
  };
}
