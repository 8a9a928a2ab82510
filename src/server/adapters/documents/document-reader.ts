import { fileURLToPath } from 'node:url';
import type { DocumentKind, ReadDocument } from '#contract/documents.ts';
import { type DocumentPort, InputError, type Json } from '#contract/engine.ts';
import type { Turns } from '../../base/limits/turns.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
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
  /** Documents that are read at a time; the others wait. As many as runs of a worker, so that no run waits for another's. */
  readonly atOnce?: number;
  /** Milliseconds without a document after which the waiting process ends; a new one starts in 0.2 s. */
  readonly idleLimit?: number;
  /** The turns of its jobs, where other processes share them. */
  readonly turns?: Turns | undefined;
}

/**
 * Reads each document, and makes of it what is asked, in a confined process that has seen no other one, which is killed
 * when it takes too long or too much memory. Nothing that a document does can reach beyond its process.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentPort & { close(): Promise<void> } {
  const { works, timeLimit = 15_000, memoryLimit = 700 * 1024 * 1024, atOnce = 5, idleLimit = 300_000 } = options;
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./reader-worker.ts', import.meta.url), {
        memoryLimit,
        args: works ? [works.href] : [],
        readable: works ? [fileURLToPath(works)] : [],
        // PDFium's functions are compiled with care after a fiftieth of the usual use: most documents are short.
        nodeOptions: ['--max-old-space-size=450', '--wasm-tiering-budget=300000'],
      }),
    fresh: true,
    atOnce,
    turns: options.turns,
    timeLimit,
    memoryLimit,
    quick: 3_000,
    idleLimit,
  });
  const work = async (job: ReaderJob, signal: AbortSignal | undefined) => {
    if ('bytes' in job && !matchesKind(job.bytes, job.kind)) throw refusalError(kindRefusal(job.bytes, job.kind));
    try {
      // A copy of just these bytes: a view would take the whole buffer behind it along.
      const sent = 'bytes' in job ? { ...job, bytes: job.bytes.slice() } : job;
      return resultOf(await pool.ask<ReaderAnswer>(sent, signal));
    } catch (error) {
      throw error instanceof ConfinedStop ? refusalError('document_too_complex', error.message) : error;
    }
  };
  return {
    read: async (bytes, kind, signal) =>
      (await work({ bytes, kind, work: null, beside: null }, signal)) as ReadDocument,
    make: async (name, source, kind, signal, beside = null) => {
      const job = source instanceof Uint8Array ? { bytes: source, kind } : { document: source };
      return (await work({ ...job, work: name, beside }, signal)) as Json;
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
      throw refusalError(answer.code, answer.details);
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

/** The compound file of old Word documents, and of those that Word protects with a password ([MS-CFB] 2.2). */
const oleHeader = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, header: readonly number[]): boolean {
  return header.every((byte, index) => bytes[index] === byte);
}
