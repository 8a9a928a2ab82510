import { fileURLToPath } from 'node:url';
import type { DocumentKind, ReadDocument } from '#contract/documents.ts';
import { type DocumentPort, InputError, type Json } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import type { Turns } from '../../base/limits/turns.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
import { createNewcomersFirst } from '../../base/processes/newcomers-first.ts';
import { matchesKind } from './file-kind.ts';
import type { ReaderAnswer, ReaderJob } from './reader-worker.ts';
import type { RefusalCode } from './refusal.ts';

export interface DocumentReaderOptions {
  /** The module with the `documentTasks` that can run on a document; without one, documents can only be read. */
  readonly tasks?: URL;
  /** Milliseconds of CPU time for one document; see `watchTime`. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /**
   * The number of documents that are read in parallel; the others wait. Equal to the number of runs of a worker, so
   * that no run waits for another run's document.
   */
  readonly atOnce?: number;
  /** Milliseconds of idle time after which the waiting process ends; a new one starts in 0.2 s. */
  readonly idleLimit?: number;
  /** The queue for its jobs when other processes share it. */
  readonly turns?: Turns | undefined;
}

/**
 * Reads each document, and runs the requested work on it, in a new confined process that is killed when it takes too
 * much time or memory. Nothing that a document triggers can affect anything outside its process.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentPort & { close(): Promise<void> } {
  const { tasks, timeLimit = 15_000, memoryLimit = 700 * 1024 * 1024, atOnce = 5, idleLimit = 300_000 } = options;
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./reader-worker.ts', import.meta.url), {
        memoryLimit,
        args: tasks ? [tasks.href] : [],
        readable: tasks ? [fileURLToPath(tasks)] : [],
        // Most documents are short. So PDFium's functions are optimized after a fiftieth of the usual number of calls, and
        // a regular expression is compiled at its first use, not interpreted once and compiled at its second.
        nodeOptions: ['--max-old-space-size=450', '--wasm-tiering-budget=300000', '--no-regexp-tier-up'],
      }),
    fresh: true,
    atOnce,
    turns: options.turns,
    timeLimit,
    memoryLimit,
    newcomersFirst: createNewcomersFirst({ quick: 600, startUse: 900 }),
    idleLimit,
  });
  const work = async (job: ReaderJob, signal: AbortSignal | undefined) => {
    if ('bytes' in job && !matchesKind(job.bytes, job.kind)) throw inputErrorOf(kindRefusal(job.bytes, job.kind));
    try {
      // Copies only these bytes: a view would send its whole buffer.
      const sent = 'bytes' in job ? { ...job, bytes: job.bytes.slice() } : job;
      return resultOf(await pool.ask<ReaderAnswer>(sent, signal));
    } catch (error) {
      throw error instanceof ConfinedStop ? inputErrorOf('document_too_complex', error.message) : error;
    }
  };
  return {
    read: async (bytes, kind, signal) => (await work({ bytes, kind, work: null, extra: null }, signal)) as ReadDocument,
    make: async (name, source, kind, signal, extra = null) => {
      const job = source instanceof Uint8Array ? { bytes: source, kind } : { document: source };
      return (await work({ ...job, work: name, extra }, signal)) as Json;
    },
    close: () => pool.close(),
  };
}

function resultOf(answer: ReaderAnswer): ReadDocument | Json {
  switch (answer.kind) {
    case 'document':
      return answer.document;
    case 'made':
      return answer.result;
    case 'refused':
      throw inputErrorOf(answer.code, answer.details);
    case 'unfit':
      throw new InputError(answer.message, answer.code);
    default:
      throw new Error('a document was read, but not worked on', {
        cause: 'details' in answer ? answer.details : answer,
      });
  }
}

function kindRefusal(bytes: Uint8Array, kind: DocumentKind): RefusalCode {
  if (kind === 'docx' && startsWith(bytes, oleHeader)) return 'document_old_word';
  if (matchesKind(bytes, kind === 'pdf' ? 'docx' : 'pdf')) return 'document_misnamed';
  return 'document_damaged';
}

/** The compound file format of old Word documents and of password-protected ones ([MS-CFB] 2.2). */
const oleHeader = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, header: readonly number[]): boolean {
  return header.every((byte, index) => bytes[index] === byte);
}
