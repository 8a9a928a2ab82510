import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { compose } from './compose.ts';
import { createHttp } from './http.ts';
import { builtPages, type DevelopmentPages, developmentPages } from './pages.ts';
import { createZipPort } from './server/archives/zip-port.ts';
import type { Config } from './server/config/config.ts';
import { readSecret } from './server/config/secret.ts';
import { connectDatabase } from './server/db/database.ts';
import { CannotStart } from './server/db/embedded/cannot-start.ts';
import { resolveDataDir } from './server/db/embedded/data-dir.ts';
import { lockDataDir } from './server/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from './server/db/embedded/start-embedded-postgres.ts';
import { migrateDirectly } from './server/db/migrate.ts';
import { reachDatabase } from './server/db/reach-database.ts';
import { createDocumentReader } from './server/documents/document-reader.ts';
import { createRecogniser } from './server/documents/recogniser.ts';
import { openFileStore } from './server/files/open-file-store.ts';
import { createMachineHttp } from './server/http/machine-http.ts';
import { createDrawings } from './server/images/drawings.ts';
import { createImagePort } from './server/images/image-port.ts';
import { createJobs } from './server/jobs/pg-boss-jobs.ts';
import { createLiterature } from './server/literature/literature.ts';
import { scheduleAnswerRemoval } from './server/literature/remove-old-answers.ts';
import { createLogger, type Logger } from './server/log/logger.ts';
import { createMailer } from './server/mail/create-mailer.ts';
import { createFigures } from './server/metrics/figures.ts';
import { createModel } from './server/model/run-model.ts';
import type { Platform } from './server/platform.ts';
import { logConfinement } from './server/processes/find-confinement.ts';
import { createClamAv } from './server/scanner/clamav.ts';
import { createTypesetter } from './server/typeset/typesetter.ts';
import { productVersion } from './server/version.ts';
import { findWarnings } from './server/warnings/find-warnings.ts';
import { createWorkPort } from './server/works/work-port.ts';

/**
 * Configuration -> data folder -> database -> migrations -> slices -> roles, and back in the opposite order when it
 * stops. Throws CannotStart with one sentence where a person can mend the cause.
 */
export async function runProduct(config: Config, options: { development: boolean }): Promise<Product> {
  const { version, commit } = productVersion;
  const log = createLogger(config.logLevel, {
    base: {
      version: commit ? `${version}+${commit.slice(0, 12)}` : version,
      role: config.roles.join(','),
      host: hostname(),
      pid: process.pid,
    },
  });
  const stopping = new AbortController();
  const opened: { name: string; close: () => Promise<unknown> | unknown }[] = [];
  const closeAll = async () => {
    for (const { name, close } of opened.reverse().splice(0)) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, `${name} did not stop in order`);
      }
    }
  };
  try {
    return await start();
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function start(): Promise<Product> {
    const embedded = config.databaseUrl === undefined;
    const projectDir = join(import.meta.dirname, '..');
    const { dataDir, moved } = resolveDataDir({ setting: config.dataDir, projectDir, embedded });
    if (moved) log.info(moved);

    // Lock and port first: a start that cannot serve must not touch the data.
    // Without the embedded database any number of processes may share the folder.
    const lock = embedded ? await lockDataDir({ dataDir, address: config.appUrl }) : null;
    if (lock) opened.push({ name: 'the lock', close: () => lock.release() });
    const isWeb = config.roles.includes('web');
    const server = isWeb || config.workerPort !== 0 ? await listen(config, log) : null;
    if (server) opened.push({ name: 'the port', close: () => server.close() });

    const postgres = embedded ? await startEmbeddedPostgres({ dataDir, log }) : null;
    if (postgres) opened.push({ name: 'the database', close: () => postgres.stop() });
    const database = connectDatabase(config.databaseUrl ?? postgres?.url ?? '', {
      log,
      max: config.databasePool,
      directUrl: config.databaseDirectUrl,
    });
    opened.push({ name: 'the database connections', close: () => database.close() });
    // Besides the pool: three of the jobs, one that listens, one that migrates.
    await reachDatabase(database.pool, { log, connections: config.databasePool + 5 });
    await migrateDirectly(database);

    const secret = config.secret ?? (await readSecret(dataDir));
    const jobs = await createJobs(database, { log });
    opened.push({ name: 'the jobs', close: () => jobs.stop() });
    await logConfinement(log);
    const typesetter = await createTypesetter();
    opened.push({ name: 'the typesetter', close: () => typesetter.close() });
    const images = createImagePort();
    opened.push({ name: 'the reader of images', close: () => images.close() });
    const documents = createDocumentReader({ works: new URL('./documents/works.ts', import.meta.url) });
    opened.push({ name: 'the reader of documents', close: () => documents.close() });
    const works = createWorkPort({ module: new URL('./works.ts', import.meta.url) });
    opened.push({ name: 'the work on texts', close: () => works.close() });
    const recognition = config.recognition ? createRecogniser() : null;
    if (recognition) opened.push({ name: 'text recognition', close: () => recognition.close() });
    const platform: Platform = {
      ...database,
      config: { ...config, secret, dataDir, embedded },
      files: await openFileStore({ ...config, dataDir, secret }, database.db),
      mailer: createMailer({ config, dataDir }),
      jobs,
      log,
      stopping: stopping.signal,
      ports: {
        archives: createZipPort(),
        images,
        typesetter,
        documents,
        recognition,
        works,
        literature: config.literature && createLiterature(database.db, { ...config.literature, keepDays: 30 }),
      },
      drawings: createDrawings(typesetter, images),
      scanner: config.scannerUrl === undefined ? null : createClamAv(config.scannerUrl),
      model: config.model && createModel(config.model),
    };
    if (config.telemetry) {
      // Loaded only here: a start without a collector does not wait for it.
      const { exportOtlp } = await import('./server/telemetry/export-otlp.ts');
      const figures = createFigures(platform);
      const telemetry = await exportOtlp(config.telemetry, { log, roles: config.roles, metrics: figures.collect });
      opened.push({ name: 'telemetry', close: () => telemetry.close() });
    }
    const slices = compose(platform);
    await slices.catalog.seed();
    const firstAdmin = await slices.accounts.ensureFirstAdmin();

    if (config.roles.includes('worker')) {
      await slices.accounts.startJobs();
      await scheduleAnswerRemoval(platform);
      await slices.audit.startJobs();
      await slices.credits.startJobs();
      await slices.billing.startJobs();
      await slices.reports.startJobs();
      await slices.runs.startWorker();
    }
    // Open requests finish while everything below still stands; streams of runs end, and their readers come again.
    opened.push({ name: 'the work', close: () => Promise.all([server && closeServer(server), slices.runs.stop()]) });
    if (server && !isWeb) serve(server, platform.stopping, createMachineHttp(platform).fetch);
    if (server && isWeb) {
      const pages = options.development ? await developmentPages() : await builtPages();
      if ('vite' in pages)
        opened.push({ name: 'the development server', close: () => (pages as DevelopmentPages).vite.close() });
      serve(
        server,
        platform.stopping,
        createHttp(platform, slices, pages).fetch,
        'vite' in pages ? (pages as DevelopmentPages) : undefined,
      );
    }
    postgres?.onUnexpectedExit((how) => {
      log.fatal(`the database ended unexpectedly (${how})`);
      process.kill(process.pid, 'SIGTERM');
    });
    for (const { kind, text } of await findWarnings(platform)) log.warn({ kind }, text);
    announce(config, log, { server: isWeb, embedded, firstAdmin });
    return {
      log,
      platform,
      async stop(reason) {
        log.info(`stopping: ${reason}`);
        stopping.abort();
        if (isWeb) await sleep(1_000 * config.drainSeconds);
        await closeAll();
      },
    };
  }
}

export interface Product {
  readonly log: Logger;
  readonly platform: Platform;
  /** Finishes open requests, then ends everything in order. */
  stop(reason: string): Promise<void>;
}

/**
 * Answers 503 until the slices stand, so that the port is held from the first moment. Null for a worker that was given no
 * port of its own where another one has the usual port: it does its work, and only its health is not to be asked.
 */
async function listen({ host, roles, ...ports }: Config, log: Logger): Promise<Server | null> {
  const isWeb = roles.includes('web');
  const port = isWeb ? ports.port : ports.workerPort;
  const example = isWeb ? `PORT=${port + 1} npm start` : `WORKER_PORT=${port + 1}, or WORKER_PORT=0 for none`;
  const server = createServer();
  server.on('request', startingUp);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && !isWeb && !ports.workerPortChosen) {
        log.warn(`port ${port} is taken: this worker answers no health checks; give it a WORKER_PORT of its own`);
        resolve(null);
        return;
      }
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program: stop that one, or start with another port, for instance ${example}.`
          : `Port ${port}${host === undefined ? '' : ` of ${host}`} cannot be opened (${error.code}).`;
      reject(new CannotStart(sentence));
    });
    server.listen({ port, host }, () => resolve(server));
  });
}

const startingUp = (_request: unknown, response: import('node:http').ServerResponse) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end('{"error":"The service is starting.","code":"unavailable"}');
};

function serve(
  server: Server,
  stopping: AbortSignal,
  fetch: (request: Request) => Response | Promise<Response>,
  development?: DevelopmentPages,
): void {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    // Whoever asks next makes a new connection, which a load balancer sends to another process.
    if (stopping.aborted) response.shouldKeepAlive = false;
    if (!hasOneHost(request)) {
      response.writeHead(400, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end('{"error":"The request names more than one host.","code":"invalid_input"}');
      return;
    }
    return answer(request, response);
  };
  server.off('request', startingUp);
  if (development) {
    const { vite } = development;
    server.on('request', (request, response) => vite.middlewares(request, response, () => listener(request, response)));
  } else {
    server.on('request', listener);
  }
}

/** A proxy may have judged by one host name where the product would judge by the other (RFC 9112, 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/** Open requests may finish; idle connections are cut, and streams that would go on for ever after 20 s. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 200);
  const cut = setTimeout(() => server.closeAllConnections(), 20_000);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

function announce(
  config: Config,
  log: Logger,
  state: { server: boolean; embedded: boolean; firstAdmin: { email: string; password: string } | null },
): void {
  const port = config.roles.includes('web') ? config.port : config.workerPort;
  log.info({ roles: config.roles, port }, 'ready');
  if (!state.server || config.logLevel === 'silent') return;
  const lines = [`${config.brand.name} is ready at ${config.appUrl}`];
  if (state.firstAdmin) {
    lines.push(
      'Sign in as administrator (shown this once):',
      `  email     ${state.firstAdmin.email}`,
      `  password  ${state.firstAdmin.password}`,
    );
  }
  if (state.embedded && !config.smtpUrl) {
    lines.push(
      `To use it as a researcher: register at ${config.appUrl}/register; mails are listed at ${config.appUrl}/dev/mail`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
}
