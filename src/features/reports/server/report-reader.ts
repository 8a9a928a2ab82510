import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { DocumentReport, Passage } from '#contract/lease-report.ts';
import { translationSchema } from '#contract/translation.ts';
import type { Db } from '#server/base/db/database.ts';
import type { ReportPage, ReportReader } from '../contract/report-page.ts';
import type { DocumentReports } from './document-reports.ts';
import { type Exporters, formatsOf } from './report-export.ts';
import { findReport, type Report } from './reports.ts';

/** Reads reports for the server-rendered page. */
export function createReportReader(
  db: Db,
  documents: DocumentReports,
  exporters: Exporters,
  readSample: () => Promise<DocumentReport>,
  now = () => new Date(),
): ReportReader {
  return {
    async find(userId, id) {
      if (!z.uuid().safeParse(id).success) return null;
      const report = await findReport(db, documents, userId, id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'report_not_found') return null;
        throw error;
      });
      if (report === null) return null;
      const formats = formatsOf(exporters[report.feature] ?? {}, report);
      return { ...pageOf(report), formats, today: now().toISOString().slice(0, 10) };
    },
    async sample() {
      const document = await readSample();
      const { title, engine } = document;
      return {
        ...{ id: 'sample', feature: 'lease-analysis', title, engine, created_at: '', sample: true, formats: [] },
        ...{ pages: null, review_versions: {}, translation: null, markdown: '' },
        today: now().toISOString().slice(0, 10),
        document: forPage(document, false),
      };
    },
  };
}

/** Only what the page shows, because it is sent with the HTML. */
export function pageOf(report: Report): Omit<ReportPage, 'formats' | 'today'> {
  const { id, feature, title, engine, created_at, sample, pages, document, review_versions } = report;
  const translation = document ? null : (translationSchema.safeParse(report.data).data ?? null);
  return {
    ...{ id, feature, title, engine, created_at, sample, pages, review_versions },
    document: document && forPage(document, pages !== null),
    translation: translation && { ...translation, markdown: '' },
    markdown: document || translation ? '' : report.markdown,
  };
}

/** Without the Markdown, which repeats the content, and without positions on pages that were not stored. */
function forPage(document: DocumentReport, hasPages: boolean): DocumentReport {
  const shown = { ...document, markdown: '' };
  return hasPages ? shown : (withoutBoxes(shown) as DocumentReport);
}

function withoutBoxes(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutBoxes);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutBoxes(value)]));
  return 'boxes' in part ? { ...kept, boxes: [] as Passage['boxes'] } : kept;
}
