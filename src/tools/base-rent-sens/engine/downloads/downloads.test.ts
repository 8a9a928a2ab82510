import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { BaseRentResult } from '../../tool.ts';
import { analyze } from '../analyze.fixture.ts';
import { baseRentCsv } from './csv.ts';
import { baseRentDocx } from './docx.ts';
import { baseRentTypst } from './typst.ts';

const made = new Date('2026-01-15T23:30:00Z');

describe('CSV', () => {
  test('is one rectangular table with a column for each rent step', async () => {
    const text = new TextDecoder().decode(baseRentCsv(await analyze()));
    const rows = text.split('\r\n');
    expect(rows.pop()).toBe('');
    const cells = rows.map((row) => row.split(','));
    expect(new Set(cells.map((row) => row.length))).toEqual(new Set([9]));
    const line = (label: string, unit: string) => cells.find((row) => row[0] === label && row[1] === unit)?.slice(2);
    expect(line('Base rent', '$/sf/yr')).toEqual([
      '50.0000',
      '52.5000',
      '55.0000',
      '57.5000',
      '60.0000',
      '62.5000',
      '65.0000',
    ]);
    expect(line('Occupancy cost year 1', '$')?.[0]).toBe('660160.86');
    expect(line('Total obligation', '$')?.[0]).toBe('3323989.47');
    expect(line('Net effective rent by present value', '$/sf/yr')?.[0]).toBe('41.5403');
    expect(cells.filter((row) => row[0]?.startsWith('Occupancy cost year'))).toHaveLength(15);
  });

  test('has no cell that a spreadsheet would run as a formula, even for negative figures', async () => {
    const result = await analyze({ term: '1', ti_allow: '500', base_rent_min: '10', base_rent_max: '15' });
    const cells = new TextDecoder().decode(baseRentCsv(result)).split(/,|\r\n/);
    const starting = cells.filter((cell) => /^[=+\-@\t]/.test(cell));
    expect(starting.length).toBeGreaterThan(0);
    for (const cell of starting) expect(cell).toMatch(/^-\d+\.\d+$/);
  });
});

describe('DOCX', () => {
  test('contains the whole report with headings and tables', async () => {
    const result = await analyze();
    const entries = unzipSync(await baseRentDocx(result, made));
    const xml = strFromU8(entries['word/document.xml'] ?? new Uint8Array());
    const text = plainText(xml);
    for (const words of wordsOf(result)) expect(text).toContain(words);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(result.blocks.filter((block) => block.kind === 'table').length);
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(
      result.blocks.filter((block) => block.kind === 'heading').length,
    );
    expect(xml).toContain('<w:tblHeader/>');
    expect(text).toContain('15 January 2026');
  });

  test('has the same bytes for the same report', async () => {
    const result = await analyze();
    expect(await baseRentDocx(result, made)).toEqual(await baseRentDocx(result, made));
  });
});

describe('Typst', () => {
  test('prints the whole report as a PDF of a few pages', async () => {
    const result = await analyze();
    const { text, pages } = await typeset(result);
    expect(pages).toBe(3);
    for (const words of wordsOf(result)) expect(text).toContain(squeeze(words));
    expect(text).toContain(squeeze('15 January 2026'));
    expect(text).toContain(squeeze('made by the built-in engine'));
  });

  test.each([
    ['one year at one rent', { term: '1', base_rent_max: '50' }],
    [
      'the largest figures',
      {
        term: '15',
        ti_allow: '1,000,000',
        space_size: '1,000,000,000',
        ti_rate: '100',
        op_ex_pct: '100',
        op_ex_escal: '100',
        base_rent_min: '800,000.01',
        base_rent_max: '1,000,000',
      },
    ],
  ])('keeps %s within the page', async (_, changes) => {
    const result = await analyze(changes as unknown as Record<string, string>);
    const { text, rightmost } = await typeset(result);
    for (const words of wordsOf(result)) expect(text).toContain(squeeze(words));
    // US Letter is 612 pt wide, and the margin is 61 pt.
    expect(rightmost).toBeLessThan(612 - 60);
  });

  test('prints texts as data, without running markup in them', async () => {
    const result = await analyze();
    const hostile = '#panic("read") $x$ @cite *bold* \\ `raw` </text>';
    const { text } = await typeset({
      ...result,
      title: `Base Rent Analysis: ${hostile}`,
      blocks: [...result.blocks, { kind: 'paragraph', text: hostile }, { kind: 'list', items: [hostile] }],
    });
    expect(text.split(squeeze(hostile)).length).toBeGreaterThan(3);
  });

  test('gives the same project for the same report', async () => {
    const result = await analyze();
    expect(baseRentTypst(result, made)).toEqual(baseRentTypst(result, made));
  });
});

/** Every text and figure of the report, cell by cell. */
function wordsOf(result: BaseRentResult): string[] {
  return result.blocks.flatMap((block) => {
    if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flatMap((row) => row.cells)];
    return block.kind === 'list' ? block.items : [block.text];
  });
}

function plainText(xml: string): string {
  return xml
    .replace(/<[^>]+>/g, '')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Without spaces and typographic variants, so that line breaks do not matter. */
function squeeze(text: string): string {
  return text
    .replace(/[\s\u00ad]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐−]/g, '-');
}

async function typeset(result: BaseRentResult): Promise<{ text: string; pages: number; rightmost: number }> {
  const project = baseRentTypst(result, made);
  const folder = mkdtempSync(join(tmpdir(), 'base-rent-'));
  try {
    for (const [name, content] of Object.entries(project.files)) writeFileSync(join(folder, name), content);
    const pdf = NodeCompiler.create({ workspace: folder }).pdf({ mainFilePath: join(folder, project.main) });
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    let text = '';
    let rightmost = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item)) continue;
        text += item.str;
        rightmost = Math.max(rightmost, item.transform[4] + item.width);
      }
    }
    return { text: squeeze(text), pages: document.numPages, rightmost };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
