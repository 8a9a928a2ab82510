import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { compose } from '../../src/compose.ts';
import { createZipPort } from '../../src/server/archives/zip-port.ts';
import { alone } from '../../src/server/cluster/shared.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { connectDatabase } from '../../src/server/db/database.ts';
import { createDocumentReader } from '../../src/server/documents/document-reader.ts';
import { createLocalFileStore } from '../../src/server/files/local-file-store.ts';
import { createApi } from '../../src/server/http/endpoints.ts';
import { answerFailure } from '../../src/server/http/failures.ts';
import { trackRequests } from '../../src/server/http/requests.ts';
import { createDrawings } from '../../src/server/images/drawings.ts';
import { createImagePort } from '../../src/server/images/image-port.ts';
import { createJobs } from '../../src/server/jobs/pg-boss-jobs.ts';
import { createLogger } from '../../src/server/log/logger.ts';
import type { Platform } from '../../src/server/platform.ts';
import { createTypesetter } from '../../src/server/typeset/typesetter.ts';
import { createWorkPort } from '../../src/server/works/work-port.ts';
import { accountSite } from '../support/account-site.ts';
import type { TestDatabase } from '../support/test-database.ts';

/**
 * The product without its pages, in a process of its own so that its memory can be read: it takes packages and works on
 * them. Says where it is and a bearer token, then its memory in bytes every 20 ms.
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
    works: createWorkPort({ module: new URL('../../src/works.ts', import.meta.url) }),
    typesetter,
    literature: null,
    documents: createDocumentReader({ works: new URL('../../src/documents/works.ts', import.meta.url) }),
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

const app = createApi();
app.use(trackRequests(log, new BlockList()));
app.onError(answerFailure);
app.use('/functions/*', slices.accounts.identify);
app.route('/', slices.runs.api);
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: member.session.access_token,
});
setInterval(() => process.send?.(process.memoryUsage.rss()), 20);
