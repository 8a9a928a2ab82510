import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LeaseAnalysis, LetterReport } from '#contract/lease-report.ts';
import { pleaseChecks } from '#contract/report-checks.ts';
import { reportMarkdown } from '#documents/lease/present/report-markdown.ts';
import { outlineOf } from '#documents/report/outline.ts';
import { reportIcs } from '#documents/report/report-ics.ts';
import { readReport } from '#features/reports/server/upgrade-report.ts';

const stored = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'stored', `${name}.json`), 'utf8'));

/** Reports stored in the first format; their files are never rewritten. */
describe('a report of the first format', () => {
  test.each(['format-1-abstract', 'format-1-analysis', 'format-1-letter'])(
    '%s is upgraded: nothing is lost, and every value must be checked [D.98]',
    (name) => {
      const old = stored(name);
      const report = readReport(old);
      if (report === null) throw new Error('the report could not be read');
      expect(Object.keys(report.fields).sort()).toEqual(Object.keys(old['fields'] as object).sort());
      expect(report.risks).toHaveLength((old['risks'] as unknown[]).length);
      expect(report.dates).toHaveLength((old['key_dates'] as unknown[]).length);
      const states = Object.values(report.fields)
        .flat()
        .map(({ state }) => state);
      expect(new Set(states)).toEqual(new Set(['check']));
      expect(pleaseChecks(report).every(({ reason }) => reason.includes('earlier version'))).toBe(true);
      // Values without measured precision are in no calendar and no downloaded table.
      expect(reportIcs('report', report, new Date(0))).not.toContain('BEGIN:VEVENT');
      expect(outlineOf(report, '2026-11-22').sections.some(({ title }) => title === 'Please check')).toBe(true);
      // After conversion it is in the current format.
      expect(readReport(report)).toEqual(report);
    },
  );

  test('keeps the parts that only an analysis or a letter has', () => {
    const analysis = readReport(stored('format-1-analysis')) as LeaseAnalysis;
    expect(analysis.clauses).toEqual(stored('format-1-analysis')['clauses']);
    expect(analysis.obligations.every(({ what, quote }) => what === quote)).toBe(true);
    const letter = readReport(stored('format-1-letter')) as LetterReport;
    expect(letter.binding).toEqual(stored('format-1-letter')['binding']);
    expect(letter.questions).toEqual(stored('format-1-letter')['questions']);
  });
});

/** Reports stored in the second format, which had page numbers even if the file does not say where its pages end. */
describe('a report of the second format', () => {
  const pages = (report: unknown) =>
    [...JSON.stringify(report).matchAll(/"(?:page|first_page|last_page)":(\w+)/g)].map(([, page]) => page);

  test.each(['format-2-analysis-docx', 'format-2-letter-docx'])(
    '%s loses its invented pages and nothing else [D.100]',
    (name) => {
      const old = stored(name);
      expect(pages(old)).toContain('1');
      const report = readReport(old);
      if (report === null) throw new Error('the report could not be read');
      expect(new Set(pages(report))).toEqual(new Set(['null']));
      const pageless = JSON.parse(
        JSON.stringify(old).replace(/"(page|first_page|last_page)":\d+/g, (_, key: string) => `"${key}":null`),
      );
      expect(report).toEqual({
        ...pageless,
        format: 3,
        markdown: '',
        notes: (old['notes'] as string[]).map((note) =>
          note.startsWith('The file does not say')
            ? 'Places are given by clause, because the file does not say where its pages end.'
            : note,
        ),
      });
      expect(report.notes).not.toEqual(old['notes']);
      expect(reportMarkdown(report)).not.toMatch(/\bpages? \d/);
      expect(readReport(report)).toEqual(report);
    },
  );

  test('a PDF keeps its pages and its text [D.100]', () => {
    const old = stored('format-2-abstract-pdf');
    expect(readReport(old)).toEqual({ ...old, format: 3 });
    expect(pages(old)).toContain('2');
  });

  test('a page in our own sentences is removed, and one in the words of the document is not [D.100]', () => {
    const old = stored('format-2-analysis-docx') as { fields: Record<string, object> };
    const reason = 'First Amendment to Lease says “as in Exhibit B (page 3)” (page 1); before it was “$9” (page 1).';
    const fields = { ...old.fields, security_deposit: { ...old.fields['security_deposit'], state: 'check', reason } };
    expect(readReport({ ...old, fields })?.fields['security_deposit']).toMatchObject({
      reason: 'First Amendment to Lease says “as in Exhibit B (page 3)”; before it was “$9”.',
    });
  });
});

test('any other data is not a report', () => {
  for (const other of [null, 3, {}, { format: 9, title: 'x' }, { rows: [] }]) expect(readReport(other)).toBeNull();
});
