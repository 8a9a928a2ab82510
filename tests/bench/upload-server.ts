import { join } from 'node:path';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { createDrawings } from '#server/adapters/images/drawings.ts';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { createTaskPort } from '#server/adapters/tasks/task-port.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import { alone } from '#server/base/cluster/shared.ts';
import { readConfig } from '#server/base/config/config.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { createJobs } from '#server/base/jobs/pg-boss-jobs.ts';
import { createLogger } from '#server/base/log/logger.ts';
import type { Platform } from '#server/platform.ts';
import { compose } from '../../src/compose.ts';
import { accountSite } from '../support/account-site.ts';
import { testApp } from '../support/test-app.ts';
import type { TestDatabase } from '../support/test-database.ts';

/**
 * The product without its pages, in a separate process so that its memory can be measured: it accepts packages and runs
 * them. Prints its address and a bearer token, then its memory in bytes every 20 ms.
 */
const { url, dataDir } = JSON.parse(process.argv[2] ?? '{}') as { url: string; dataDir: string };

const log = createLogger('error');
const secret = 'a secret that only the bench knows';
const database = connectDatabase(url, { log });
const typesetter = await createTypesetter();
const images = createImagePort();
const platform: Platform = {
  ...database,
  config: { ...readConfig({}), secret, dataDir, embedded: false },
  files: await createLocalFileStore({ folder: join(dataDir, 'files'), baseUrl: '', secret, now: Date.now }),
  mailer: { send: async () => undefined },
  jobs: await createJobs(database, { log }),
  log,
  stopping: new AbortController().signal,
  ports: {
    archives: createZipPort(),
    images,
    tasks: createTaskPort({ module: new URL('../../src/tasks.ts', import.meta.url) }),
    typesetter,
    literature: null,
    documents: createDocumentReader({ tasks: new URL('../../src/documents/tasks.ts', import.meta.url) }),
    recognition: null,
  },
  drawings: createDrawings(typesetter, images),
  shared: alone(),
  scanner: null,
  model: null,
};
const slices = compose(platform);
await slices.catalog.seed();
await slices.runs.startWorker();
const member = await (await accountSite({ database, platform } as TestDatabase)).member(`bench${Date.now() % 1e8}`);
await database.db.transaction().execute((trx) => slices.credits.grantSignupCredits(trx, member.user.id, 10_000));

const site = await testApp(platform, [slices.runApi.api], slices.accounts).listen();
process.send?.({
  url: site.url,
  token: member.session.access_token,
});
setInterval(() => process.send?.(process.memoryUsage.rss()), 20);
