import type { Trx } from '../base/db/database.ts';
import { jsonFile, type PersonalData } from '../base/personal-data/personal-data.ts';
import { endRun } from './end-run.ts';
import { runFolder } from './run-files.ts';
import type { RunsContext } from './runs-context.ts';
import { uploadKey } from './upload-store.ts';

/** A user's runs and uploads. Before the user is deleted, open runs are cancelled, which releases their holds. */
export function createPersonalData(context: RunsContext): PersonalData {
  const { db } = context.platform;
  return {
    async *exported(userId) {
      const runs = await db
        .selectFrom('runs')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select(['id', 'feature', 'engine', 'steps', 'input', 'cost', 'charge', 'state', 'result_kind', 'result_id'])
        .select(['error_code', 'error_message', 'created_at', 'started_at', 'finished_at'])
        .execute();
      yield jsonFile('runs.json', runs);
    },
    async lockWork(trx, userId) {
      await openRuns(trx, userId).forUpdate().execute();
    },
    async endWork(trx, userId) {
      for (const { id } of await openRuns(trx, userId).execute()) {
        await endRun(trx, context, id, { state: 'cancelled' });
      }
    },
    async files(trx, userId) {
      const runs = await trx.selectFrom('runs').where('user_id', '=', userId).select('id').execute();
      const uploads = await trx.deleteFrom('uploads').where('user_id', '=', userId).returning('id').execute();
      return { folders: runs.map(({ id }) => runFolder(id)), keys: uploads.map(({ id }) => uploadKey(id)) };
    },
  };
}

/** In a fixed order to avoid deadlocks. */
function openRuns(trx: Trx, userId: string) {
  return trx
    .selectFrom('runs')
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .orderBy('id')
    .select('id');
}
