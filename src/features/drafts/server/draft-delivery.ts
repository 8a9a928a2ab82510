import type { DraftResult } from '../../../contract/draft-result.ts';
import type { FileStore } from '../../../server/files/file-store.ts';
import type { Delivery, FinishedRun } from '../../../server/runs/runnable-tool.ts';
import { pdfKey, zipKey } from './drafts.ts';

/**
 * A run's zip and PDF become a draft. The file name is made from the title, the day and the run's id, so that storing
 * twice writes the same file, and no words of the user reach the file system but letters and digits.
 */
export function createDraftDelivery(files: FileStore): Delivery<unknown, DraftResult> {
  return {
    kind: 'draft',
    async store(run) {
      const name = draftFileName(run);
      await files.put(zipKey(run.userId, name), await run.artifacts.get('draft.zip'));
      await files.put(pdfKey(run.userId, name), await run.artifacts.get('main.pdf'));
    },
    async commit(trx, run) {
      const name = draftFileName(run);
      const bytes = (await files.stat(zipKey(run.userId, name)))?.bytes;
      if (bytes === undefined) throw new Error('the draft to be listed is not in the store');
      const row = {
        user_id: run.userId,
        run_id: run.runId,
        file_name: name,
        bytes,
        title: run.result.title,
        engine: run.engine,
        preview: JSON.stringify(run.result),
      };
      await trx.insertInto('drafts').values(row).execute();
      return { id: name, text: name };
    },
    async discard(run) {
      const name = draftFileName(run);
      await files.remove(zipKey(run.userId, name));
      await files.remove(pdfKey(run.userId, name));
    },
  };
}

/** For instance `sleep-and-memory_2026-11-20_3f9c2a.zip`. */
export function draftFileName(run: Pick<FinishedRun<unknown, DraftResult>, 'runId' | 'createdAt' | 'result'>): string {
  const words = run.result.title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).slice(0, 6).join('-').slice(0, 48).replace(/-+$/, '') || 'prototype';
  return `${slug}_${run.createdAt.toISOString().slice(0, 10)}_${run.runId.replaceAll('-', '').slice(0, 6)}.zip`;
}
