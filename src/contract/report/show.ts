import type { DocumentReport, Finding, LeaseAnalysis, Passage, RentLine } from '../lease-report.ts';
import { findingsOf } from '../report-checks.ts';

/** Formatting shared by page and downloads: days, amounts, values, places. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const longDay =
  /\b(Jan)uary (\d{1,2}, \d{4})|\b(Feb)ruary (\d{1,2}, \d{4})|\b(Mar)ch (\d{1,2}, \d{4})|\b(Apr)il (\d{1,2}, \d{4})|\b(Ju[nl])[ey] (\d{1,2}, \d{4})|\b(Aug)ust (\d{1,2}, \d{4})|\b(Sep)tember (\d{1,2}, \d{4})|\b(Oct)ober (\d{1,2}, \d{4})|\b(Nov|Dec)ember (\d{1,2}, \d{4})/g;

/** 'Aug 1, 2009' for 2009-08-01; text that isn't a date stays unchanged. */
export function showDay(iso: string): string {
  if (!isoDay.test(iso)) return iso;
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${months[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}

/** Shortens dates in our own sentences; never applied to a document's words. */
export function shortDays(text: string): string {
  return text.replace(longDay, (_, ...parts: (string | undefined)[]) => {
    const [month, day] = parts.slice(0, 18).filter((part) => part !== undefined);
    return `${month} ${day}`;
  });
}

/** '$9,500.00', '€12.00'. */
export function showMoney(amount: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** '$26.50 per rsf per year'. */
export function showRate(rate: number, per: 'year' | 'month', { currency, area }: RateUnit): string {
  return `${showMoney(rate, currency)} per ${area} per ${per}`;
}

export interface RateUnit {
  readonly currency?: string | undefined;
  readonly area: 'rsf' | 'sf' | 'm²';
}

/** The unit of a report's rates: rentable square feet only if the document calls its area that. */
export function rateUnit(
  report: Pick<DocumentReport, 'fields'>,
  { currency, unit }: Pick<RentLine, 'currency' | 'unit'>,
): RateUnit {
  const isRentable = findingsOf(report, 'premises_rsf').some(({ shown }) => /rentable/i.test(shown));
  return { currency, area: unit === 'm2' ? 'm²' : isRentable ? 'rsf' : 'sf' };
}

/** A value for display: dates are shortened, everything else is unchanged. */
export function showValue({ value, shown }: Pick<Finding, 'value' | 'shown'>): string {
  return typeof value === 'string' && isoDay.test(value) ? shortDays(shown) : shown;
}

/** The words of a rent line, with the unit as elsewhere: '$11.00 per square foot per year'. */
export function showRentWords(shown: string): string {
  return shown.replace(/ per (square foot|square meter) and (year|month)\b/g, ' per $1 per $2');
}

/** The months or days of a rent line: 'Aug 1, 2009 to Jul 31, 2010', 'Months 13 to 24'; empty if it has none. */
export function showPeriod(line: RentLine): string {
  if (line.from !== undefined) {
    return line.to === undefined ? `From ${showDay(line.from)}` : `${showDay(line.from)} to ${showDay(line.to)}`;
  }
  if (line.to !== undefined) return `Until ${showDay(line.to)}`;
  if (line.from_month !== undefined) {
    if (line.to_month === undefined) return `From month ${line.from_month}`;
    return line.from_month === line.to_month
      ? `Month ${line.from_month}`
      : `Months ${line.from_month} to ${line.to_month}`;
  }
  return line.year === undefined ? '' : `Year ${line.year}`;
}

type Place = Pick<Passage, 'clause' | 'page' | 'confidence'>;

/** 'Section 4.2, page 7', or 'Section 4.2' if the page is unknown: on the page and in every download. */
export function showPlace({ clause, page, confidence }: Place): string {
  return [clause, showPages(page), confidence === 'low' ? 'recognized from an image' : '']
    .filter((part) => part !== '')
    .join(', ');
}

/** 'page 7', or 'Section 4.2' if the page is unknown: within a sentence. */
export function showShortPlace({ clause, page }: Pick<Place, 'clause' | 'page'>): string {
  return showPages(page) || (clause === '' || clause === 'Opening' ? 'opening' : clause);
}

/** 'page 7', 'pages 7 to 12'; empty if they are unknown. */
export function showPages(first: number | null, last = first): string {
  if (first === null) return '';
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
}

/** 'Section 4.2 Late Charges'; a heading that repeats its label is shown once. */
export function showClause({ label, title }: Pick<LeaseAnalysis['clauses'][number], 'label' | 'title'>): string {
  const [short, long] = [label, title].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  if (!long || short?.endsWith(long)) return label;
  return short && long.startsWith(short) ? title : `${label} ${title}`;
}

/** At most this many characters, cut between words. */
export function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  return `${words.slice(0, Math.max(words.lastIndexOf(' ', most - 1), most / 2)).replace(/(?<![\s,;:(])[\s,;:(]+$/, '')}…`;
}
