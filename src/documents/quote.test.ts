import { expect, test } from 'vitest';
import type { Document, Quote } from './document.ts';
import { locateQuote } from './locate-quote.ts';
import { quoteAt } from './quote.ts';

const text =
  'ARTICLE 4 RENT\n4.1 Base Rent. Tenant shall pay “Base Rent” of $12,000.00 per month in advance.\nThe end.';
const document = {
  kind: 'pdf',
  text,
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      start: 0,
      end: 50,
      scanned: false,
      recognised: false,
      lines: [
        {
          page: 1,
          start: 15,
          end: 50,
          size: 11,
          bold: false,
          box: { x: 70, y: 100, width: 300, height: 12 },
          words: [
            { start: 30, end: 36, size: 11, bold: false, box: { x: 130, y: 101, width: 40, height: 10 } },
            { start: 37, end: 42, size: 11, bold: false, box: { x: 175, y: 101, width: 30, height: 10 } },
          ],
        },
      ],
    },
    { number: 2, width: 612, height: 792, start: 50, end: text.length, scanned: false, recognised: false, lines: [] },
  ],
  paragraphs: [
    { start: 0, end: 14, page: 1, kind: 'heading', indent: 70 },
    { start: 15, end: text.length - 9, page: 1, kind: 'text', indent: 70 },
    { start: text.length - 8, end: text.length, page: 2, kind: 'text', indent: 70 },
  ],
  tables: [],
  clauses: [
    clause({ index: 0, parent: null, label: 'Article 4', start: 0, end: text.length - 9 }),
    clause({ index: 1, parent: 0, label: 'Section 4.1', start: 15, end: text.length - 9 }),
  ],
  struck: { passages: 0, characters: 0 },
  scanned: false,
  pageNumbers: 'exact',
} satisfies Document;

function clause(part: { index: number; parent: number | null; label: string; start: number; end: number }) {
  return { kind: 'section' as const, number: '', title: '', level: 1, page: 1, lastPage: 2, bodyStart: 0, ...part };
}

test('a quote has its page, its innermost clause and the positions to highlight', () => {
  const at = text.indexOf('Tenant');
  expect(quoteAt(document, at, at + 'Tenant shall '.length)).toMatchObject({
    text: 'Tenant shall',
    page: 1,
    clause: 'Section 4.1',
    paragraph: 1,
    boxes: [{ page: 1, x: 130, y: 100, width: 75, height: 12 }],
  });
  expect(quoteAt(document, text.length - 8, text.length)).toMatchObject({ page: 2, clause: 'Opening', boxes: [] });
});

test('an empty quote cannot be created', () => {
  expect(() => quoteAt(document, 14, 15)).toThrow(RangeError);
  // @ts-expect-error an object that was not located is no quote
  const invented: Quote = { text: 'x', page: 1, lastPage: 1, clause: 'x', boxes: [], paragraph: 0, start: 0, end: 1 };
  expect(invented).toBeDefined();
});

test('a passage is found despite different quotation marks and spaces', () => {
  expect(locateQuote(document, 'pay "Base\n Rent" of $12,000.00')?.text).toBe('pay “Base Rent” of $12,000.00');
});

test('a passage with a typing error is found, and one with other words is not', () => {
  expect(locateQuote(document, 'Tenant shal pay “Base Rent” of $12,000.00 per month in advance')?.text).toBe(
    'Tenant shall pay “Base Rent” of $12,000.00 per month in advance',
  );
  expect(locateQuote(document, 'Landlord shall pay “Base Rent” of $19,000.00 per year in arrears')).toBeNull();
});

test('of identical passages the one nearest to the given position is taken', () => {
  const first = text.indexOf('Rent');
  const last = text.lastIndexOf('Rent');
  expect(locateQuote(document, 'Rent')?.start).toBe(first);
  expect(locateQuote(document, 'Rent', { near: text.length })?.start).toBe(last);
});
