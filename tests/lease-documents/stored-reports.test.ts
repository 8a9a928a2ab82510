import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LeaseAnalysis, LetterReport } from '#contract/lease-report.ts';
import { pleaseChecks } from '#contract/report-checks.ts';
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

  test('any other data is not a report', () => {
    for (const other of [null, 3, {}, { format: 9, title: 'x' }, { rows: [] }]) expect(readReport(other)).toBeNull();
  });
});
