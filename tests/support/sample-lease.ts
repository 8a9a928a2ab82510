import { randomUUID } from 'node:crypto';
import type { LeaseAnalysis } from '#contract/lease-report.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { reportMarkdown } from '#documents/lease/present/report-markdown.ts';
import { calendarFile } from '#documents/report/calendar-file.ts';
import { reportDates } from '#documents/report/report-dates.ts';
import { applyReviews } from '#documents/review/apply-reviews.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import type { Database } from '#server/base/db/database.ts';
import type { Delivery } from '#server/runs/runnable-tool.ts';
import { documentTools } from '../../src/tools.ts';
import { analyzeLease } from './lease-reports.ts';

/** What `compose.ts` passes to the reports slice. */
export const documentReports = {
  applyReviews,
  markdownOf: reportMarkdown,
  datesOf: reportDates,
  calendarFile,
  features: documentTools,
};

const sentences = [
  'OFFICE LEASE',
  'THIS OFFICE LEASE is made as of March 1, 2024, by and between Summit Tower Owner, LLC, a Colorado limited liability company (“Landlord”), and Harbor Analytics, Inc., a Delaware corporation (“Tenant”).',
  '1. Premises. Landlord leases to Tenant approximately 12,500 rentable square feet known as Suite 400 of the building at 1200 Seventeenth Street, Denver, Colorado 80202 (the “Premises”).',
  '2. Term. The term of this Lease is sixty (60) months. It commences on May 1, 2024 (the “Commencement Date”) and expires on April 30, 2029 (the “Expiration Date”).',
  '3. Base Rent. Tenant shall pay Base Rent in advance on the first day of each month, as follows:',
  'Months\tMonthly Base Rent\tAnnual Base Rent',
  '1-24\t$31,250.00\t$375,000.00',
  '25-60\t$32,500.00\t$390,000.00',
  '4. Security Deposit. Tenant shall deposit with Landlord the sum of $62,500.00 as a security deposit.',
  '5. Option to Renew. Tenant has one (1) option to extend the Term for five (5) years, by written notice to Landlord given at least nine (9) months before the Expiration Date.',
  '6. Default. After a default Landlord may, without notice or legal process, change the locks and retake the Premises.',
  '7. Governing Law. This Lease is governed by the laws of the State of Colorado.',
];

/** The Lease Analysis of a small lease that contains every kind of value. */
export function sampleAnalysis(edit: (text: string) => string = (text) => text): LeaseAnalysis {
  return analyzeLease(prepareText(caseDocument(edit(sentences.join('\n')))));
}

/** Stores a report for a user, like a finished run. */
export async function deliverReport(
  { db }: Pick<Database, 'db'>,
  delivery: Delivery<unknown, LeaseAnalysis>,
  userId: string,
  report = sampleAnalysis(),
): Promise<string> {
  const run = {
    runId: randomUUID(),
    userId,
    feature: 'lease-analysis',
    engine: 'built-in',
    createdAt: new Date(),
    sample: false,
    input: {},
    result: report,
    artifacts: { put: async () => {}, get: async () => new Uint8Array() },
    upload: async () => new Uint8Array(),
  };
  const { id } = await db.transaction().execute((trx) => delivery.commit(trx, run));
  return id;
}
