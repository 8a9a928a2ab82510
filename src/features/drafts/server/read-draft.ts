import { sql } from 'kysely';
import { type DraftResult, draftResultSchema } from '#contract/draft-result.ts';
import type { Json } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { RunState } from '#contract/runs.ts';
import type { Db } from '#server/base/db/database.ts';
import { FileMissing, type FileStore } from '#server/base/files/file-store.ts';
import type { SignedUrlOptions } from '#server/base/files/signed-addresses.ts';
import { runsView } from '#server/runs/runs-view.ts';
import type { DraftVersion } from '../contract/drafts.ts';
import { figureKey, readFigures, type VersionOfDraft, versionKeys, versionName } from './draft-keys.ts';
import { requireOwnFolder } from './drafts.ts';
import { runOfVersion } from './version-files.ts';

export interface DraftPath {
  readonly userId: string;
  readonly fileName: string;
}

/** A draft with one of its versions; drafts from before versions existed have none. */
export interface Draft {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly sample: boolean;
  /** The findings of the first version, from its run. */
  readonly preview: DraftResult;
  readonly inputs: {
    readonly images: number;
    readonly figures: Readonly<Record<string, string>>;
    /** Ids of works that the author rejected. */
    readonly refused: readonly string[];
  } | null;
  readonly versions: readonly DraftVersion[];
  readonly shown: ShownVersion | null;
}

interface ShownVersion {
  readonly version: DraftVersion;
  readonly composition: Json;
  readonly pdf: { readonly engine: string; readonly pages: number } | null;
  readonly making: { readonly runId: string; readonly state: RunState; readonly message: string | null } | null;
}

/** One of this owner's drafts, with the version of this number or, without a number, the newest. */
export async function readDraft(db: Db, ownerId: string, path: DraftPath, number?: number): Promise<Draft> {
  requireOwnFolder(ownerId, path.userId);
  const row = await db
    .selectFrom('drafts')
    .leftJoin('draft_inputs', 'draft_inputs.draft_id', 'drafts.id')
    .select(['drafts.id', 'drafts.file_name', 'drafts.created_at', 'drafts.preview', 'drafts.sample'])
    .select(['draft_inputs.images', 'draft_inputs.figures', 'draft_inputs.refused'])
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', '=', path.fileName)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_not_found');
  const list = await db
    .selectFrom('draft_versions')
    .select(['number', 'cause', 'created_at', 'title', 'template', 'bytes'])
    .select(sql<number | null>`case when cause = 'restore' then (change ->> 'version')::integer end`.as('restored'))
    .where('draft_id', '=', row.id)
    .where('user_id', '=', ownerId)
    .orderBy('number', 'desc')
    .execute();
  const versions = list.map(({ number, cause, restored, created_at, title, template, bytes }) => ({
    number,
    cause,
    restored,
    created_at: created_at.toISOString(),
    title,
    template,
    ready: bytes !== null,
  }));
  const wanted = number === undefined ? versions[0] : versions.find((version) => version.number === number);
  if (number !== undefined && !wanted) throw new AppError('draft_version_not_found');
  return {
    id: row.id,
    userId: ownerId,
    fileName: row.file_name,
    createdAt: row.created_at,
    sample: row.sample,
    preview: draftResultSchema.parse(row.preview),
    inputs:
      row.images === null || row.figures === null
        ? null
        : { images: row.images, figures: readFigures(row.figures), refused: row.refused ?? [] },
    versions,
    shown: wanted === undefined ? null : await readShown(db, ownerId, row.id, wanted),
  };
}

async function readShown(db: Db, ownerId: string, draftId: string, version: DraftVersion): Promise<ShownVersion> {
  const row = await db
    .selectFrom('draft_versions')
    .leftJoin(runsView.as('runs'), (join) => join.on(runOfVersion))
    .select(['draft_versions.composition', 'draft_versions.pdf_engine', 'draft_versions.pdf_pages'])
    .select(['runs.id as run', 'runs.state', 'runs.error_message'])
    .where('draft_versions.draft_id', '=', draftId)
    .where('draft_versions.user_id', '=', ownerId)
    .where('draft_versions.number', '=', version.number)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_not_found');
  const { composition, pdf_engine: engine, pdf_pages: pages, run, state } = row;
  return {
    version,
    composition,
    pdf: engine === null || pages === null ? null : { engine, pages },
    making: run === null || state === null ? null : { runId: run, state, message: row.error_message },
  };
}

/** The version to download: the one with this number, or the newest whose files exist. */
export async function findDownload(db: Db, ownerId: string, path: DraftPath, number?: number): Promise<VersionOfDraft> {
  requireOwnFolder(ownerId, path.userId);
  const row = await db
    .selectFrom('drafts')
    .leftJoin('draft_versions', (join) => {
      const ready = join.onRef('draft_versions.draft_id', '=', 'drafts.id').on('draft_versions.bytes', 'is not', null);
      return number === undefined ? ready : ready.on('draft_versions.number', '=', number);
    })
    .select(['drafts.id', 'drafts.file_name', 'draft_versions.number'])
    .where('drafts.user_id', '=', ownerId)
    .where('drafts.file_name', '=', path.fileName)
    .orderBy('draft_versions.number', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new AppError('draft_not_found');
  if (number !== undefined && row.number === null) throw new AppError('draft_version_not_found');
  return { userId: ownerId, draftId: row.id, fileName: row.file_name, number: row.number ?? 1 };
}

/** The browser saves the file under this name. */
export function signedDownload(files: FileStore, version: VersionOfDraft): Promise<string> {
  return signed(files, versionKeys(version).zip, {
    downloadName: versionName(version.fileName, version.number),
    contentType: 'application/zip',
  });
}

/** The PDF of a version as a file to save. */
export function pdfDownload(files: FileStore, version: VersionOfDraft): Promise<string> {
  return signed(files, versionKeys(version).pdf, {
    downloadName: versionName(version.fileName, version.number).replace(/\.zip$/i, '.pdf'),
    contentType: 'application/pdf',
  });
}

export function previewUrl(files: FileStore, version: VersionOfDraft): Promise<string> {
  return signed(files, versionKeys(version).pdf, { contentType: 'application/pdf' });
}

/** URLs of a draft's images by their paths in it. */
export async function figureUrls(files: FileStore, draft: Draft): Promise<Record<string, string>> {
  const named = await Promise.all(
    Object.entries(draft.inputs?.figures ?? {}).map(
      async ([path, name]) =>
        [
          path,
          await signed(files, figureKey(draft.userId, draft.id, name), {
            contentType: path.endsWith('.png') ? 'image/png' : 'image/jpeg',
          }),
        ] as const,
    ),
  );
  return Object.fromEntries(named);
}

/** Returns a URL only if the file exists; otherwise the link would fail after the click without an explanation. */
async function signed(files: FileStore, key: string, how: Omit<SignedUrlOptions, 'seconds'>): Promise<string> {
  try {
    if ((await files.stat(key)) === null) throw new FileMissing(key);
    return await files.signedUrl(key, { ...how, seconds: limits.drafts.signedUrlSeconds });
  } catch (cause) {
    throw new AppError('signed_url_failed', { cause });
  }
}
