import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadDocument } from '../../contract/documents.ts';
import { type DocumentPort, InputError, type Json } from '../../contract/engine.ts';
import { errorCatalogue } from '../../contract/errors.ts';
import { watchMemory } from '../processes/watch-memory.ts';
import { createSlots } from '../uploads/slots.ts';
import { matchesKind } from './file-kind.ts';
import type { ReaderAnswer, ReaderJob } from './reader-worker.ts';
import type { RefusalCode } from './refusal.ts';

export interface DocumentReaderOptions {
  /** The module whose `documentWorks` can be made; without one documents can be read and nothing else. */
  readonly works?: URL;
  /** Milliseconds for one document. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** Documents that are read at a time; the others wait. */
  readonly atOnce?: number;
  /** Milliseconds without a document after which the waiting process ends; a new one starts in 0.2 s. */
  readonly idleLimit?: number;
}

/**
 * Reads each document, and makes of it what is asked, in a fresh process, which is killed when it takes too long or too much memory. One process waits
 * ready, so that its start is not waited for. Nothing that a document does can reach beyond its process.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentPort & { close(): Promise<void> } {
  const { works, timeLimit = 15_000, memoryLimit = 700 * 1024 * 1024, atOnce = 2, idleLimit = 300_000 } = options;
  const slot = createSlots(atOnce);
  const living = new Set<ChildProcess>();
  let spare: Child | null = null;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const launch = (): Child => {
    const child = startChild(works);
    living.add(child.process);
    child.process.once('exit', () => {
      living.delete(child.process);
      if (spare === child) spare = null;
    });
    return child;
  };
  const take = (): Child => {
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
      if (!matchesKind(job.bytes, job.kind)) throw refusal(kindRefusal(job));
      const child = take();
      try {
        return await ask(child, job, { timeLimit, memoryLimit, signal });
      } finally {
        child.process.kill('SIGKILL');
        prepare();
      }
    });

  return {
    read: async (bytes, kind, signal) => (await work({ bytes, kind, work: null }, signal)) as ReadDocument,
    make: async (name, bytes, kind, signal) => (await work({ bytes, kind, work: name }, signal)) as Json,
    async close() {
      closed = true;
      clearTimeout(idle);
      await Promise.all([...living].map(ended));
    },
  };
}

interface Child {
  readonly process: ChildProcess;
  /** Rejects when it ends before it was ready. */
  readonly ready: Promise<void>;
}

function startChild(works: URL | undefined): Child {
  const script = fileURLToPath(new URL('./reader-worker.ts', import.meta.url));
  const code = join(dirname(script), '..', '..', '..');
  const child = fork(script, works ? [works.href] : [], {
    cwd: tmpdir(),
    // No setting, no secret, no proxy.
    env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
    // Node's permission model: no writing, no processes, no add-ons; reading stays within the program's own code.
    execArgv: [
      '--no-warnings',
      '--permission',
      `--allow-fs-read=${join(code, 'src')}`,
      `--allow-fs-read=${join(code, 'package.json')}`,
      `--allow-fs-read=${join(code, 'node_modules')}`,
      ...(works ? [`--allow-fs-read=${fileURLToPath(works)}`] : []),
      '--max-old-space-size=450',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('the process that reads documents did not start')));
    child.once('error', reject);
  });
  ready.catch(() => undefined);
  const rest = () => {
    if (!child.killed) keepAlive(child, false);
  };
  ready.then(rest, rest);
  try {
    // Pages of others come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not let us: then it runs like everything else.
  }
  return { process: child, ready };
}

interface Bounds {
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly signal: AbortSignal | undefined;
}

async function ask(
  { process: child, ready }: Child,
  job: ReaderJob,
  { timeLimit, memoryLimit, signal }: Bounds,
): Promise<ReadDocument | Json> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument | Json>();
  const onExit = () => reject(refusal('document_too_complex'));
  const onAbort = () => reject(signal?.reason);
  let timer: NodeJS.Timeout | undefined;
  keepAlive(child, true);
  const endWatch = watchMemory(child.pid ?? 0, memoryLimit, () => reject(refusal('document_too_complex')));
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([ready, promise]);
    // The document's time; a process that starts slowly on a busy machine is not its fault.
    timer = setTimeout(() => reject(refusal('document_too_complex')), timeLimit);
    child.once('exit', onExit);
    child.once('error', reject);
    child.on('message', (answer: ReaderAnswer) => {
      if (answer.kind === 'document') resolve(answer.document);
      if (answer.kind === 'made') resolve(answer.result);
      if (answer.kind === 'refused') reject(refusal(answer.code, answer.details));
      if (answer.kind === 'unfit') reject(new InputError(answer.message, answer.code));
      if (answer.kind === 'failed')
        reject(new Error('a document was read, but not worked on', { cause: answer.details }));
    });
    // A copy of just these bytes: a view would take the whole buffer behind it along.
    child.send({ ...job, bytes: job.bytes.slice() });
    return await promise;
  } finally {
    clearTimeout(timer);
    endWatch();
    signal?.removeEventListener('abort', onAbort);
    child.removeAllListeners('message');
    child.off('exit', onExit);
  }
}

function kindRefusal({ bytes, kind }: ReaderJob): RefusalCode {
  if (kind === 'docx' && startsWith(bytes, oleHeader)) return 'document_old_word';
  if (matchesKind(bytes, kind === 'pdf' ? 'docx' : 'pdf')) return 'document_misnamed';
  return 'document_damaged';
}

/** The compound file of old Word documents, and of those that Word protects with a password ([MS-CFB] 2.2). */
const oleHeader = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, header: readonly number[]): boolean {
  return header.every((byte, index) => bytes[index] === byte);
}

function refusal(code: RefusalCode, details = ''): InputError {
  const error = new InputError(errorCatalogue[code].message, code);
  error.cause = details;
  return error;
}

/** A waiting process must not keep the server's own alive; one at work must. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  for (const part of [child, child.channel]) wanted ? part?.ref() : part?.unref();
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    keepAlive(child, true);
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
