import { type VersionSource, versionSourceArtifact, versionSourceSchema } from '#contract/draft-editor.ts';
import type { DraftResult } from '#contract/draft-result.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import type { Delivery, FinishedRun } from '#server/runs/runnable-tool.ts';
import { draftFolder, figureKey, pdfKey, zipKey } from './draft-keys.ts';

/**
 * Stores a run's zip and PDF as a draft and its first version. The file name is built from the title, the date and the
 * run's id, so that storing twice writes the same file, and only letters and digits of the user's text reach the file
 * system. The draft has the run's id, so that its folder is known before its row exists.
 */
export function createDraftDelivery(files: FileStore): Delivery<unknown, DraftResult> {
  return {
    kind: 'draft',
    async store(run) {
      const name = draftFileName(run);
      await files.put(zipKey(run.userId, name), await run.artifacts.get('draft.zip'));
      await files.put(pdfKey(run.userId, name), await run.artifacts.get('main.pdf'));
      const source = await readVersionSource(run);
      await Promise.all(
        Object.values(source?.figures ?? {}).map(async (figure) =>
          files.put(figureKey(run.userId, run.runId, figure), await run.artifacts.get(figure)),
        ),
      );
    },
    async commit(trx, run) {
      const name = draftFileName(run);
      const bytes = (await files.stat(zipKey(run.userId, name)))?.bytes;
      if (bytes === undefined) throw new Error('the draft to be listed is not in the store');
      const { title } = run.result;
      const row = {
        id: run.runId,
        user_id: run.userId,
        run_id: run.runId,
        file_name: name,
        bytes,
        title,
        engine: run.engine,
        preview: JSON.stringify(run.result),
        sample: run.sample,
      };
      await trx.insertInto('drafts').values(row).execute();
      const source = await readVersionSource(run);
      if (source !== null) await addFirstVersion(trx, row, source, run.result);
      return { id: name, text: name };
    },
    async discard(run) {
      const name = draftFileName(run);
      await files.remove(zipKey(run.userId, name));
      await files.remove(pdfKey(run.userId, name));
      await files.removeAll(draftFolder(run.userId, run.runId));
    },
  };
}

/** A new draft's first version, and the inputs of later ones. */
export async function addFirstVersion(
  trx: Trx,
  { id, user_id, bytes }: { readonly id: string; readonly user_id: string; readonly bytes: number },
  { research, findings, composition, template, figures }: VersionSource,
  { title, pdf }: Pick<DraftResult, 'title' | 'pdf'>,
): Promise<void> {
  const owned = { draft_id: id, user_id };
  await trx
    .insertInto('draft_inputs')
    .values({
      ...owned,
      research: JSON.stringify(research),
      findings: findings === null ? null : JSON.stringify(findings),
      figures: JSON.stringify(figures),
      images: Object.keys(figures).length,
    })
    .execute();
  await trx
    .insertInto('draft_versions')
    .values({
      ...owned,
      number: 1,
      cause: 'first',
      change: null,
      title,
      template,
      composition: JSON.stringify(composition),
      bytes,
      pdf_engine: pdf.engine,
      pdf_pages: pdf.pages,
    })
    .execute();
}

/** Null for a run of an external engine, which doesn't provide the data that later versions are created from. */
async function readVersionSource({
  artifacts,
  result,
}: FinishedRun<unknown, DraftResult>): Promise<VersionSource | null> {
  if (result.workshop !== true) return null;
  const stored: unknown = JSON.parse(new TextDecoder().decode(await artifacts.get(versionSourceArtifact)));
  return versionSourceSchema.parse(stored);
}

/** For example `sleep-and-memory_2026-11-20_3f9c2a.zip`. */
export function draftFileName(run: Pick<FinishedRun<unknown, DraftResult>, 'runId' | 'createdAt' | 'result'>): string {
  const words = run.result.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug =
    (words ?? [])
      .slice(0, 6)
      .join('-')
      .slice(0, 48)
      .replace(/(?<!-)-+$/, '') || 'prototype';
  return `${slug}_${run.createdAt.toISOString().slice(0, 10)}_${run.runId.replaceAll('-', '').slice(0, 6)}.zip`;
}
