import { hostname } from 'node:os';
import { join } from 'node:path';
import { announce } from './announce.ts';
import { createFoundation } from './server/base/cluster/foundation.ts';
import { joinCluster } from './server/base/cluster/member.ts';
import { runCluster } from './server/base/cluster/primary.ts';
import { alone } from './server/base/cluster/shared.ts';
import { type Config, loadEnvironmentFile, readConfig } from './server/base/config/config.ts';
import { ConfigError } from './server/base/config/config-error.ts';
import { CannotStart } from './server/base/db/embedded/cannot-start.ts';
import { createLogger } from './server/base/log/logger.ts';
import { productVersion } from './server/base/version.ts';

/** Set in a process that shares its port with others (WEB_PROCESSES). */
const member = joinCluster();

/** Starts the product in this process; the first failure to start is one sentence on standard error and exit code 1. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const config = readConfig();
  const development = process.argv.includes('--dev');
  const several = config.webProcesses > 1 && config.roles.includes('web') && !development;
  const product = await (member ? runMember(config) : several ? runSeveral(config) : runAlone(config, development));
  const { log } = product;

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    // Open requests get 30 s in total; those still open after 25 s are cut off, so that the database can stop cleanly.
    const limit = setTimeout(() => process.exit(1), 29_500 + 1_000 * product.drainSeconds);
    limit.unref();
    product.stop(reason).then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  member?.onStop(stop);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected without a handler'));
  if (member) member.tellReady(product.firstAdmin);
  else announce(config, product);
}

const projectDir = join(import.meta.dirname, '..');

async function runAlone(config: Config, development: boolean) {
  const { runProduct } = await import('./product.ts');
  const log = loggerOf(config, {});
  const foundation = createFoundation(config, { log, projectDir, processes: 1 });
  return runProduct(config, { development, log, foundation, shared: alone() });
}

/** This process starts the processes that answer requests; it loads nothing of the product itself. */
function runSeveral(config: Config) {
  const log = loggerOf(config, { process: 'primary' });
  const processes = config.webProcesses + (config.roles.includes('worker') ? 1 : 0);
  const foundation = createFoundation(config, { log, projectDir, processes });
  return runCluster(config, { script: import.meta.filename, foundation, log });
}

async function runMember(given: Config) {
  if (!member) throw new Error('not started by a primary');
  const { runProduct } = await import('./product.ts');
  const { name, role, foundation, shared, mayOpenPort } = member;
  const config = { ...given, roles: [role] };
  return runProduct(config, {
    development: false,
    log: loggerOf(config, { process: name }),
    foundation,
    shared,
    mayOpenPort,
  });
}

function loggerOf(config: Config, more: Readonly<Record<string, string>>) {
  const { version, commit } = productVersion;
  return createLogger(config.logLevel, {
    base: {
      version: commit ? `${version}+${commit.slice(0, 12)}` : version,
      role: config.roles.join(','),
      host: hostname(),
      pid: process.pid,
      ...more,
    },
  });
}

main().catch(async (error: unknown) => {
  const foreseen = error instanceof ConfigError || error instanceof CannotStart;
  if (foreseen && member) await member.tellCannotStart(error.message);
  else console.error(foreseen ? error.message : error);
  process.exit(1);
});
