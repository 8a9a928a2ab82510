import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import { raiseAlert } from '#server/operations/alerts.ts';
import type { Platform } from '#server/platform.ts';
import type { LedgerCheck, LedgerDifference } from './check-ledger.ts';

/**
 * Runs all ledger checks. The differences of a check become one System Alert, reported once; a check that fails becomes
 * one too, and resumes at its last range when it is run again. Throws the first failure, so that the job fails and is
 * retried.
 */
export async function runLedgerChecks(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  checks: readonly LedgerCheck[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const check of checks) {
    try {
      await runCheck(db, check);
    } catch (error) {
      failures.push(error);
      log.error({ err: error, check: check.name }, 'the check of the ledger failed');
      const day = new Date().toISOString().slice(0, 10);
      await raiseAlert(db, {
        kind: 'ledger_check_failed',
        cause: `${check.name}:${day}`,
        text: `The nightly check of the ledger (${check.name}) did not finish. It will be retried; run npm run ledger:check if this continues.`,
      });
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function runCheck(db: Db, check: LedgerCheck): Promise<void> {
  let after = await beginOrResume(db, check.name);
  do {
    const { differences, next } = await check.range(db, after);
    await noteRange(db, check.name, differences, next);
    after = next;
  } while (after !== null);
  const { differences, samples, digest } = await db
    .updateTable('ledger_checks')
    .set({ under_way: false, completed_at: sql<Date>`now()`, last_differences: sql<number>`differences` })
    .where('name', '=', check.name)
    .returning(['differences', 'samples', 'digest'])
    .executeTakeFirstOrThrow();
  if (differences === 0) return;
  const rest =
    differences > samples.length ? ` And ${differences - samples.length} more: npm run ledger:check lists them.` : '';
  // An alert has at most 500 characters.
  const text = `${samples.join(' ').slice(0, 480 - rest.length)}${rest}`;
  await raiseAlert(db, { kind: 'ledger_difference', cause: `${check.name}:${digest}`, text });
}

/**
 * Where the check resumes; null: from the beginning. A check that started days ago would mix two states of the ledger.
 */
async function beginOrResume(db: Db, name: string): Promise<string | null> {
  const open = await db
    .selectFrom('ledger_checks')
    .select('position')
    .where('name', '=', name)
    .where('under_way', '=', true)
    .where('started_at', '>', sql<Date>`now() - interval '20 hours'`)
    .executeTakeFirst();
  if (open) return open.position;
  const fresh = { under_way: true, position: null, differences: 0, samples: [], digest: '' };
  await db
    .insertInto('ledger_checks')
    .values({ name, ...fresh })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...fresh, started_at: sql<Date>`now()` }))
    .execute();
  return null;
}

async function noteRange(
  db: Db,
  name: string,
  differences: readonly LedgerDifference[],
  next: string | null,
): Promise<void> {
  const { digest, samples } = await db
    .selectFrom('ledger_checks')
    .select(['digest', 'samples'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const keys = differences.map(({ key }) => key).sort();
  await db
    .updateTable('ledger_checks')
    .set({
      position: next,
      differences: sql<number>`differences + ${differences.length}`,
      samples: [...samples, ...differences.map(({ text }) => text)].slice(0, mostSamples),
      digest:
        keys.length === 0
          ? digest
          : createHash('sha256')
              .update(JSON.stringify([digest, keys]))
              .digest('hex'),
    })
    .where('name', '=', name)
    .execute();
}

const mostSamples = 3;
