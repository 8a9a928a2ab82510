import { InputError, type TaskName, type Tasks } from '#contract/engine.ts';

export interface WorkJob {
  readonly name: TaskName;
  readonly input: unknown;
}

export type WorkAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: unknown }
  /** The work does not accept this text. */
  | { readonly kind: 'unfit'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed'; readonly details: string };

/** A confined process for work on texts. The available work is defined in the module that it is started with. */
const { tasks } = (await import(process.argv[2] as string)) as { tasks: Tasks };

process.on('disconnect', () => process.exit(0));
process.on('message', (job: WorkJob) => {
  process.send?.(answer(job));
});
process.send?.({ kind: 'ready' } satisfies WorkAnswer);

function answer({ name, input }: WorkJob): WorkAnswer {
  try {
    return { kind: 'done', result: tasks[name](input) };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'unfit', code: error.code, message: error.message };
    return { kind: 'failed', details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
