import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Sheet, writeWorkbook } from './workbook.ts';

const made = new Date('2026-01-15T09:30:00Z');
const hostile = [
  '=1+1',
  '=HYPERLINK("https://example.org","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '</t><f>1+1</f>',
  '\u0000\u0001x',
];
const sheet: Sheet = {
  name: 'Fields',
  head: [
    ['Field', 24],
    ['Value', 50],
    ['Day', 12],
    ['Sure', 8],
  ],
  rows: hostile.map((text, index) => [`Row ${index}`, text, new Date('2030-04-30T00:00:00Z'), index % 2 === 0]),
};

const part = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

test('no text becomes a formula or a link, whatever its first characters; numbers, dates and booleans keep their type', async () => {
  const bytes = await writeWorkbook('Report', [sheet], made);
  const xml = part(bytes, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toMatch(/<f[ >]|hyperlink/);
  expect(Object.keys(unzipSync(bytes)).filter((name) => /externalLink|sheet\d+\.xml\.rels/.test(name))).toEqual([]);
  // The date as a number in Excel's calendar, formatted as a date.
  expect(xml).toMatch(/<c r="C2" s="\d+"><v>47603<\/v><\/c>/);
  expect(xml).toMatch(/<c r="D2" t="b" s="\d+"><v>1<\/v><\/c>/);
  expect(part(bytes, 'xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows.slice(1).map((row) => row[1])).toEqual(hostile);
});

test('columns have fixed widths and filters, and the header row stays visible', async () => {
  const bytes = await writeWorkbook('Report', [sheet], made);
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.columns?.map(({ width }) => width)).toEqual([24, 50, 12, 8]);
  expect(sheets[0]).toMatchObject({ freezePane: { rows: 1 }, autoFilter: { range: 'A1:D9' } });
});

test('a text that is too long for a cell is cut off, and the same rows give the same bytes', async () => {
  const long: Sheet = { ...sheet, rows: [['x'.repeat(40_000)]] };
  const bytes = await writeWorkbook('Report', [long], made);
  expect(String((await readXlsx(bytes)).sheets[0]?.rows[1]?.[0]).length).toBe(32_000);
  expect(await writeWorkbook('Report', [long], made)).toEqual(bytes);
});
