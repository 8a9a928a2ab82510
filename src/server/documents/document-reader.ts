import type { ChildProcess } from 'node:child_process';
import type { DocumentKind, ReadDocument } from '../../contract/documents.ts';
import { type DocumentPort, InputError, type Json } from '../../contract/engine.ts';
import { watchMemory } from '../processes/watch-memory.ts';
import { watchTime } from '../processes/watch-time.ts';
import { createSlots } from '../uploads/slots.ts';
import { type ConfinedProcess, keepAlive, killed, startConfinedProcess } from './confined-process.ts';
import { matchesKind } from './file-kind.ts';
import type { ReaderAnswer, ReaderJob } from './reader-worker.ts';
import { type RefusalCode, refusalError } from './refusal.ts';

export interface DocumentReaderOptions {
  /** The module whose `documentWorks` can be made; without one documents can be read and nothing else. */
  readonly works?: URL;
  /** Milliseconds of processor time for one document; see `watchTime`. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** Documents that are read at a time; the others wait. */
  readonly atOnce?: number;
  /** Milliseconds without a document after which the waiting process ends; a new one starts in 0.2 s. */
  readonly idleLimit?: number;
}

/**
 * Reads each document, and makes of it what is asked, in a fresh process, which is killed when it takes too long or too
 * much memory. One process waits ready, so that its start is not waited for. Nothing that a document does can reach beyond
 * its process.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentPort & { close(): Promise<void> } {
  const { works, timeLimit = 15_000, memoryLimit = 700 * 1024 * 1024, atOnce = 2, idleLimit = 300_000 } = options;
  const slot = createSlots(atOnce);
  const living = new Set<ChildProcess>();
  let spare: ConfinedProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const launch = (): ConfinedProcess => {
    const child = startConfinedProcess('reader-worker.ts', works);
    living.add(child.process);
    child.process.once('exit', () => {
      living.delete(child.process);
      if (spare === child) spare = null;
    });
    return child;
  };
  const take = (): ConfinedProcess => {
    const taken = spare ?? launch();
    spare = null;
    return taken;
  };
  /** The next document finds a process that has started already. */
  const prepare = () => {
    clearTimeout(idle);
    if (closed) return;
    spare ??= launch();
    idle = setTimeout(() => spare?.process.kill('SIGKILL'), idleLimit).unref();
  };

  const work = (job: ReaderJob, signal: AbortSignal | undefined) =>
    slot(async () => {
      signal?.throwIfAborted();
      if (closed) throw new Error('the document reader was closed');
      if ('bytes' in job && !matchesKind(job.bytes, job.kind)) throw refusalError(kindRefusal(job.bytes, job.kind));
      const child = take();
      try {
        return await ask(child, job, { timeLimit, memoryLimit, signal });
      } finally {
        child.process.kill('SIGKILL');
        prepare();
      }
    });

  return {
    read: async (bytes, kind, signal) =>
      (await work({ bytes, kind, work: null, beside: null }, signal)) as ReadDocument,
    make: async (name, source, kind, signal, beside = null) => {
      const job = source instanceof Uint8Array ? { bytes: source, kind } : { document: source };
      return (await work({ ...job, work: name, beside }, signal)) as Json;
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      await Promise.all([...living].map(killed));
    },
  };
}

interface Bounds {
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly signal: AbortSignal | undefined;
}

async function ask(
  { process: child, ready }: ConfinedProcess,
  job: ReaderJob,
  { timeLimit, memoryLimit, signal }: Bounds,
): Promise<ReadDocument | Json> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument | Json>();
  const onExit = () => reject(refusalError('document_too_complex'));
  const onAbort = () => reject(signal?.reason);
  let endTime = () => {};
  keepAlive(child, true);
  const endWatch = watchMemory(child.pid ?? 0, memoryLimit, () => reject(refusalError('document_too_complex')));
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([ready, promise]);
    // The document's time; a process that starts slowly on a busy machine is not its fault.
    endTime = watchTime(child.pid ?? 0, timeLimit, () => reject(refusalError('document_too_complex')));
    child.once('exit', onExit);
    child.once('error', reject);
    child.on('message', (answer: ReaderAnswer) => {
      if (answer.kind === 'document') resolve(answer.document);
      if (answer.kind === 'made') resolve(answer.result);
      if (answer.kind === 'refused') reject(refusalError(answer.code, answer.details));
      if (answer.kind === 'unfit') reject(new InputError(answer.message, answer.code));
      if (answer.kind === 'failed')
        reject(new Error('a document was read, but not worked on', { cause: answer.details }));
    });
    // A copy of just these bytes: a view would take the whole buffer behind it along.
    child.send('bytes' in job ? { ...job, bytes: job.bytes.slice() } : job);
    return await promise;
  } finally {
    endTime();
    endWatch();
    signal?.removeEventListener('abort', onAbort);
    child.removeAllListeners('message');
    child.off('exit', onExit);
  }
}

function kindRefusal(bytes: Uint8Array, kind: DocumentKind): RefusalCode {
  if (kind === 'docx' && startsWith(bytes, oleHeader)) return 'document_old_word';
  if (matchesKind(bytes, kind === 'pdf' ? 'docx' : 'pdf')) return 'document_misnamed';
  return 'document_damaged';
}

/** The compound file of old Word documents, and of those that Word protects with a password ([MS-CFB] 2.2). */
const oleHeader = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, header: readonly number[]): boolean {
  return header.every((byte, index) => bytes[index] === byte);
}
