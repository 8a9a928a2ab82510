import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Shareable } from '#server/base/sharing/shareable.ts';
import type { Platform } from '#server/platform.ts';
import type { SharedReport } from '../contract/report-page.ts';
import type { DocumentReports } from './document-reports.ts';
import { type Exporters, formatsOf, makeReportFile } from './report-export.ts';
import { pageOf } from './report-reader.ts';
import { exportFolder, findReport } from './reports.ts';

/** Reports for share links: with corrections, but without the owner's name and the document's pages. */
export function createReportSharing(
  platform: Platform,
  documents: DocumentReports,
  exporters: Exporters,
): Shareable<SharedReport> {
  const { db } = platform;
  const exportsOf = (feature: string) => exporters[feature] ?? {};
  return {
    async find(ownerId, item) {
      if (!z.uuid().safeParse(item).success) throw new AppError('report_not_found');
      return (await findReport(db, documents, ownerId, item)).id;
    },
    async titles(ownerId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('reports')
        .where('user_id', '=', ownerId)
        .where('id', 'in', ids)
        .select(['id', 'title'])
        .execute();
      return new Map(rows.map(({ id, title }) => [id, title]));
    },
    async read(ownerId, id, addressOf) {
      const report = await findReport(db, documents, ownerId, id, owner);
      const formats = formatsOf(exportsOf(report.feature), report);
      const today = new Date().toISOString().slice(0, 10);
      return {
        title: report.title,
        report: { ...pageOf({ ...report, pages: null, review_versions: {} }), id: '', formats: [], today },
        files: formats.map((format) => ({ format, url: addressOf(format) })),
      };
    },
    async file(ownerId, id, name) {
      const report = await findReport(db, documents, ownerId, id, owner);
      return makeReportFile(platform, exportsOf(report.feature), report, name, `${exportFolder(id)}/shared`);
    },
  };
}

/** Replaces the account's name where a review shows its author. */
const owner = 'the owner';
