import { jsonFile, type PersonalData } from '../../../server/personal-data/personal-data.ts';
import type { Platform } from '../../../server/platform.ts';
import { exportFolder, pagesFolder } from './reports.ts';

/** A person's reports, each as Markdown and as JSON; and the files that were made from them. */
export function createPersonalData({ db }: Pick<Platform, 'db'>): PersonalData {
  return {
    async *exported(userId) {
      const ids = await db
        .selectFrom('reports')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select('id')
        .execute();
      for (const { id } of ids) {
        // One at a time: a report may be long.
        const report = await db
          .selectFrom('reports')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .select(['id', 'run_id', 'feature', 'title', 'engine', 'created_at', 'markdown', 'data'])
          .executeTakeFirst();
        if (!report) continue;
        const { markdown, ...rest } = report;
        const name = `reports/${report.created_at.toISOString().slice(0, 10)}_${report.feature}_${id}`;
        yield { path: `${name}.md`, content: markdown };
        yield jsonFile(`${name}.json`, rest);
      }
    },
    async files(trx, userId) {
      const reports = await trx.selectFrom('reports').where('user_id', '=', userId).select(['id', 'run_id']).execute();
      return { folders: reports.flatMap(({ id, run_id }) => [exportFolder(id), pagesFolder(run_id)]) };
    },
  };
}
