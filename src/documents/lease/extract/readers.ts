import { Decimal } from 'decimal.js';
import type { FieldValue } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import { areasIn, areaUnits } from '../lexicon/areas.ts';
import { datesIn, showDate } from '../lexicon/dates.ts';
import { durationsIn } from '../lexicon/durations.ts';
import { moneyIn, percentsIn } from '../lexicon/figures.ts';
import type { NamedScore } from './score.ts';

/** The value that a reader reads from a piece of text; positions are offsets within the piece. */
export interface ReadValue extends Span {
  readonly value: FieldValue;
  readonly shown: string;
  readonly note?: string;
  readonly doubt?: string;
  /** Added to the score. */
  readonly weight?: NamedScore;
}

export type ValueReader = (piece: string) => readonly ReadValue[];

/** Readers of one kind of value each: every value of its kind in the piece, in order. */

export function readDates(piece: string): ReadValue[] {
  return datesIn(piece).map(({ iso, start, end }) => ({ value: iso, shown: showDate(iso), start, end }));
}

export function readAmounts(piece: string): ReadValue[] {
  return moneyIn(piece).map(({ amount, wordsSay, currency, start, end }) => ({
    value: Number(amount),
    shown: showMoney(amount, currency),
    start,
    end,
    ...(wordsSay === null
      ? {}
      : { doubt: `The words say ${showMoney(wordsSay, currency)}, the figures ${showMoney(amount, currency)}.` }),
  }));
}

export function readPercents(piece: string): ReadValue[] {
  return percentsIn(piece).map(({ percent, start, end }) => ({
    value: `${percent}%`,
    shown: `${percent}%`,
    start,
    end,
  }));
}

export function readAreas(piece: string): ReadValue[] {
  return areasIn(piece).map(({ size, unit, kind, start, end }) => ({
    // A number is an area in square feet or square meters; for other units, the value includes the unit.
    value: unit === 'sf' || unit === 'm2' ? size : `${size} ${unit}`,
    shown: `${size.toLocaleString('en-US')} ${unit === 'sf' && kind !== '' ? `${kind} ` : ''}${areaUnits[unit]}`,
    start,
    end,
  }));
}

/** Terms in months. */
export function readTerms(piece: string): ReadValue[] {
  return durationsIn(piece).flatMap(({ months, wordsSay, text, start, end }) =>
    months === null || months === 0
      ? []
      : [
          {
            value: months,
            shown: `${months} months`,
            start,
            end,
            ...(wordsSay === null ? {} : { doubt: `Words and figures disagree: “${text}”.` }),
          },
        ],
  );
}

/** Periods of days, as a number of days; months and years stay as printed. */
export function readDays(piece: string): ReadValue[] {
  return durationsIn(piece).map(({ count, unit, months, wordsSay, text, start, end }) => {
    const business = /business/i.test(text);
    const value = unit === 'day' || unit === 'week' ? count * (unit === 'week' ? 7 : 1) : text.replace(/\s+/g, ' ');
    const shown =
      typeof value === 'number'
        ? `${value} ${business ? 'business ' : ''}days`
        : months === null
          ? text
          : text.replace(/\s+/g, ' ');
    return {
      value,
      shown,
      start,
      end,
      ...(wordsSay === null ? {} : { doubt: `Words and figures disagree: “${text}”.` }),
    };
  });
}

const signs: Readonly<Record<string, string>> = { USD: '$', CAD: 'C$', GBP: '£', EUR: '€' };

/** '1234.5' as '$1,234.50'; 'CNY 1,234.50' for a currency without a symbol. */
export function showMoney(amount: Decimal.Value, currency = 'USD'): string {
  const [whole = '0', cents = '00'] = new Decimal(amount).toFixed(2).split('.');
  return `${signs[currency] ?? `${currency} `}${whole.replace(/\B(?=(\d{3}){1,20}$)/g, ',')}.${cents}`;
}

/** The first reading only, so that one passage gives one value. */
export function first<Read extends (piece: string) => readonly ReadValue[]>(
  read: Read,
): (piece: string) => readonly ReadValue[] {
  return (piece) => read(piece).slice(0, 1);
}
