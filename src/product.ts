import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from './compose.ts';
import { createHttp } from './http.ts';
import { builtPages, type DevelopmentPages, developmentPages } from './pages.ts';
import { createDocumentReader } from './server/adapters/documents/document-reader.ts';
import { createRecogniser } from './server/adapters/documents/recogniser.ts';
import { createDrawings } from './server/adapters/images/drawings.ts';
import { createImagePort } from './server/adapters/images/image-port.ts';
import { createLiterature } from './server/adapters/literature/literature.ts';
import { scheduleAnswerRemoval } from './server/adapters/literature/remove-old-answers.ts';
import { createMailer } from './server/adapters/mail/create-mailer.ts';
import { createModel } from './server/adapters/model/run-model.ts';
import { createClamAv } from './server/adapters/scanner/clamav.ts';
import { createTaskPort } from './server/adapters/tasks/task-port.ts';
import { createTypesetter } from './server/adapters/typeset/typesetter.ts';
import { createZipPort } from './server/base/archives/zip-port.ts';
import type { Foundation } from './server/base/cluster/foundation.ts';
import type { FirstAdmin } from './server/base/cluster/messages.ts';
import type { ClusterState } from './server/base/cluster/shared.ts';
import type { Config } from './server/base/config/config.ts';
import { connectDatabase } from './server/base/db/database.ts';
import { openFileStore } from './server/base/files/open-file-store.ts';
import { closeServer, listen, serve } from './server/base/http/listening.ts';
import { shareAssets } from './server/base/http/shared-assets.ts';
import { createJobs } from './server/base/jobs/pg-boss-jobs.ts';
import type { Logger } from './server/base/log/logger.ts';
import { logConfinement } from './server/base/processes/find-confinement.ts';
import { startBackups } from './server/operations/backup/schedule-backups.ts';
import { createFigures } from './server/operations/figures.ts';
import { logWarnings } from './server/operations/log-warnings.ts';
import { createMachineHttp } from './server/operations/machine-http.ts';
import { queueRestoredJobs } from './server/operations/queue-restored-jobs.ts';
import { startStorageWatch } from './server/operations/watch-storage.ts';
import type { Platform } from './server/platform.ts';

/**
 * Configuration -> data folder -> database -> migrations -> slices -> roles; when it stops, in the opposite order.
 * Throws CannotStart with one sentence if a person can fix the cause.
 */
export async function runProduct(
  config: Config,
  { development, log, foundation, shared, mayOpenPort = null }: ProductOptions,
): Promise<Product> {
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
    opened.push({ name: 'the data folder and its database', close: () => foundation.close() });
    // Lock and port first: a start that cannot serve must not touch the data.
    await foundation.claim();
    const isWeb = config.roles.includes('web');
    const hasPort = isWeb || config.workerPort !== 0;
    let server = hasPort && mayOpenPort === null ? await listen(config, log) : null;
    opened.push({ name: 'the port', close: () => server?.close() });

    const openLate = async () => {
      if (!hasPort || mayOpenPort === null) return null;
      await mayOpenPort;
      return listen(config, log);
    };

    const { dataDir, embedded, databaseUrl, secret } = await foundation.lay();
    const database = connectDatabase(databaseUrl, {
      log,
      max: config.databasePool,
      directUrl: config.databaseDirectUrl,
    });
    opened.push({ name: 'the database connections', close: () => database.close() });
    const jobs = await createJobs(database, { log });
    opened.push({ name: 'the jobs', close: () => jobs.stop() });
    await logConfinement(log);
    const typesetter = await createTypesetter();
    opened.push({ name: 'the typesetter', close: () => typesetter.close() });
    const images = createImagePort({ turns: shared.turns('images', { count: 1 }) });
    opened.push({ name: 'the reader of images', close: () => images.close() });
    const documents = createDocumentReader({
      tasks: new URL('./documents/tasks.ts', import.meta.url),
      turns: shared.turns('documents', { count: 5 }),
    });
    opened.push({ name: 'the reader of documents', close: () => documents.close() });
    const tasks = createTaskPort({
      module: new URL('./tasks.ts', import.meta.url),
      turns: shared.turns('texts', { count: 2 }),
    });
    opened.push({ name: 'the tasks on texts', close: () => tasks.close() });
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
        tasks,
        literature: config.literature && createLiterature(database.db, { ...config.literature, keepDays: 30 }, shared),
      },
      drawings: createDrawings(typesetter, images),
      shared,
      scanner: config.scannerUrl === undefined ? null : createClamAv(config.scannerUrl),
      model: config.model && createModel(config.model),
    };
    if (config.telemetry) {
      // Loaded only here: a start without a collector does not wait for it.
      const { exportOtlp } = await import('./server/base/telemetry/export-otlp.ts');
      const figures = createFigures(platform);
      const telemetry = await exportOtlp(config.telemetry, {
        log,
        roles: config.roles,
        metrics: () => figures.collect(),
      });
      opened.push({ name: 'telemetry', close: () => telemetry.close() });
    }
    const slices = compose(platform);
    await slices.catalog.seed();
    const firstAdmin = await slices.accounts.ensureFirstAdmin();

    if (config.roles.includes('worker')) {
      await queueRestoredJobs(platform);
      await slices.accounts.startJobs();
      await scheduleAnswerRemoval(platform);
      await slices.audit.startJobs();
      await startStorageWatch(platform);
      await startBackups(platform);
      await slices.catalog.startJobs();
      await slices.credits.startJobs();
      await slices.billing.startJobs();
      await slices.reports.startJobs();
      await slices.runs.startWorker();
    }
    // Open requests finish while everything below is still available; streams of runs end, and their clients reconnect.
    opened.push({
      name: 'the work',
      close: () => {
        slices.runApi.stop();
        // Idle connections close within this time.
        const lingering = config.drainSeconds > 0 ? server?.keepAliveTimeout : 0;
        return Promise.all([server && closeServer(server, lingering), slices.runs.stop()]);
      },
    });
    if (isWeb) {
      const pages = development ? await developmentPages() : await builtPages();
      if ('vite' in pages)
        opened.push({ name: 'the development server', close: () => (pages as DevelopmentPages).vite.close() });
      if (pages.assets) {
        await shareAssets(platform.files, pages.assets).catch((error) =>
          log.warn({ err: error }, 'the built scripts could not be stored for processes of other versions'),
        );
      }
      const { fetch } = createHttp(platform, slices, pages);
      server ??= await openLate();
      if (server)
        serve(server, platform.stopping, fetch, 'vite' in pages ? (pages as DevelopmentPages).vite : undefined);
    } else {
      // If it has no separate port, its metrics are requested through the others.
      const { fetch } = createMachineHttp(platform);
      server ??= await openLate();
      if (server) serve(server, platform.stopping, fetch);
    }
    foundation.onLost((how) => {
      log.fatal(`the database ended unexpectedly (${how})`);
      process.kill(process.pid, 'SIGTERM');
    });
    await logWarnings(platform);
    log.info({ roles: config.roles, port: isWeb ? config.port : config.workerPort }, 'ready');
    return {
      log,
      platform,
      drainSeconds: config.drainSeconds,
      embedded,
      firstAdmin,
      async stop(reason) {
        log.info(`stopping: ${reason}`);
        stopping.abort();
        if (isWeb) await sleep(1_000 * config.drainSeconds);
        await closeAll();
      },
    };
  }
}

export interface ProductOptions {
  readonly development: boolean;
  readonly log: Logger;
  readonly foundation: Foundation;
  readonly shared: ClusterState;
  /** Opens the port only when this resolves and requests can be answered; null: opens it at startup. */
  readonly mayOpenPort?: Promise<void> | null;
}

export interface Product {
  readonly log: Logger;
  readonly platform: Platform;
  readonly drainSeconds: number;
  readonly embedded: boolean;
  /** Created by this start, with a password that is shown once. */
  readonly firstAdmin: FirstAdmin | null;
  /** Finishes open requests, then ends everything in order. */
  stop(reason: string): Promise<void>;
}
