import type { Span } from '../../document.ts';
import type { FieldContext } from '../extract/field.ts';
import type { ReadValue } from '../extract/readers.ts';
import { type DateOrder, datesIn, shiftDays, showDate } from '../lexicon/dates.ts';
import { numberOfWords, numberWords } from '../lexicon/numbers.ts';

/** An amount with its currency, as offers write it: '$12', '£48,500', 'CAD $38,136.75', '14,850 a month'. */
export interface OfferAmount extends Span {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly per: AmountUnit | null;
  readonly text: string;
}

export type AmountUnit = 'sf_year' | 'sf_month' | 'sf' | 'month' | 'year' | 'hour' | 'other';

const signed =
  /(?:\b(?:US|CA|C|AU|A|NZ|HK|SG|S|CAD|USD|GBP|EUR)\s?)?([$£€₹])\s?(\d{1,3}(?:[ \u00a0]\d{3}){1,3}(?!\d|[,.]\d)|\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d+,\d{2}(?![\d,])|\d{1,3},\d(?=\s?(?:k|m(?:illion|n|ln)?)\b)|\d[\d,]*(?:\.\d+)?)\s?(k\b|m(?:illion|n|ln)?\b|lakhs?\b|crores?\b)?|\b(CAD|USD|GBP|EUR|INR|AUD|NZD|CHF|SGD|HKD|AED|ZAR|Rs\.?|R(?=\s?\d{1,3}(?:[ \u00a0,]\d{3}|\d|(?:[.,]\d{1,2})?\s?(?:k|mn?|million)\b)))\s?(\d{1,3}(?:[ \u00a0]\d{3}){1,3}(?!\d|[,.]\d)|\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d+,\d{2}(?![\d,])|\d{1,3},\d(?=\s?(?:k|m(?:illion|n|ln)?)\b)|\d[\d,]*(?:\.\d+)?)\s?(k\b|m(?:illion|n|ln)?\b|lakhs?\b|crores?\b)?/gi;
/** `215 EUR`, `1.100,00 €` as in continental Europe. */
const trailingEuro =
  /(?<![\d.,$£€])(\d{1,3}(?:[ .]\d{3}){1,3}(?:,\d{2})?|\d{1,6}(?:[.,]\d{2})?)\s?(?:€|EUR\b|euros?\b)(?!\s?\d)/gi;
/** `21.00 $`, `12,80 $` and `34 700,00 $` as in Quebec. */
const trailing =
  /(?<![\d.,$£€])(?<![\d$£€] )(\d{1,3}(?:[ \u00a0]\d{3}){1,3}(?:[.,]\d{2})?|\d{1,6},\d{2}|\d{1,3}(?:,\d{3}){0,3}(?:\.\d{2})?)[\s\u00a0](?:CA)?\$(?!\s?\d)/g;
const unsigned =
  /(?<![\d$£€.,-])(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{3,6}(?:\.\d{2})?)(?=\s*(?:a|per|\/|each|every)\s*(?:calendar\s+)?(?:month|mo\b|year|annum)|\s*(?:pcm|p\.?c\.?m|p\.a)\b)|(?<![\d$£€.,/-])(\d{1,3}(?:\.\d{1,2})?)(?=\s*(?:p\.?s\.?f\b|(?:\/|a|per|the)\s?(?:r?sf|sq\.?\s?ft|square foot|foot|ft|m²)\b)|\s(?:NNN|triple net|modified gross|full service)\b)/gi;
const perFoot = String.raw`(?:r\.?s\.?f\b|u\.?s\.?f\b|p?s\.?f\b|sq(?:uare|\.)?\s*(?:ft\b\.?|feet|foot|m(?:et(?:er|re)s?)?\b)|(?:usable|rentable)\s+(?:square\s+)?(?:foot|feet)|foot\b|m²|m2\b)`;
/** `$12.25 yrs 1-3`: the years say when it is paid and are not its unit. */
const perMonth = String.raw`(?:(?:months?|mos?)\b(?!\.?\s?#?\d)|monthly|p\.?c\.?m\b)`;
const perYear = String.raw`(?:(?:years?|yrs?)\b(?!\.?\s?#?\d)|annum|annually|yearly|p\.?\s?a\b)`;
const units: readonly (readonly [AmountUnit, RegExp])[] = [
  [
    'sf_month',
    new RegExp(
      String.raw`^\s*(?:(?:\/|per|a|an)\s*)?(?:rentable\s+|usable\s+)?${perFoot}[.,]?\s*(?:(?:\/|per|an?d?|,)\s*)?(?:per\s+)?${perMonth}`,
      'i',
    ),
  ],
  [
    'sf_year',
    new RegExp(
      String.raw`^\s*(?:(?:\/|per|a|an)\s*)?(?:rentable\s+|usable\s+)?${perFoot}[.,]?\s*(?:(?:gross|net)\s+)?(?:(?:\/|per|an?d?|,)\s*)?(?:per\s+)?${perYear}`,
      'i',
    ),
  ],
  ['sf', new RegExp(String.raw`^\s*(?:(?:\/|per|a|an)\s*)?(?:rentable\s+|usable\s+)?${perFoot}`, 'i')],
  ['month', new RegExp(String.raw`^\s*(?:(?:\/|per|a|an|each)\s*)?(?:calendar\s+)?${perMonth}`, 'i')],
  [
    'year',
    new RegExp(String.raw`^\s*(?:(?:\/|per|a|an|each)\s*)?(?:lease\s+|calendar\s+)?${perYear}|^\s*p\.\s?a\.`, 'i'),
  ],
  ['hour', /^\s*(?:\/|per|an|a)\s*(?:hours?|hr)\b/i],
];

/** `R 41 ` before `250 a month`: the amount is written with spaces, and its last group is not an amount. */
const leadingGroup =
  /(?:\b(?:R|ZAR|EUR|CHF|SEK|NOK|DKK|PLN|CZK|kr|Rs)|[€£$])[ \u00a0]?\d{1,3}(?:[ \u00a0]\d{3}){0,2}[ \u00a0]$/;
export function amountsOf(text: string): OfferAmount[] {
  const read = (match: RegExpMatchArray, sign: string | undefined, digits: string, scale = ''): OfferAmount[] => {
    const value = plainNumber(digits) * scaleOf(scale);
    if (!Number.isFinite(value)) return [];
    const start = match.index ?? 0;
    if (/^r\s?\d/i.test(match[0]) && !isRand(match[0], text.slice(Math.max(0, start - 12), start))) return [];
    if (/^\d{3}(?!\d)/.test(match[0]) && leadingGroup.test(text.slice(Math.max(0, start - 20), start))) return [];
    const end = start + match[0].length;
    const per = units.find(([, pattern]) => pattern.test(text.slice(end, end + 60).replace(/^\)/, '')))?.[0] ?? null;
    return [{ amount: value, currency: currencyOf(match[0], sign), per, text: match[0], start, end }];
  };
  return [
    ...[...text.matchAll(signed)].flatMap((match) =>
      read(match, match[1] ?? match[4], match[2] ?? match[5] ?? '', match[3] ?? match[6]),
    ),
    ...[...text.matchAll(trailing)].flatMap((match) =>
      read(match, '$', match[1] ?? '').map((each) => ({ ...each, currency: 'CAD' })),
    ),
    ...[...text.matchAll(trailingEuro)].flatMap((match) =>
      read(match, '€', match[1] ?? '').map((each) => ({ ...each, currency: 'EUR' })),
    ),
    ...[...text.matchAll(unsigned)].flatMap((match) => {
      const currency = currencyBefore(text.slice(Math.max(0, match.index - 20), match.index));
      const amounts = read(match, undefined, match[1] ?? match[2] ?? '');
      return currency === null ? amounts : amounts.map((each) => ({ ...each, currency }));
    }),
  ].sort((a, b) => a.start - b.start);
}

/** Currencies by the words before an amount, for signs that the patterns above don't know. */
const wordsOfCurrencies: readonly (readonly [code: string, words: string])[] = [
  ['KES', 'KES|Kshs?\\.?|Kenyan? Shillings?'],
  ['TZS', 'TZS|Tshs?\\.?|Tanzanian? Shillings?'],
  ['UGX', 'UGX|Ushs?\\.?|Ugandan? Shillings?'],
  ['NGN', 'NGN|₦|Naira'],
  ['GHS', 'GHS|GH¢|GH₵|(?:Ghanaian? )?Cedis?'],
  ['AED', 'Dhs?\\.?|Dirhams?'],
  ['SAR', 'SAR|Saudi Riyals?'],
  ['QAR', 'QAR|Qatari? Riyals?'],
  ['JPY', 'JPY|Yen'],
  ['CNY', 'CNY|RMB|Yuan|Renminbi'],
  ['SEK', 'SEK|Swedish Kron(?:a|or)'],
  ['NOK', 'NOK|Norwegian Kroner'],
  ['DKK', 'DKK|Danish Kroner'],
  ['PLN', 'PLN|Zloty|Złoty'],
  ['CZK', 'CZK|Kč'],
  ['HUF', 'HUF|Forints?'],
  ['THB', 'THB|฿|Baht'],
  ['MYR', 'MYR|RM|Ringgit'],
  ['PHP', 'PHP|₱|Philippine Pesos?'],
  ['IDR', 'IDR|Rp\\.?|Rupiah'],
  ['KRW', 'KRW|₩|Won'],
  ['ILS', 'ILS|NIS|₪|Shekels?'],
  ['TRY', 'TRY|₺|Turkish Lira'],
  ['BRL', 'BRL|Reais'],
  ['MXN', 'MXN|Mexican Pesos?'],
  ['EGP', 'EGP|Egyptian Pounds?'],
  ['PKR', 'PKR|Pakistani? Rupees?'],
  ['INR', 'Rupees?'],
  ['ZAR', 'Rands?'],
  ['CHF', 'Swiss Francs?|Fr\\.'],
];
const wordsBefore = wordsOfCurrencies.map(
  ([code, words]) => [code, new RegExp(`(?<![\\p{L}])(?:${words})[ \\u00a0]?$`, 'iu')] as const,
);

function currencyBefore(before: string): string | null {
  return wordsBefore.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}

/** `R82500`, `R 41 250` and `R600k`, but not `unit R205` or `zone R1 200`. */
function isRand(words: string, before: string): boolean {
  return (
    /^R\s?(?:\d{1,3}(?:[ \u00a0,]\d{3})+|\d{4,}|\d+(?:[.,]\d+)?\s?[km])/.test(words) &&
    !/\b(?:zone[ds]?|zoning|class|units?|suites?|rooms?|lots?|bays?|no\.?)\s$/i.test(before)
  );
}

/** `k`, `million`, and the lakh (100,000) and crore (10,000,000) of India. */
function scaleOf(word: string): number {
  if (/^k/i.test(word)) return 1_000;
  if (/^m/i.test(word)) return 1_000_000;
  return /^l/i.test(word) ? 100_000 : /^c/i.test(word) ? 10_000_000 : 1;
}

/** `1.234,50` and `68,00` as in continental Europe, otherwise `1,234.50`. */
export function plainNumber(digits: string): number {
  const plain = digits.replace(/[ \u00a0]/g, '');
  return /^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$|^\d+,\d{1,2}$/.test(plain)
    ? Number(plain.replaceAll('.', '').replace(',', '.'))
    : Number(plain.replaceAll(',', ''));
}

/** `S$`, `HK$`; `R 41 250` are South African rands. */
const countries: Readonly<Record<string, string>> = {
  AU: 'AUD',
  A: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  SG: 'SGD',
  S: 'SGD',
  R: 'ZAR',
};

function currencyOf(text: string, sign: string | undefined): string {
  if (sign === '£' || /GBP/i.test(text)) return 'GBP';
  if (sign === '₹' || /INR|Rs/i.test(text)) return 'INR';
  const code = /\b(?:AUD|NZD|CHF|SGD|HKD|AED|ZAR)\b/i.exec(text)?.[0];
  if (code !== undefined) return code.toUpperCase();
  // `a $50,000 deposit` is not in Australian dollars.
  const country = /^(?:(AU|NZ|HK|SG)\s?|([AS]))\$|^(R)\s?\d/.exec(text);
  if (country) return countries[country[1] ?? country[2] ?? country[3] ?? ''] ?? 'USD';
  if (sign === '€' || /EUR/i.test(text)) return 'EUR';
  return /\bC(?:A|AD)?\s?\$|CAD/i.test(text) ? 'CAD' : 'USD';
}

const signs: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€', CAD: 'C$', INR: '₹' };

/** '$1,234.50', '£48,500.00', 'C$15,000.00'. */
export function showAmount(amount: number, currency: string): string {
  const sign = signs[currency] ?? `${currency} `;
  return `${sign}${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Amounts that are totals rather than rates. */
export function readTotals(piece: string): ReadValue[] {
  return amountsOf(piece)
    .filter(({ per }) => per === null || per === 'other')
    .map(asValue);
}

export function readAnyAmount(piece: string): ReadValue[] {
  return amountsOf(piece).map(asValue);
}

function asValue({ amount, currency, start, end }: OfferAmount): ReadValue {
  return { value: amount, shown: showAmount(amount, currency), start, end };
}

const duration = new RegExp(
  String.raw`(?:((?<!\b20\d\d-)\b\d{1,3})(?:\s?\((?:${numberWords})\))?|\b(${numberWords})\s*(?:\((\d{1,3})\))?)\s{0,200}[\s-]\s{0,200}(?:(?:full|calendar|lease|consecutive|further|additional|more)[\s-]+){0,3}(months?|mths?\b\.?|mos?\b\.?|years?|yrs?\b\.?)(?:(?:\s+(and|plus|\+|&)\s+|(?<=y(?:ea)?rs?\.?),\s+(?:and\s+)?| )(?:(\d{1,2})|(${numberWords})(?:\s*\(\d{1,2}\))?)\s+(?:full\s+|calendar\s+)?(?:months?\b|mths?\b|mos?\b)(?!['’]?\s+(?:(?:of|prior|written|advance|rent)[\s-]+){0,2}(?:notice|free|abat|rent|half|deposit|at\b|lock|option|renew|exten|holiday|fit|fixtur|cure|grace|after|before|early)))?`,
  'gi',
);

/** Terms in months, including 'yr' and 'mo'. */
export function readMonths(piece: string): ReadValue[] {
  return [...piece.matchAll(duration)].flatMap((match) => {
    const count = match[1] ?? match[3];
    // `One five-year option`: the first number counts options, the second one years.
    const words =
      /^(?:one|two|three|four|five|six)\s+(?=(?:one|two|three|four|five|six|seven|ten)\s*$)/i.exec(
        match[2] ?? '',
      )?.[0] ?? '';
    const number = count === undefined ? numberOfWords((match[2] ?? '').slice(words.length)) : Number(count);
    if (number === null || number === 0) return [];
    const isYears = /^y/i.test(match[4] ?? '');
    // `4 years 9 months` and `5 years, 3 months` are one length, `60 months 72 months` are two.
    const joined = match[5] !== undefined || isYears;
    const extra = match[6] === undefined ? numberOfWords(match[7] ?? '') : Number(match[6]);
    // `5 years, 3 months` is one length; after a comma, `18 months` is another.
    const isOther = /,/.test(match[0]) && Number(extra ?? 0) >= 12;
    const months = Number(number) * (isYears ? 12 : 1) + (joined && !isOther ? Number(extra ?? 0) : 0);
    return [
      {
        value: months,
        shown: `${months} months`,
        start: match.index + words.length,
        end: match.index + match[0].length,
      },
    ];
  });
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const withoutYear = new RegExp(
  String.raw`\b(?:(${monthNames})\.?\s+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(${monthNames})\b)(?!\s*(?:,\s*)?\d{4}|\d)`,
  'gi',
);
const weekday =
  /\b(?:by|until|before|till|on|no later than)\s+(?:(?:close of business|cob|eod|noon|5\s?p\.?m\.?)\s*(?:,\s*)?(?:on\s+)?)?(?:this |next )?(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?\b(?!\s+week|\s*(?:,\s*)?(?:the\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{1,2}(?!\s*(?:[ap]\.?m|:))))/gi;
const dayOfMonth =
  /\b(?:by|before|until|till|than)\s+(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of|day|month|anniversary|floor))/gi;

/**
 * Dates named in the text; 'May 1', 'by Monday' and 'by the 24th' are the next such day after the date of the letter.
 */
/** `the program of requirements dated August 12`: the date of another document. */
export function isOfDocument(piece: string, { start }: Pick<ReadValue, 'start'>): boolean {
  return /\b(?:dated?|(?:drawings?|plans?|lease|letter|schedule|report|survey|specifications?|proposal) of)\s{1,3}(?:the )?$/i.test(
    piece.slice(Math.max(0, start - 24), start),
  );
}

export function datesAfter(piece: string, letterDay: string | null, order: DateOrder = 'month-first'): ReadValue[] {
  const whole = datesIn(piece, order).map(
    ({ iso, start, end }): ReadValue => ({ value: iso, shown: showDate(iso), start, end }),
  );
  if (letterDay === null) return whole;
  const found = [...whole];
  const add = (iso: string, { start, end }: Span) => {
    if (found.some((other) => other.start < end && start < other.end)) return;
    found.push({
      value: iso,
      shown: showDate(iso),
      start,
      end,
      note: 'The year is not stated; it follows from the date of the letter.',
    });
  };
  const [year = 0, month = 0] = letterDay.split('-').map(Number);
  for (const match of piece.matchAll(withoutYear)) {
    const name = (match[1] ?? match[4] ?? '').slice(0, 3).toLowerCase();
    const index =
      ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(name) + 1;
    const day = Number(match[2] ?? match[3]);
    const iso = [year, year + 1]
      .map((each) => isoOf(each, index, day))
      .find((each) => each !== null && each >= letterDay);
    if (iso) add(iso, { start: match.index, end: match.index + match[0].length });
  }
  for (const match of piece.matchAll(
    /\b(?:by|till?|until|through|thru|before|than|on)\s+(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},?\s+)?(\d{1,2})\/(\d{1,2})\b(?!\/)/gi,
  )) {
    const iso = [year, year + 1]
      .map((each) =>
        order === 'day-first'
          ? isoOf(each, Number(match[2]), Number(match[1]))
          : isoOf(each, Number(match[1]), Number(match[2])),
      )
      .find((each) => each !== null && each >= letterDay);
    if (iso) add(iso, { start: match.index, end: match.index + match[0].length });
  }
  for (const match of piece.matchAll(weekday)) {
    const wanted = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf((match[1] ?? '').toLowerCase());
    const next = Array.from({ length: 7 }, (_, index) => shiftDays(letterDay, index + 1)).find(
      (iso) => new Date(`${iso}T00:00:00Z`).getUTCDay() === wanted,
    );
    if (next) add(next, { start: match.index, end: match.index + match[0].length });
  }
  for (const match of piece.matchAll(dayOfMonth)) {
    const day = Number(match[1]);
    const iso = [isoOf(year, month, day), isoOf(month === 12 ? year + 1 : year, (month % 12) + 1, day)].find(
      (each) => each !== null && each >= letterDay,
    );
    if (iso) add(iso, { start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}

function isoOf(year: number, month: number, day: number): string | null {
  if (month < 1 || day < 1 || day > 31) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}

/** The date of the letter, if found. */
export function letterDayOf({ best }: FieldContext): string | null {
  const value = best('agreement_date')?.value;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
}
