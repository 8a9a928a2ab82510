import { createCharges } from '#features/credits/server/charges.ts';
import { readConfig } from '#server/base/config/config.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { createLogger } from '#server/base/log/logger.ts';

/**
 * A server process that charges one user for runs on this many parallel connections; its first message contains the
 * settings. It reports each run, and ends when all are done. It can be restarted with the same runs: those already
 * charged are not charged again.
 */
const settings = await new Promise<LedgerWorker>((resolve) => {
  process.once('message', (message) => resolve(message as LedgerWorker));
});
const database = connectDatabase(settings.url, { log: createLogger('silent'), max: settings.connections });
const charges = createCharges({
  config: { ...readConfig({ LOW_CREDITS: '0' }), secret: '', dataDir: '', embedded: false },
  jobs: { async send() {}, async work() {}, async schedule() {}, async stop() {} },
});

const waiting = [...settings.runs];
await Promise.all(Array.from({ length: settings.connections }, chargeRuns));
await database.close();
process.disconnect?.();

async function chargeRuns(): Promise<void> {
  for (let runId = waiting.shift(); runId !== undefined; runId = waiting.shift()) {
    process.send?.({ runId, charged: await chargeOnce(runId) });
  }
}

/** Holds in one transaction and captures in the next, like a run; false if there are too few credits. */
async function chargeOnce(runId: string): Promise<boolean> {
  const hold = { userId: settings.userId, runId, amount: 1, feature: 'test', description: 'A run' };
  try {
    await database.db.transaction().execute((trx) => charges.hold(trx, hold));
  } catch (error) {
    if ((error as { code?: string }).code === 'out_of_credits') return false;
    throw error;
  }
  await database.db.transaction().execute((trx) => charges.capture(trx, runId));
  return true;
}

export interface LedgerWorker {
  readonly url: string;
  readonly userId: string;
  readonly connections: number;
  readonly runs: readonly string[];
}
