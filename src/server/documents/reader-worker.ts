import type { DocumentKind, ReadDocument } from '../../contract/documents.ts';
import { readDocx } from './docx/read-docx.ts';
import { openPdfium, type Pdfium } from './pdf/pdfium.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

export interface ReaderJob {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}

export type ReaderAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'document'; readonly document: ReadDocument }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly details: string };

/**
 * A process of its own that reads one document and ends: it may be killed at any time, it may open no file but its own
 * code, it gets no setting of the server, and nothing of one document is there when the next one is read.
 */
const pdfium: Pdfium = await openPdfium();

process.on('disconnect', () => process.exit(0));
process.on('message', async ({ bytes, kind }: ReaderJob) => {
  process.send?.(await read(bytes, kind), undefined, undefined, () => process.exit(0));
});
process.send?.({ kind: 'ready' } satisfies ReaderAnswer);

async function read(bytes: Uint8Array, kind: DocumentKind): Promise<ReaderAnswer> {
  try {
    const document = kind === 'pdf' ? readPdf(pdfium, bytes) : await readDocx(bytes);
    return { kind: 'document', document };
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('document_damaged', error);
    const cause = refusal.cause instanceof Error ? refusal.cause.message : '';
    return { kind: 'refused', code: refusal.code, details: cause.slice(0, 500) };
  }
}
