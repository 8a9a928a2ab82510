import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/** Requests to the thread, handled one after the other, and its answers. */
export type HashTask =
  | { readonly kind: 'hash'; readonly password: string }
  /** null: no hash to compare with, but the same amount of work. */
  | { readonly kind: 'verify'; readonly password: string; readonly passwordHash: string | null };

export type HashAnswer = { readonly result: string | boolean } | { readonly failure: string };

/**
 * Argon2id with the parameters of the OWASP Password Storage Cheat Sheet (19 MiB, 2 passes, 1 lane). Algorithm 2 is
 * Argon2id; its name is a const enum, which does not exist at run time.
 */
const parameters: Options = { algorithm: 2 as Options['algorithm'], memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Compared with when there is no password, so that an unknown address costs the same work as a known one.
const decoyHash = hashSync(randomBytes(32), parameters);

lowerOwnPriority();
const pause = new Int32Array(new SharedArrayBuffer(4));
parentPort?.on('message', (task: HashTask) => {
  const startedAt = performance.now();
  let answer: HashAnswer;
  try {
    answer = { result: work(task) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
  // Pauses for as long as the work took, so the core is free half of the time.
  Atomics.wait(pause, 0, 0, performance.now() - startedAt);
});

function work(task: HashTask): string | boolean {
  // The same password typed on a different keyboard gives the same characters (NIST SP 800-63B, 5.1.1.2).
  const password = task.password.normalize('NFKC');
  if (task.kind === 'hash') return hashSync(password, parameters);
  const matches = verifySync(task.passwordHash ?? decoyHash, password);
  return matches && task.passwordHash !== null;
}

/**
 * Page requests take priority over logins. 10, because at 19 a login on a busy machine would take seconds. Linux sets
 * niceness per thread, and the thread's number is the last part of this link; elsewhere the thread keeps the priority
 * of its process.
 */
function lowerOwnPriority(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10);
  } catch {
    // Not Linux, or not permitted: then only the limit on parallel hashes applies.
  }
}
