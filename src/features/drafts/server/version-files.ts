import { sql } from 'kysely';
import type { VersionInput, VersionParts, VersionResult } from '#contract/draft-editor.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import type { Delivery } from '#server/runs/runnable-tool.ts';
import type { Runs } from '#server/runs/runs.ts';
import { runsView, startedWith } from '#server/runs/runs-view.ts';
import { figureKey, readFigures, type VersionOfDraft, versionKeys } from './draft-keys.ts';

/** The slug of the tool that generates the files of versions. */
const versionTool = 'paper-version';

/**
 * Starts generating a version's files unless they exist. Parallel requests share the same run; after a failed or
 * cancelled run the next request starts a new one.
 */
export async function makeFiles(
  db: Db,
  runs: Pick<Runs, 'startRun'>,
  version: Pick<VersionOfDraft, 'userId' | 'draftId' | 'number'>,
): Promise<{ runId: string | null }> {
  const { userId, draftId, number } = version;
  const row = await db
    .selectFrom('draft_versions')
    .leftJoin('draft_inputs', 'draft_inputs.draft_id', 'draft_versions.draft_id')
    .leftJoin(runsView.as('runs'), (join) => join.on(runOfVersion))
    .innerJoin('drafts', 'drafts.id', 'draft_versions.draft_id')
    .select('drafts.file_name')
    .select(['draft_versions.bytes', 'draft_versions.attempt', 'draft_inputs.images', 'runs.state'])
    .where('draft_versions.draft_id', '=', draftId)
    .where('draft_versions.user_id', '=', userId)
    .where('draft_versions.number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_version_not_found');
  if (row.bytes !== null) return { runId: null };
  if (row.images === null) throw new AppError('draft_inputs_deleted');
  const again = row.state === 'failed' || row.state === 'cancelled';
  const attempt = row.attempt + (again ? 1 : 0);
  if (again) {
    await db
      .updateTable('draft_versions')
      .set({ attempt })
      .where('draft_id', '=', draftId)
      .where('user_id', '=', userId)
      .where('number', '=', number)
      .where('attempt', '=', row.attempt)
      .execute();
  }
  const { runId } = await runs.startRun({
    userId,
    feature: versionTool,
    input: { userId, draftId, version: number, fileName: row.file_name } satisfies VersionInput,
    idempotencyKey: `version:${draftId}:${number}:${attempt}`,
  });
  return { runId };
}

/** The run that is generating a version's files, or null. */
export async function openRunOf(
  db: Db,
  { userId, draftId, number }: Pick<VersionOfDraft, 'userId' | 'draftId' | 'number'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('draft_versions')
    .innerJoin(runsView.as('runs'), (join) => join.on(runOfVersion))
    .select('runs.id')
    .where('draft_versions.draft_id', '=', draftId)
    .where('draft_versions.user_id', '=', userId)
    .where('draft_versions.number', '=', number)
    .where('runs.state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Joins the run of a version's last attempt through its idempotency key. */
export const runOfVersion = startedWith(
  sql`draft_versions.user_id`,
  sql`'version:' || draft_versions.draft_id || ':' || draft_versions.number || ':' || draft_versions.attempt`,
);

/** What a version's files are generated from. Throws draft_inputs_deleted or draft_version_not_found. */
export async function readVersion(
  { db, files }: { db: Db; files: FileStore },
  { userId, draftId, version }: VersionInput,
): Promise<VersionParts> {
  const row = await db
    .selectFrom('draft_versions')
    .leftJoin('draft_inputs', 'draft_inputs.draft_id', 'draft_versions.draft_id')
    .select(['draft_versions.composition', 'draft_inputs.research', 'draft_inputs.figures'])
    .where('draft_versions.draft_id', '=', draftId)
    .where('draft_versions.user_id', '=', userId)
    .where('draft_versions.number', '=', version)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_version_not_found');
  if (row.figures === null) throw new AppError('draft_inputs_deleted');
  try {
    const figures = await Promise.all(
      Object.entries(readFigures(row.figures)).map(
        async ([path, name]) => [path, await files.get(figureKey(userId, draftId, name))] as const,
      ),
    );
    return { research: row.research, composition: row.composition, figures: Object.fromEntries(figures) };
  } catch (cause) {
    // Deleted after the row was read.
    if (cause instanceof FileMissing) throw new AppError('draft_inputs_deleted', { cause });
    throw cause;
  }
}

/** The files of later versions are stored next to those of the first. */
export function createVersionDelivery(files: FileStore): Delivery<VersionInput, VersionResult> {
  const keysOf = ({ userId, input }: { userId: string; input: VersionInput }) =>
    versionKeys({ userId, draftId: input.draftId, fileName: input.fileName, number: input.version });
  return {
    kind: 'draft',
    async store(run) {
      const { zip, pdf } = keysOf(run);
      await files.put(zip, await run.artifacts.get('draft.zip'));
      await files.put(pdf, await run.artifacts.get('main.pdf'));
    },
    async commit(trx, run) {
      const { draftId, version } = run.input;
      const bytes = (await files.stat(keysOf(run).zip))?.bytes;
      if (bytes === undefined) throw new Error('the version to be listed is not in the store');
      const row = await trx
        .updateTable('draft_versions')
        .from('drafts')
        .set({ bytes, pdf_engine: run.result.engine, pdf_pages: run.result.pages })
        .whereRef('drafts.id', '=', 'draft_versions.draft_id')
        .where('draft_versions.draft_id', '=', draftId)
        .where('draft_versions.user_id', '=', run.userId)
        .where('draft_versions.number', '=', version)
        .returning('drafts.file_name')
        .executeTakeFirst();
      // Deleted while its files were being generated.
      if (!row) throw new AppError('draft_not_found');
      return { id: row.file_name, text: row.file_name };
    },
    async discard(run) {
      const { zip, pdf } = keysOf(run);
      await files.remove(zip);
      await files.remove(pdf);
    },
  };
}
