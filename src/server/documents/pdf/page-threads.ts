import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { PageThreadAnswer } from './page-thread.ts';
import type { PdfiumCode } from './pdfium.ts';
import type { PagesJob, TakenPages } from './take-pages.ts';

/** A thread with a PDFium of its own that helps to read one document. */
export interface PageThread {
  /** Takes pages until there are no more. Throws Refusal as `takePages` does. */
  read(job: PagesJob): Promise<TakenPages[]>;
}

/**
 * One for each processor beside the one at work, three at most. They are threads and no processes, so that one limit of
 * memory and one kill hold for all of a document.
 */
export function startPageThreads(code: PdfiumCode): PageThread[] {
  return Array.from({ length: Math.min(mostReaders, availableParallelism()) - 1 }, () => {
    const worker = new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: code });
    worker.unref();
    return {
      async read(job) {
        worker.postMessage(job);
        const [answer] = (await once(worker, 'message')) as [PageThreadAnswer];
        if (answer.kind === 'refused') throw new Refusal(answer.code, answer.cause);
        return answer.pages;
      },
    };
  });
}

const mostReaders = 4;
