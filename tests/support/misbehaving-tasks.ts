import { randomUUID } from 'node:crypto';
import { type DocumentTasks, InputError } from '#contract/engine.ts';

/** Process ids mean nothing in separate namespaces. */
const thisProcess = randomUUID();

/** Misbehaving tasks, and two that report the process in which they run. */
export const documentTasks: DocumentTasks = {
  'lease-gate': () => {
    for (;;);
  },
  'lease-abstract': () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length));
  },
  'lease-analysis': () => {
    throw new InputError('This is a recipe.');
  },
  'letter-gate': () => {
    throw new TypeError('a fault of the work');
  },
  'letter-analysis': () => thisProcess,
  'lease-parts': (_, parts) => parts,
  'letter-parts': (_, parts) => parts,
  paragraphs: (read) => read.kind,
};
