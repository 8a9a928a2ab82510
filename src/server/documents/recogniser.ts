import type { ReadPdf } from '../../contract/documents.ts';
import { BusyError, type RecognitionPort } from '../../contract/engine.ts';
import { watchMemory } from '../processes/watch-memory.ts';
import { watchTime } from '../processes/watch-time.ts';
import { createSlots } from '../uploads/slots.ts';
import { type ConfinedProcess, keepAlive, killed, startConfinedProcess } from './confined-process.ts';
import type { RecognitionAnswer, RecognitionJob } from './recognition-worker.ts';
import { refusalError } from './refusal.ts';

export interface RecogniserOptions {
  /** Milliseconds of processor time for one page, drawing included; see `watchTime`. */
  readonly pageLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
}

/**
 * Reads pages that are pictures, each document in a process of its own. Pages are taken in turn, one at a time, so that a
 * long document does not hold up a short one, and the rest of the machine stays free.
 */
export function createRecogniser({
  pageLimit = 45_000,
  memoryLimit = 700 * 1024 * 1024,
}: RecogniserOptions = {}): RecognitionPort & { close(): Promise<void> } {
  const turn = createSlots(1);
  const living = new Set<ConfinedProcess>();
  let closed = false;
  let longAtWork = false;
  return {
    async recognise(bytes, read, { pages, onPage, long = false, signal }) {
      if (closed) throw new Error('text recognition was closed');
      if (long && longAtWork) throw new BusyError('another document is being recognised');
      longAtWork ||= long;
      const process = startConfinedProcess('recognition-worker.ts');
      living.add(process);
      process.ready.then(() => keepAlive(process.process, true)).catch(() => undefined);
      const talk = talkTo(process, { pageLimit, memoryLimit, signal });
      try {
        await talk.ready;
        // A copy of just these bytes: a view would take the whole buffer behind it along.
        await turn(() => talk.ask({ bytes: bytes.slice() }));
        let whole = read;
        for (const [index, number] of pages.entries()) {
          await turn(async () => {
            signal?.throwIfAborted();
            await onPage?.(index);
            whole = withPage(whole, number - 1, await talk.ask({ page: number - 1 }));
          });
        }
        return whole;
      } finally {
        talk.end();
        await killed(process.process);
        living.delete(process);
        if (long) longAtWork = false;
      }
    },
    async close() {
      closed = true;
      await Promise.all([...living].map(({ process }) => killed(process)));
    },
  };
}

/** The document with this page as it was recognised; its size stays the one that was read. */
function withPage(read: ReadPdf, index: number, answer: RecognitionAnswer): ReadPdf {
  if (answer.kind !== 'page') throw refusalError('document_too_complex');
  const { passages, characters } = answer.struck;
  return {
    ...read,
    pages: read.pages.map((page, at) =>
      at === index ? { ...answer.page, width: page.width, height: page.height, pictures: page.pictures } : page,
    ),
    struck: { passages: read.struck.passages + passages, characters: read.struck.characters + characters },
  };
}

interface Talk {
  readonly ready: Promise<void>;
  ask(job: RecognitionJob): Promise<RecognitionAnswer>;
  end(): void;
}

/** One question at a time, each within the limits; whatever ends the process ends the talk. */
function talkTo(
  { process: child, ready }: ConfinedProcess,
  { pageLimit, memoryLimit, signal }: { pageLimit: number; memoryLimit: number; signal: AbortSignal | undefined },
): Talk {
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => undefined);
  const refuse = () => over.reject(refusalError('document_too_complex'));
  const onAbort = () => over.reject(signal?.reason);
  const endWatch = watchMemory(child.pid ?? 0, memoryLimit, refuse);
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  ready.then(() => child.once('exit', refuse)).catch(() => undefined);
  return {
    ready: Promise.race([ready, over.promise]),
    async ask(job) {
      const { promise, resolve } = Promise.withResolvers<RecognitionAnswer>();
      const endTime = watchTime(child.pid ?? 0, pageLimit, refuse);
      child.once('message', resolve);
      child.send(job);
      try {
        const answer = await Promise.race([promise, over.promise]);
        if (answer.kind === 'failed') throw refusalError('document_too_complex', answer.details);
        return answer;
      } finally {
        endTime();
        child.off('message', resolve);
      }
    },
    end() {
      endWatch();
      signal?.removeEventListener('abort', onAbort);
      child.off('exit', refuse);
    },
  };
}
