import { type DocumentInput, documentInput } from '#contract/document-file.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { ReportResult } from '#contract/report-result.ts';
import type { Platform } from '#server/platform.ts';
import type { Delivery, FinishedRun } from '#server/runs/runnable-tool.ts';
import { readPagesChoice } from './pages-choice.ts';
import { pagesFolder } from './reports.ts';

/** Reads the paragraphs of a Word document, which has no pages to display. */
export type ReadParagraphs = (docx: Uint8Array) => Promise<readonly string[]>;

/**
 * Delivers a report on a document, and stores the document's pages if that was the owner's choice when the run ended;
 * otherwise nothing of the document is stored.
 */
export function keepingPages(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  reports: Delivery<unknown, ReportResult>,
  readParagraphs: ReadParagraphs,
): Delivery<DocumentInput, ReportResult> {
  async function storePages(run: FinishedRun<DocumentInput, unknown>): Promise<void> {
    const document = await run.upload();
    const pages =
      run.input.kind === 'pdf'
        ? document
        : new TextEncoder().encode(JSON.stringify({ paragraphs: await readParagraphs(document) }));
    await files.put(pagesKey(run.runId, pagesKind(run.input)), pages);
  }
  return {
    kind: 'report',
    async store(run) {
      if (await readPagesChoice(db, run.runId)) await storePages(run);
    },
    async commit(trx, run) {
      const committed = await reports.commit(trx, run);
      // The owner may have changed the choice since `store` was called; from here on the run's row is locked.
      const keep = await readPagesChoice(trx, run.runId);
      const stored = (await files.stat(pagesKey(run.runId, pagesKind(run.input)))) !== null;
      if (keep && !stored) await storePages(run);
      if (!keep && stored) await files.removeAll(pagesFolder(run.runId));
      if (keep) {
        await trx
          .updateTable('reports')
          .set({ pages: pagesKind(run.input) })
          .where('id', '=', committed.id)
          .execute();
      }
      return committed;
    },
    discard: (run) => files.removeAll(pagesFolder(run.runId)),
  };
}

/** The signed URL of stored pages; throws report_not_found for another user's report and for one without pages. */
export async function signPages(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  ownerId: string,
  id: string,
): Promise<{ kind: 'pdf' | 'text'; signedUrl: string }> {
  const row = await db
    .selectFrom('reports')
    .select(['run_id', 'pages'])
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.pages === null) throw new AppError('report_not_found');
  const signedUrl = await files.signedUrl(pagesKey(row.run_id, row.pages), {
    seconds: limits.drafts.signedUrlSeconds,
    contentType: row.pages === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8',
  });
  return { kind: row.pages, signedUrl };
}

function pagesKind(input: DocumentInput): 'pdf' | 'text' {
  return documentInput.parse(input).kind === 'pdf' ? 'pdf' : 'text';
}

function pagesKey(runId: string, kind: 'pdf' | 'text'): string {
  return `${pagesFolder(runId)}/${kind === 'pdf' ? 'pages.pdf' : 'pages.json'}`;
}
