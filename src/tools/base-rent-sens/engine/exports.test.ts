import { expect, test } from 'vitest';
import type { EnginePorts, TypesetProject } from '#contract/engine.ts';
import { analyze } from './analyze.fixture.ts';
import { baseRentCsv } from './downloads/csv.ts';
import { baseRentExports } from './exports.ts';

test('a report downloads as PDF, DOCX, XLSX and CSV, each with the same bytes for the same day', async () => {
  const result = await analyze();
  expect(Object.keys(baseRentExports)).toEqual(['pdf', 'docx', 'xlsx', 'csv']);
  const projects: TypesetProject[] = [];
  const ports = {
    typesetter: {
      async typst(project: TypesetProject) {
        projects.push(project);
        return { pdf: new TextEncoder().encode(`%PDF ${JSON.stringify(project)}`), pages: 1, engine: 'a stand-in' };
      },
      latex: null,
    },
  } as unknown as EnginePorts;
  const signatures = { pdf: '%PDF', docx: 'PK', xlsx: 'PK', csv: 'Figure,' };
  for (const [format, { extension, make }] of Object.entries(baseRentExports)) {
    const [first, second] = await Promise.all(
      [1, 2].map(() =>
        make(result, ports, {
          id: 'report',
          createdAt: new Date('2026-01-15T12:00:00Z'),
          today: '2026-01-15',
          file: async () => new Uint8Array(),
        }),
      ),
    );
    expect(extension).toBe(format);
    expect(first).toEqual(second);
    expect(new TextDecoder('latin1').decode(first).startsWith(signatures[format as keyof typeof signatures])).toBe(
      true,
    );
  }
  expect(JSON.stringify(projects[0])).toContain('15 January 2026');
});

test('money in a report has two decimals, and four in the figures for spreadsheets', async () => {
  const result = await analyze({ discount_rate: '6.50' });
  expect(JSON.stringify(result.blocks)).not.toMatch(/\d\.\d{3}/);
  expect(new TextDecoder().decode(baseRentCsv(result))).toContain('66.0161');
});
