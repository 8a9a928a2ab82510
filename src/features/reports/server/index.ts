import type { ResultExport } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { secretsOf } from '#server/base/secrets/secrets.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract/reminders.ts';
import {
  chooseRunPages,
  downloadReport,
  getReport,
  listReports,
  removeReport,
  removeReports,
  reportPages,
} from '../contract/reports.ts';
import { reviewItem, undoReview } from '../contract/reviews.ts';
import { serveCalendars } from './calendar/serve-calendar.ts';
import { findSubscription, renewSubscription, revokeSubscription } from './calendar/subscription.ts';
import type { DocumentReports } from './document-reports.ts';
import { nextDates } from './next-dates.ts';
import { createOwnDocuments } from './own-documents.ts';
import { writePagesChoice } from './pages-choice.ts';
import { createPersonalData } from './personal-data.ts';
import { readDays, readForReports, switchOff, writeDays, writeForReports } from './reminders/reminder-settings.ts';
import { startReminders } from './reminders/send-reminders.ts';
import { readStopToken } from './reminders/stop-token.ts';
import { startReportRemoval } from './remove-old-reports.ts';
import { createReportDelivery } from './report-delivery.ts';
import { type Exporters, exportReport, formatsOf } from './report-export.ts';
import { createReportReader } from './report-reader.ts';
import { findReport, listOwn, removeOwn } from './reports.ts';
import { undoLastReview, writeReview } from './reviews/write-review.ts';
import { createReportSharing } from './share-report.ts';
import { keepingFile } from './stored-file.ts';
import { keepingPages, type ReadParagraphs, signPages } from './stored-pages.ts';

export type { ReportSummary } from '../contract/reports.ts';

export type { OwnDocument, OwnDocuments } from './own-documents.ts';

/** The reports slice: its calls, and the delivery of runs. */
export function createReports(
  platform: Platform,
  documents: DocumentReports,
  readSample: () => Promise<DocumentReport>,
) {
  const exporters: Record<string, Readonly<Record<string, ResultExport>> | undefined> = {};
  const delivery = createReportDelivery(documents);
  return {
    api: reportsApi(platform, documents, exporters),
    reader: createReportReader(platform.db, documents, exporters, readSample),
    delivery,
    ownDocuments: createOwnDocuments(platform.db, documents),
    /** For the dashboard. */
    newest: (userId: string, count: number) => listOwn(platform.db, userId, { limit: count, offset: 0 }),
    nextDates: (userId: string, today: string, count: number) => nextDates(platform.db, userId, today, count),
    /** Starts date reminders and the removal of old reports in this process. */
    async startJobs() {
      await startReminders(platform);
      await startReportRemoval(platform);
    },
    /** For tools that read a document. */
    documentDelivery: (readParagraphs: ReadParagraphs) => keepingPages(platform, delivery, readParagraphs),
    /** For tools whose result is a file in addition to the report. */
    fileDelivery: (name: string) => keepingFile(platform, delivery, name),
    personalData: createPersonalData(platform, documents),
    sharing: createReportSharing(platform, documents, exporters),
    /** Download formats of a feature's reports in addition to Markdown. */
    addExports(feature: string, exports: Readonly<Record<string, ResultExport>>) {
      exporters[feature] = exports;
    },
  };
}

function reportsApi(platform: Platform, documents: DocumentReports, exporters: Exporters): Api {
  const { db, files } = platform;
  const api = createApi();
  const find = (ownerId: string, id: string) => findReport(db, documents, ownerId, id);
  const answerOf = async (ownerId: string, id: string) => {
    const report = await find(ownerId, id);
    return { ...report, formats: formatsOf(exporters[report.feature] ?? {}, report) };
  };
  mount(api, listReports, ({ viewer, query }) => listOwn(db, viewer.user.id, query));
  mount(api, getReport, ({ viewer, params }) => answerOf(viewer.user.id, params.id));
  mount(api, reportPages, ({ viewer, params }) => signPages(platform, viewer.user.id, params.id));
  mount(api, chooseRunPages, async ({ viewer, params, body: { keep } }) => {
    await writePagesChoice(db, documents.features, { userId: viewer.user.id, runId: params.id }, keep);
    return { keep };
  });
  mount(api, downloadReport, async ({ viewer, params, body }) => {
    const report = await find(viewer.user.id, params.id);
    return { signedUrl: await exportReport(platform, exporters[report.feature] ?? {}, report, body.format) };
  });
  mount(api, removeReport, async ({ viewer, params }) => ({
    removed: (await removeOwn(db, files, viewer.user.id, [params.id]))[0] ?? params.id,
  }));
  mount(api, removeReports, async ({ viewer, body }) => ({
    removed: await removeOwn(db, files, viewer.user.id, body.ids),
  }));
  mount(api, reviewItem, async ({ viewer, params: { id, item }, body }) => {
    await writeReview(db, documents, { ownerId: viewer.user.id, reportId: id, item }, body);
    return answerOf(viewer.user.id, id);
  });
  mount(api, undoReview, async ({ viewer, params: { id, item }, body }) => {
    await undoLastReview(db, documents, { ownerId: viewer.user.id, reportId: id, item }, body);
    return answerOf(viewer.user.id, id);
  });
  mountReminders(api, platform);
  api.route('/', serveCalendars(platform, documents));
  return api;
}

function mountReminders(api: Api, { db, config }: Platform): void {
  mount(api, calls.readReminders, async ({ viewer: { user } }) => ({
    days: await readDays(db, user.id),
    calendar: await findSubscription(db, user.id),
  }));
  mount(api, calls.changeReminders, async ({ viewer, body }) => ({
    days: await writeDays(db, viewer.user.id, body.days),
  }));
  mount(api, calls.readReportReminders, async ({ viewer, query }) => ({
    on: await readForReports(db, viewer.user.id, query.reports),
  }));
  mount(api, calls.changeReportReminders, async ({ viewer, body: { reports, on } }) => {
    await writeForReports(db, viewer.user.id, reports, on);
    return { on };
  });
  mount(api, calls.stopReminders, async ({ params }) => {
    const userId = readStopToken(secretsOf(config), params.token);
    if (userId === null || !(await switchOff(db, userId))) throw new AppError('invalid_stop_link');
    return { stopped: true as const };
  });
  mount(api, calls.createCalendar, async ({ viewer }) => ({
    url: `${config.appUrl}/calendar/${await renewSubscription(db, viewer.user.id)}.ics`,
  }));
  mount(api, calls.revokeCalendar, async ({ viewer }) => ({ revoked: await revokeSubscription(db, viewer.user.id) }));
}
