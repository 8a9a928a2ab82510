import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { DocumentReport } from '#contract/lease-report.ts';
import { abstractLease, analyzeLease } from '../../../tests/support/lease-reports.ts';
import type { PageNumbers } from '../document.ts';
import { analyzeLetter } from '../lease/letter/letter-report.ts';
import { prepareText } from '../lease/prepare/lease-text.ts';
import { caseDocument } from '../rules/case-document.ts';
import { outlineOf } from './outline.ts';
import { reportDocx } from './report-docx.ts';
import { reportIcs } from './report-ics.ts';
import { reportXlsx } from './report-xlsx.ts';

const lease = `OFFICE LEASE
THIS OFFICE LEASE is made as of March 1, 2024, between Summit Tower Owner, LLC (“Landlord”) and Harbor Analytics, Inc. (“Tenant”).
1. Premises. Landlord leases to Tenant 12,500 rentable square feet known as Suite 400 of the building at 1200 Seventeenth Street, Denver, Colorado 80202.
2. Term. The term of this Lease is sixty (60) months. It commences on May 1, 2024 and expires on April 30, 2029 (the “Expiration Date”).
3. Base Rent. Tenant shall pay Base Rent of $31,250.00 per month in advance on the first day of each month.
4. Security Deposit. Tenant shall deposit with Landlord the sum of $62,500.00 as a security deposit.
5. Default. After a default Landlord may, without notice or legal process, change the locks and retake the Premises.
IN WITNESS WHEREOF, the parties have executed this Lease.
By: /s/ A. Alder
\fFIRST AMENDMENT TO OFFICE LEASE
THIS FIRST AMENDMENT TO OFFICE LEASE is made as of June 1, 2025, between Summit Tower Owner, LLC and Harbor Analytics, Inc.
1. Security Deposit. The Security Deposit is hereby increased from $62,500.00 to $75,000.00.
2. Ratification. Except as amended, the Lease remains in full force and effect.
IN WITNESS WHEREOF, the parties have executed this amendment.
By: /s/ A. Alder`;
const offer = `LETTER OF INTENT
Tenant: Blue Heron Outfitters, Inc.
Landlord: Foundry Lane Partners LLC
Premises: approximately 4,000 rentable square feet at 900 Foundry Lane, Portland, Oregon
Term: Five (5) years, beginning September 1, 2025
\fBase Rent: $24.00 per rentable square foot per year
This letter is not binding on either party, except for the confidentiality paragraph.
Confidentiality: The parties shall keep the terms of this letter confidential.`;

/** The document as if its pages had been found in this way. */
const opened = (text: string, pageNumbers: PageNumbers) => prepareText({ ...caseDocument(text), pageNumbers });
const made = new Date('2026-01-01');
const today = '2025-06-01';

const cells = async (report: DocumentReport) => {
  const { sheets } = await readXlsx(await reportXlsx(report, made, today));
  return sheets.flatMap(({ name, rows }) => {
    const at = rows[0]?.indexOf('Page') ?? -1;
    return rows.slice(1).map((row) => ({ name, page: at < 0 ? null : (row[at] ?? null), row: row.join('\t') }));
  });
};
const pagesIn = (report: DocumentReport) =>
  [...JSON.stringify(report).matchAll(/"(?:page|first_page|last_page)":(\w+)/g)].map(([, page]) => page);
const withPage = /\bpages? \d/i;

describe.each(['none', 'breaks'] as const)('a report on a file that does not say where its pages end (%s)', (how) => {
  test.each([
    ['abstract', () => abstractLease(opened(lease, how))],
    ['analysis', () => analyzeLease(opened(lease, how))],
    ['letter', () => analyzeLetter(opened(offer, how))],
  ])('names no page anywhere, and says why: %s [D.100]', async (_, make) => {
    const report: DocumentReport = make();
    expect(new Set(pagesIn(report))).toEqual(new Set(['null']));
    expect(report.notes).toContain('Places are given by clause, because the file does not say where its pages end.');
    expect(report.markdown).not.toMatch(withPage);
    expect(JSON.stringify(report)).not.toMatch(withPage);
    const outline = outlineOf(report, today);
    expect(JSON.stringify(outline)).not.toMatch(withPage);
    expect(
      outline.sections.flatMap(({ entries }) => entries.filter(({ place }) => place !== '')).length,
    ).toBeGreaterThan(0);
    const rows = await cells(report);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ page, row }) => (page !== null && page !== '') || withPage.test(row))).toEqual([]);
    const word = unzipSync(await reportDocx(outline, made))['word/document.xml'];
    expect(strFromU8(word ?? new Uint8Array())).not.toMatch(withPage);
    expect(reportIcs('report', report, made)).not.toMatch(withPage);
  });
});

test('its places are clauses, its instruments have names only, and its clauses stay in the order of the document [D.100]', () => {
  const [exact, clauseOnly] = (['exact', 'breaks'] as const).map((how) => analyzeLease(opened(lease, how)));
  expect(clauseOnly?.markdown).toContain(
    '## Documents in this file\n\n- Office Lease, used for this report\n- First Amendment to Office Lease\n',
  );
  expect(clauseOnly?.markdown).toContain('(Section 4)');
  expect(exact?.markdown).toContain('- First Amendment to Office Lease (page 2)\n');
  expect(exact?.markdown).toContain('(Section 4, page 1)');
  expect(clauseOnly?.markdown).toMatch(/\n- \*\*Section 4 Security Deposit\*\*: “/);
  expect(exact?.markdown).toMatch(/\n- \*\*Section 4 Security Deposit\*\* \(page 1\): “/);
  const labels = (report: typeof clauseOnly) => report?.clauses.map(({ label }) => label);
  expect(labels(clauseOnly)).toEqual(labels(exact));
});

test('pages that a word processor recorded are cited like those of a PDF [D.100]', async () => {
  const [exact, rendered] = (['exact', 'rendered'] as const).map((how) => analyzeLease(opened(lease, how)));
  if (!exact || !rendered) throw new Error('no report');
  expect(rendered.markdown).toBe(exact.markdown);
  expect(new Set(pagesIn(rendered))).toEqual(new Set(['1', '2']));
  const pages = (await cells(rendered)).filter(({ name }) => name === 'Fields').map(({ page }) => page);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.every((page) => page === 1 || page === 2)).toBe(true);
});
