import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { EnginePorts, TypesetProject } from '../../contract/engine.ts';
import { analyseLease } from '../lease/lease-analysis.ts';
import { abstractLease } from '../lease/lease-report.ts';
import { prepareText } from '../lease/lease-text.ts';
import { analyseLetter } from '../lease/letter-report.ts';
import { readLayout } from '../lease/read-layout.fixture.ts';
import { documentExports } from './document-exports.ts';
import type { DocumentReport } from './report-outline.ts';

const facts = { createdAt: new Date('2026-01-15T12:00:00Z') };
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

const open = (name: string) =>
  prepareText(
    readLayout(readFileSync(join(import.meta.dirname, '../../../tests/lease-documents/texts', `${name}.txt`), 'utf8')),
  );
const lease = abstractLease(open('office-summary-table'));
const make = (format: keyof typeof documentExports, report: DocumentReport = lease) =>
  documentExports[format].make(report, ports, facts);

test.each([
  ['an abstract', lease],
  ['an analysis', analyseLease(open('industrial-prose'))],
  ['a letter', analyseLetter(open('loi-silent'))],
])('%s downloads in five formats, each the same bytes every time for the same day', async (_, report) => {
  const signatures = { pdf: '%PDF', docx: 'PK', xlsx: 'PK', json: '{', ics: 'BEGIN:VCALENDAR' };
  expect(Object.keys(documentExports)).toEqual(Object.keys(signatures));
  for (const [format, signature] of Object.entries(signatures) as [keyof typeof documentExports, string][]) {
    const [first, second] = [await make(format, report), await make(format, report)];
    expect(first).toEqual(second);
    expect(new TextDecoder('latin1').decode(first).startsWith(signature)).toBe(true);
  }
});

test('PDF and DOCX carry every quote with its page; text of the document is data', async () => {
  await make('pdf', abstractLease(open('hostile-instructions')));
  const project = projects.at(-1);
  expect(project?.files['main.typ']).not.toContain('KITE');
  expect(project?.files['report.json']).toContain('KITE & LANTERN PUBLISHING, INC.');
  const files = unzipSync(await make('docx'));
  const words = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(words).toContain('BRIGHTWATER ANALYTICS, INC.');
  expect(words).toContain('(page 1, ');
});

test('the workbook holds amounts as numbers and the rent row by row', async () => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await make('xlsx')).slice().buffer as never);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Fields', 'Rent', 'Risks', 'Cross-checks', 'Dates']);
  const rent = workbook.getWorksheet('Rent');
  expect(rent?.rowCount).toBe(5);
  expect(rent?.getCell('G3').value).toBe(44990.4);
  expect(rent?.getCell('H3').value).toBe(539884.8);
});

test('the calendar has each key date as an all-day event, in lines that calendars accept', async () => {
  const calendar = new TextDecoder().decode(await make('ics'));
  expect(calendar.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(lease.key_dates.length);
  const unfolded = calendar.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20290930');
  expect(unfolded).toContain('SUMMARY:Last day to give notice of renewal: BRIGHTWATER ANALYTICS\\, INC.');
  expect(unfolded).toContain('TRIGGER:-P30D');
});

test('a formula in a document stays text in the workbook', async () => {
  const report = abstractLease(open('short-form'));
  const tenant = { ...[report.fields['tenant']].flat()[0], shown: '=HYPERLINK("http://x")', value: '=1+1' };
  const workbook = new ExcelJS.Workbook();
  const bytes = await make('xlsx', { ...report, fields: { ...report.fields, tenant: tenant as never } });
  await workbook.xlsx.load(bytes.slice().buffer as never);
  const cells = workbook.getWorksheet('Fields')?.getColumn(3).values ?? [];
  expect(cells).toContain('=HYPERLINK("http://x")');
});
