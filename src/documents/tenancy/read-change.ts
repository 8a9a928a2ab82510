import type { Finding, TermChange } from '#contract/lease-report.ts';
import { readDate } from '../lease/lexicon/dates.ts';
import { readMoney } from '../lease/lexicon/money.ts';
import { isSameText } from './same-value.ts';

/** The new value of a change as a value of its field: as the amendment's own report reads it, or from its words. */
export function readChange(
  change: TermChange & { readonly field: string },
  own: readonly Finding[],
  before: Finding | undefined,
): Finding {
  const { label: _, field, old: __, new: shown, ...passage } = change;
  const read = own.find((finding) => isSameText(finding.shown, shown));
  return { ...passage, shown, value: read?.value ?? parsedValue(field, shown, before) };
}

/** Dates and amounts as in the reports; everything else remains text. */
function parsedValue(field: string, shown: string, before: Finding | undefined): Finding['value'] {
  const day = /date$|commencement$/.test(field) ? readDate(shown) : null;
  if (day !== null) return day;
  if (typeof before?.value !== 'number') return shown;
  const number = /^\D{0,4}([\d,]+(?:\.\d+)?)/.exec(shown)?.[1];
  return number === undefined ? shown : (readMoney(number)?.toNumber() ?? shown);
}
