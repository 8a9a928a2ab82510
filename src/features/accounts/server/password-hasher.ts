import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#contract/errors.ts';
import { alone, type ClusterState } from '#server/base/cluster/shared.ts';
import { inTurn } from '#server/base/limits/turns.ts';
import type { HashAnswer, HashTask } from './hash-worker.ts';

/**
 * Argon2id in low-priority threads, which pause between two hashes. So few run in parallel that one core stays free;
 * others wait in a queue and are rejected if it is full. Threads start on demand and are replaced if they fail.
 */
export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const { running, waiting = 200, shared = alone() } = options;
  const turns = shared.turns('password hashes', {
    count: running ?? Math.max(1, availableParallelism() - 1),
    waiting,
  });
  const idle: Worker[] = [];

  const hashing = async (task: HashTask) => {
    const thread = idle.pop() ?? startThread(idle);
    const answer = await answerOf(thread, task);
    idle.push(thread);
    if ('failure' in answer) throw new Error(`A password could not be hashed: ${answer.failure}`);
    return answer.result;
  };
  const ask = (task: HashTask) => inTurn(turns, () => hashing(task), { refuse: tooMany });
  return {
    hash: async (password) => String(await ask({ kind: 'hash', password })),
    verify: async (passwordHash, password) => (await ask({ kind: 'verify', passwordHash, password })) === true,
  };
}

export interface HasherOptions {
  /** Number of parallel hashes; by default one fewer than there are cores. */
  readonly running?: number;
  /** Length of the queue beyond those. */
  readonly waiting?: number;
  readonly shared?: Pick<ClusterState, 'turns'>;
}

export interface PasswordHasher {
  /** In PHC form. Throws too_many_sign_ins if the queue is full. */
  hash(password: string): Promise<string>;
  /** Takes as long for null (no such account, or one without a password) as for a hash, and returns false then. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

function tooMany(): never {
  throw new AppError('too_many_sign_ins', { retryAfter: 5 });
}

/** Leaves the list of idle threads when it ends; an idle thread doesn't keep the process alive. */
function startThread(idle: Worker[]): Worker {
  const thread = new Worker(new URL('./hash-worker.ts', import.meta.url), { execArgv: [] });
  thread.once('exit', () => {
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
  });
  // Passed to the waiting callers; without a listener the process would end.
  thread.on('error', () => {});
  return thread;
}

async function answerOf(thread: Worker, task: HashTask): Promise<HashAnswer> {
  const over = new AbortController();
  thread.ref();
  try {
    thread.postMessage(task);
    const { signal } = over;
    const [answer] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => {
        throw new Error('The thread that hashes passwords ended');
      }),
    ]);
    return answer as HashAnswer;
  } finally {
    over.abort();
    thread.unref();
  }
}
