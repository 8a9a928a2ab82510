import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';

/**
 * Opens a PDF with pdf.js, which is loaded on first use. Uses the build for older browsers, because the other needs
 * very recent ones. Its worker comes from this site; nothing in a PDF is executed, and this version of the library
 * evaluates no code.
 */
export function openPdf(url: string): { document: Promise<OpenPdf>; close(): void } {
  let closed = false;
  let close = () => {};
  async function open(): Promise<OpenPdf> {
    const [library, worker] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
    ]);
    if (closed) throw new DOMException('The page was left.', 'AbortError');
    library.GlobalWorkerOptions.workerSrc = worker.default;
    const task = library.getDocument({ url, enableXfa: false, useWasm: false, verbosity: 0 });
    close = () => void task.destroy();
    const proxy = await task.promise;
    return { proxy, pages: proxy.numPages, TextLayer: library.TextLayer };
  }
  return {
    document: open(),
    close() {
      closed = true;
      close();
    },
  };
}

export interface OpenPdf {
  readonly proxy: PDFDocumentProxy;
  readonly pages: number;
  readonly TextLayer: typeof TextLayer;
}
