import { fileURLToPath } from 'node:url';
import { InputError, type TaskPort } from '#contract/engine.ts';
import { inputErrorOf } from '#contract/input-error-of.ts';
import type { Turns } from '../../base/limits/turns.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
import type { WorkAnswer } from './task-worker.ts';

export interface WorkOptions {
  /** The module that exports `tasks`. */
  readonly module: URL;
  /** Milliseconds of CPU time for one text. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** The queue for its jobs when other processes share it. */
  readonly turns?: Turns | undefined;
}

/**
 * Runs work on texts in confined processes, so that a text on which a parser takes quadratic time blocks no one. The
 * processes are reused: they only run our own JavaScript, and starting one would take longer than the work.
 */
export function createTaskPort({
  module,
  timeLimit = 10_000,
  memoryLimit = 700 * 1024 * 1024,
  turns,
}: WorkOptions): TaskPort & {
  close(): Promise<void>;
} {
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./task-worker.ts', import.meta.url), {
        memoryLimit,
        args: [module.href],
        readable: [fileURLToPath(module)],
        // Compiles a regular expression at its first use: most are used on one text only.
        nodeOptions: ['--max-old-space-size=500', '--no-regexp-tier-up'],
      }),
    fresh: false,
    atOnce: 2,
    turns,
    timeLimit,
    memoryLimit,
    idleLimit: 300_000,
  });
  return {
    async run(name, input, signal) {
      const answer = await pool.ask<WorkAnswer>({ name, input }, signal).catch((error) => {
        if (!(error instanceof ConfinedStop)) throw error;
        throw inputErrorOf('text_too_complex');
      });
      if (answer.kind === 'done') return answer.result;
      if (answer.kind === 'unfit') throw new InputError(answer.message, answer.code);
      throw new Error(`the work ${name} failed`, { cause: answer });
    },
    prepare() {
      // If it cannot start, the work itself reports the error.
      pool.prepare().catch(() => undefined);
    },
    close: () => pool.close(),
  };
}
