import { translationSchema } from '#contract/translation.ts';
import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { findSubscription } from './calendar/subscription.ts';
import type { DocumentReports } from './document-reports.ts';
import { openReport } from './open-report.ts';
import { readDays } from './reminders/reminder-settings.ts';
import { exportFolder, pagesFolder } from './reports.ts';

/** A person's reports, each as Markdown and JSON, with their stored files. */
export function createPersonalData(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  documents: DocumentReports,
): PersonalData {
  return {
    async *exported(userId) {
      yield jsonFile('reminders.json', {
        days: await readDays(db, userId),
        calendar: await findSubscription(db, userId),
      });
      const ids = await db
        .selectFrom('reports')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select('id')
        .execute();
      for (const { id } of ids) {
        // One at a time, because reports may be long.
        const report = await db
          .selectFrom('reports')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .select(['id', 'run_id', 'feature', 'title', 'engine', 'created_at', 'reminders', 'markdown', 'data'])
          .executeTakeFirst();
        if (!report) continue;
        const document = openReport(documents, report.data);
        const { markdown, ...rest } = document ? { ...report, data: document, markdown: document.markdown } : report;
        const name = `reports/${report.created_at.toISOString().slice(0, 10)}_${report.feature}_${id}`;
        yield { path: `${name}.md`, content: markdown };
        yield jsonFile(`${name}.json`, rest);
        const reviews = await db
          .selectFrom('report_reviews')
          .where('report_id', '=', id)
          .where('user_id', '=', userId)
          .orderBy('report_reviews.id')
          .select(['item', 'version', 'decision', 'correction', 'note', 'created_at'])
          .execute();
        if (reviews.length > 0) yield jsonFile(`${name}_reviews.json`, reviews);
        // The translated document, or the stored pages.
        for (const key of await files.list(pagesFolder(report.run_id))) {
          const content = await contentOf(files, key);
          const ending = translationSchema.safeParse(report.data).data?.format;
          const file = `${key.split('/').at(-1)}${ending === undefined ? '' : `.${ending}`}`;
          if (content !== null) yield { path: `${name}/${file}`, content };
        }
      }
    },
    async files(trx, userId) {
      const reports = await trx.selectFrom('reports').where('user_id', '=', userId).select(['id', 'run_id']).execute();
      return { folders: reports.flatMap(({ id, run_id }) => [exportFolder(id), pagesFolder(run_id)]) };
    },
  };
}

/** Null if it was deleted during the export. */
async function contentOf(files: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await files.get(key);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
