import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test('cells are quoted if necessary', () => {
  expect(csvRow(['plain', 'a, b', 'say "so"', 'two\nlines', null, -5, ' edge '])).toBe(
    'plain,"a, b","say ""so""","two\nlines",,-5," edge "\r\n',
  );
});

test('text that a spreadsheet would run as a formula is made harmless', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '=HYPERLINK("x")']) {
    const written = csvRow([text]).replace(/^"/, '');
    expect(written.startsWith("'"), JSON.stringify(text)).toBe(true);
  }
  expect(csvRow(['a=b', '5-3', 'mail@example.org'])).toBe('a=b,5-3,mail@example.org\r\n');
});
