import type { DocumentKind, DocumentTaskName, ReadDocument } from '#contract/documents.ts';
import { type DocumentTasks, InputError, type Json } from '#contract/engine.ts';
import { readDocx } from './docx/read-docx.ts';
import { openPdfium } from './pdf/pdfium.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { warmUp } from './pdf/warm-up.ts';
import { DocumentRefusal, type RefusalCode } from './refusal.ts';

export type ReaderJob = (
  | { readonly bytes: Uint8Array; readonly kind: DocumentKind }
  /** A document that was read before. */
  | { readonly document: ReadDocument }
) & {
  /** The work to run on it; null to return the document. */
  readonly work: DocumentTaskName | null;
  /** What the work needs besides the document. */
  readonly extra: Json;
};

export type ReaderAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'document'; readonly document: ReadDocument }
  | { readonly kind: 'made'; readonly result: Json }
  /** The file cannot be read. */
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly details: string }
  /** The work does not accept this document. */
  | { readonly kind: 'unfit'; readonly code: string; readonly message: string }
  /** The work failed because of a bug. */
  | { readonly kind: 'failed'; readonly details: string };

/**
 * A separate process that reads one document, runs the requested work on it, and ends. It may be killed at any time,
 * can open no files but its own code, receives no server settings, and shares nothing with the process of the next
 * document. The available work is defined in the module that it is started with, because the platform knows no
 * features.
 */
const pdfium = await openPdfium();

let wanted = false;
process.on('disconnect', () => process.exit(0));
process.on('message', async (job: ReaderJob) => {
  wanted = true;
  process.send?.(await answer(job), undefined, undefined, () => process.exit(0));
});
process.send?.({ kind: 'ready' } satisfies ReaderAnswer);

// Loaded only now, so that a waiting document is not delayed by it.
const [, , tasksModule] = process.argv;
const tasks: Promise<{ documentTasks?: DocumentTasks }> = tasksModule ? import(tasksModule) : Promise.resolve({});
tasks.then(
  () => warmUp(pdfium, () => wanted),
  () => undefined,
);

async function answer(job: ReaderJob): Promise<ReaderAnswer> {
  const { work, extra } = job;
  const read: ReaderAnswer =
    'document' in job ? { kind: 'document', document: job.document } : await take(job.bytes, job.kind);
  if (read.kind !== 'document' || work === null) return read;
  try {
    const { documentTasks } = await tasks;
    if (!documentTasks) throw new Error('this reader was started without tasks');
    return { kind: 'made', result: documentTasks[work](read.document, extra) };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unfit', code: error.code, message: error.message };
    return { kind: 'failed', details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function take(bytes: Uint8Array, kind: DocumentKind): Promise<ReaderAnswer> {
  try {
    return { kind: 'document', document: kind === 'pdf' ? readPdf(pdfium, bytes) : await readDocx(bytes) };
  } catch (error) {
    const refusal = error instanceof DocumentRefusal ? error : new DocumentRefusal('document_damaged', error);
    const cause = refusal.cause instanceof Error ? refusal.cause.message : '';
    return { kind: 'refused', code: refusal.code, details: cause.slice(0, 500) };
  }
}
