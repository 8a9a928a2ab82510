import { FileMissing } from '../../../server/files/file-store.ts';
import { jsonFile, type PersonalData } from '../../../server/personal-data/personal-data.ts';
import type { Platform } from '../../../server/platform.ts';
import { draftsFolder, previewsFolder, zipKey } from './drafts.ts';

/** A person's drafts: their rows and zips for the export, their folders for the removal. */
export function createPersonalData({ db, files }: Pick<Platform, 'db' | 'files'>): PersonalData {
  return {
    async *exported(userId) {
      const drafts = await db
        .selectFrom('drafts')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select(['id', 'run_id', 'file_name', 'bytes', 'title', 'engine', 'preview', 'created_at'])
        .execute();
      yield jsonFile('drafts.json', drafts);
      for (const { file_name } of drafts) {
        try {
          yield { path: `drafts/${file_name}`, content: await files.stream(zipKey(userId, file_name)) };
        } catch (error) {
          // Deleted while the export was being made.
          if (!(error instanceof FileMissing)) throw error;
        }
      }
    },
    async files(_trx, userId) {
      return { folders: [draftsFolder(userId), previewsFolder(userId)] };
    },
  };
}
