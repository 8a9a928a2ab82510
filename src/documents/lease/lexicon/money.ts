import { Decimal } from 'decimal.js';
import type { Span } from '../../document.ts';
import { numberOfWords, numberWords, readAmount } from './numbers.ts';

/** An amount of money: exact, as a decimal string without separators; `wordsSay` where spelled-out words disagree. */
export interface FoundMoney extends Span {
  readonly amount: string;
  readonly wordsSay: string | null;
  /** ISO 4217. */
  readonly currency: string;
}

const codes = 'USD|CAD|RMB|CNY|NTD|TWD|HKD|SGD|AUD|NZD|EUR|GBP|CHF|JPY|INR|MXN|ZAR';
/** Source of a pattern for the words and symbols before an amount: '$', 'C$', 'RMB', 'New Taiwan Dollars', '£'. */
const sign = `(?:\\b(?:US|C(?:AD?|DN)?|NT|HK|SG?|AU?|NZ)\\s?\\$|\\b(?:${codes})(?![a-z])\\s{0,2}(?:US)?[$¥€£]?|\\bNew\\s+Taiwan\\s+Dollars?|\\bHong\\s+Kong\\s+Dollars?|\\bRenminbi|\\bRs\\b\\.?|(?<![\\w.-])(?-i:R)(?=\\s?\\d{1,3}(?:(?:[ ,]\\d{3}){1,3}(?!\\d)|[.,]\\d{2}(?!\\d)))|[$€£¥￥₹])`;
/** As printed in text with split characters: '$ 4 , 000 . 00'. */
const torn = '\\d{1,3}(?:\\s,\\s?\\d{3}){1,4}(?:\\s?\\.\\s?\\d{2})?(?!\\d)|\\d{1,3}\\s\\.\\s\\d{2}(?!\\d)';
/** `R97 920,00` and `1 250,00 EUR`: spaces between thousands. */
const spaced = '\\d{1,3}(?: \\d{3}){1,3},\\d{2}(?!\\d)|(?<=(?<![\\w.-])(?-i:R) ?)\\d{1,3}(?: \\d{3}){1,3}(?!\\d)';
const digits = `(?:${spaced}|\\d+(?:,\\d+)*(?:\\.\\d+)*(?:,\\d{2}(?!\\d))?)`;
const scale = '(?:\\s+(?:million|billion)\\b)?';
const named = `\\s{0,2}(?:€|(?:${codes}|yuan|rand(?=\\b)|euros?|pounds?(?:\\s+sterling)?|(?:U\\.?S\\.?|Canadian)\\s+dollars?|dollars)(?![a-z]))`;
const money = new RegExp(
  `(${sign})\\s{0,12}(${torn}|${digits}${scale})|(?<!/|\\d[.,]?)\\b(${digits}${scale})(${named})`,
  'gi',
);

const spelledBefore = new RegExp(
  `(${numberWords})(?:\\s+(?:and|&)\\s+(\\d{1,2}|no)/\\s?(?:100|00))?(?:ths?)?\\s+(?:U\\.?S\\.?\\s+)?dollars?(?:\\s+and\\s+(${numberWords}|\\d{1,2})\\s*cents?)?[\\s,]*\\(?\\s{0,200}$`,
  'i',
);

/** Every amount with its currency, in order: '$1,234.50', 'C$20', 'RMB 120,000', '1.2 million Yuan', '€ 3.500,00'. */
export function moneyIn(text: string): FoundMoney[] {
  return [...text.matchAll(money)].flatMap((match) => {
    const amount = readMoney((match[2] ?? match[3] ?? '').replace(/(?:(?<!\s)\s+)?([.,])\s*/g, '$1'));
    if (amount === null) return [];
    const words = spelledAmount(text.slice(Math.max(0, match.index - 200), match.index));
    const wordsSay = words !== null && !words.equals(amount) && !words.equals(amount.floor()) ? words.toFixed() : null;
    const end = match.index + match[0].length;
    return [
      { amount: amount.toFixed(), wordsSay, currency: currencyOf(match[1] ?? match[4] ?? ''), start: match.index, end },
    ];
  });
}

/** Reads the digits of a match of `moneyPattern`. */
export function readMoney(text: string): Decimal | null {
  const amount = continental(text) ?? readAmount(text.replace(/(?<=\d) (?=\d{3})/g, ''));
  if (amount === null) return null;
  if (/million$/i.test(text)) return amount.times(1_000_000);
  return /billion$/i.test(text) ? amount.times(1_000_000_000) : amount;
}

/** '3.500,00', '97 920,00': periods or spaces between thousands and a comma before the cents. */
function continental(text: string): Decimal | null {
  const match = /^\d{1,3}((?:[. ]\d{3})*),\d{2}$/.exec(text);
  return match ? new Decimal(text.replace(/[. ]/g, '').replace(',', '.')) : null;
}

function currencyOf(printed: string): string {
  const text = printed.replace(/[\s.]/g, '').toUpperCase();
  if (/^(?:C\$|CA|CDN|CANAD)/.test(text)) return 'CAD';
  if (/^(?:NT|NEWTAIWAN|TWD)/.test(text)) return 'TWD';
  if (/^(?:HK|HONGKONG)/.test(text)) return 'HKD';
  if (/^S(?:G|\$)/.test(text)) return 'SGD';
  if (/^A(?:U|\$)/.test(text)) return 'AUD';
  if (text.startsWith('NZ')) return 'NZD';
  if (/^(?:RMB|CNY|RENMINBI|YUAN|[¥￥])/.test(text)) return 'CNY';
  if (/^(?:€|EUR)/.test(text)) return 'EUR';
  if (/^(?:£|GBP|POUND)/.test(text)) return 'GBP';
  if (/^(?:₹|INR|RS)/.test(text)) return 'INR';
  if (/^(?:R$|RAND|ZAR)/.test(text)) return 'ZAR';
  return /^(?:CHF|JPY|MXN)/.exec(text)?.[0] ?? 'USD';
}

function spelledAmount(before: string): Decimal | null {
  // 'Two Thousand, Seven Hundred Dollars' is one number.
  const match = spelledBefore.exec(before.replace(/,(?=\s+[a-z])/gi, ''));
  const whole = match?.[1] === undefined ? null : numberOfWords(match[1]);
  if (whole === null) return null;
  const cents = match?.[2] ?? match?.[3];
  if (cents === undefined || /^no$/i.test(cents)) return new Decimal(whole);
  const count = /^\d/.test(cents) ? Number(cents) : numberOfWords(cents);
  return count === null ? null : new Decimal(whole).plus(new Decimal(count).div(100));
}
