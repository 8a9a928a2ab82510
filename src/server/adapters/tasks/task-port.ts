import { fileURLToPath } from 'node:url';
import { InputError, type WorkPort } from '#contract/engine.ts';
import { errorCatalogue } from '#contract/errors.ts';
import type { Turns } from '../../base/limits/turns.ts';
import { createConfinedPool } from '../../base/processes/confined-pool.ts';
import { ConfinedStop, startConfined } from '../../base/processes/confined-process.ts';
import type { WorkAnswer } from './task-worker.ts';

export interface WorkOptions {
  /** The module that exports `works`. */
  readonly module: URL;
  /** Milliseconds of processor time for one text. */
  readonly timeLimit?: number;
  /** Bytes of resident memory. */
  readonly memoryLimit?: number;
  /** The turns of its jobs, where other processes share them. */
  readonly turns?: Turns | undefined;
}

/**
 * Work on texts in confined processes, so that a text on which a parser takes quadratic time holds nobody up. The processes
 * stay warm between texts: they hold our own JavaScript alone, and the start would take longer than the work.
 */
export function createWorkPort({
  module,
  timeLimit = 10_000,
  memoryLimit = 700 * 1024 * 1024,
  turns,
}: WorkOptions): WorkPort & {
  close(): Promise<void>;
} {
  const pool = createConfinedPool({
    start: () =>
      startConfined(new URL('./task-worker.ts', import.meta.url), {
        memoryLimit,
        args: [module.href],
        readable: [fileURLToPath(module)],
        nodeOptions: ['--max-old-space-size=500'],
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
        throw new InputError(errorCatalogue.text_too_complex.message, 'text_too_complex');
      });
      if (answer.kind === 'done') return answer.result;
      if (answer.kind === 'unfit') throw new InputError(answer.message, answer.code);
      throw new Error(`the work ${name} failed`, { cause: answer });
    },
    prepare() {
      // Where it cannot start, the work itself says so.
      pool.prepare().catch(() => undefined);
    },
    close: () => pool.close(),
  };
}
