import { createCredits } from '#features/credits/server/index.ts';
import { readConfig } from '#server/base/config/config.ts';
import type { Database } from '#server/base/db/database.ts';
import { createLogger } from '#server/base/log/logger.ts';

/** The credits slice on a database alone, without low balance notices and mails. */
export function creditsFor(database: Database): ReturnType<typeof createCredits> {
  return createCredits({
    ...database,
    config: { ...readConfig({ LOW_CREDITS: '0' }), secret: '', dataDir: '', embedded: false },
    jobs: { async send() {}, async work() {}, async schedule() {}, async stop() {} },
    log: createLogger('silent'),
  });
}
