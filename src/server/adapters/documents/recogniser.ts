import type { ReadPdf } from '#contract/documents.ts';
import { BusyError, type RecognitionPort } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { createTurns, inTurn } from '../../base/limits/turns.ts';
import {
  askConfined,
  type Bounds,
  type ConfinedProcess,
  ConfinedStop,
  killed,
  startConfined,
} from '../../base/processes/confined-process.ts';
import type { RecognitionAnswer, RecognitionJob } from './recognition-worker.ts';

export interface RecogniserOptions {
  /** Milliseconds of CPU time for one page, including rendering; see `watchTime`. */
  readonly pageLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
}

/**
 * Reads scanned pages with OCR, each document in a separate process. Documents take turns page by page, one page at a
 * time, so that a long document does not block a short one and the rest of the machine stays free.
 */
export function createRecogniser({
  pageLimit = 45_000,
  memoryLimit = 700 * 1024 * 1024,
}: RecogniserOptions = {}): RecognitionPort & { close(): Promise<void> } {
  const turns = createTurns({ count: 1 });
  const living = new Set<ConfinedProcess>();
  let closed = false;
  let longAtWork = false;
  return {
    async recognise(bytes, read, { pages, onPage, long = false, signal }) {
      if (closed) throw new Error('text recognition was closed');
      if (long && longAtWork) throw new BusyError('another document is being recognised');
      longAtWork ||= long;
      let process: ConfinedProcess | undefined;
      try {
        process = await startConfined(new URL('./recognition-worker.ts', import.meta.url), {
          memoryLimit,
          nodeOptions: ['--max-old-space-size=450'],
        });
        living.add(process);
        const ask = askPages(process, { timeLimit: pageLimit, memoryLimit, signal });
        // Copies only these bytes: a view would send its whole buffer.
        await inTurn(turns, () => ask({ bytes: bytes.slice() }));
        let whole = read;
        for (const [index, number] of pages.entries()) {
          await inTurn(turns, async () => {
            signal?.throwIfAborted();
            await onPage?.(index);
            whole = withPage(whole, number - 1, await ask({ page: number - 1 }));
          });
        }
        return whole;
      } finally {
        if (process) {
          await killed(process);
          living.delete(process);
        }
        if (long) longAtWork = false;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...living].map(killed));
    },
  };
}

/** Replaces this page's text with the OCR result; the page keeps its original size. */
function withPage(read: ReadPdf, index: number, answer: RecognitionAnswer): ReadPdf {
  if (answer.kind !== 'page') throw inputErrorOf('document_too_complex');
  const { passages, characters } = answer.struck;
  return {
    ...read,
    pages: read.pages.map((page, at) =>
      at === index ? { ...answer.page, width: page.width, height: page.height, pictures: page.pictures } : page,
    ),
    struck: { passages: read.struck.passages + passages, characters: read.struck.characters + characters },
  };
}

function askPages(process: ConfinedProcess, bounds: Bounds) {
  return async (job: RecognitionJob): Promise<RecognitionAnswer> => {
    try {
      const answer = await askConfined<RecognitionAnswer>(process, job, bounds);
      if (answer.kind === 'failed') throw inputErrorOf('document_too_complex', answer.details);
      return answer;
    } catch (error) {
      throw error instanceof ConfinedStop ? inputErrorOf('document_too_complex', error.message) : error;
    }
  };
}
