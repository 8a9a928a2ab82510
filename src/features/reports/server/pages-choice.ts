import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { readRunChoice, writeRunChoice } from '#server/runs/run-choice.ts';

const choice = 'keepPages';

/** Whether the owner wants the pages of a run's document stored with its report, as chosen until now. */
export async function readPagesChoice(db: Db, runId: string): Promise<boolean> {
  return (await readRunChoice(db, runId, choice)) ?? false;
}

/** Changes whether the pages are stored. Throws run_finished when it is too late, and run_not_found. */
export async function writePagesChoice(
  db: Db,
  features: readonly string[],
  own: { readonly userId: string; readonly runId: string },
  keep: boolean,
): Promise<void> {
  const outcome = await writeRunChoice(db, { ...own, features }, choice, keep);
  if (outcome === 'changed') return;
  throw new AppError(outcome === 'finished' ? 'run_finished' : 'run_not_found');
}
