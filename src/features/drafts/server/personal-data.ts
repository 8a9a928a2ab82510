import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import { type ExportedFile, jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { figureKey, foldersOf, versionKeys, versionName, zipKey } from './draft-keys.ts';

/** A person's drafts: rows, versions, inputs and files for the export, and the folders to delete. */
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
      const versions = await db
        .selectFrom('draft_versions')
        .where('user_id', '=', userId)
        .orderBy('draft_id')
        .orderBy('number')
        .select(['draft_id', 'number', 'cause', 'change', 'title', 'template', 'composition', 'bytes', 'created_at'])
        .execute();
      const inputs = await db
        .selectFrom('draft_inputs')
        .where('user_id', '=', userId)
        .select(['draft_id', 'research', 'findings', 'refused', 'figures', 'created_at'])
        .execute();
      if (versions.length > 0) yield jsonFile('draft-versions.json', versions);
      if (inputs.length > 0) yield jsonFile('draft-inputs.json', inputs);
      for (const { file_name } of drafts) yield* exportedFile(files, `drafts/${file_name}`, zipKey(userId, file_name));
      const names = new Map(drafts.map(({ id, file_name }) => [id, file_name]));
      for (const { draft_id: draftId, number, bytes } of versions) {
        const fileName = names.get(draftId);
        if (number === 1 || bytes === null || fileName === undefined) continue;
        const { zip } = versionKeys({ userId, draftId, fileName, number });
        yield* exportedFile(files, `drafts/${versionName(fileName, number)}`, zip);
      }
      for (const { draft_id: draftId, figures } of inputs) {
        for (const name of Object.values(figures))
          yield* exportedFile(files, `draft-images/${draftId}/${name}`, figureKey(userId, draftId, name));
      }
    },
    async files(_trx, userId) {
      return { folders: foldersOf(userId) };
    },
  };
}

/** Nothing if it was deleted during the export. */
async function* exportedFile(files: FileStore, path: string, key: string): AsyncGenerator<ExportedFile> {
  try {
    yield { path, content: await files.stream(key) };
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
  }
}
