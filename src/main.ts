import { runProduct } from './product.ts';
import { loadEnvironmentFile, readConfig } from './server/config/config.ts';
import { ConfigError } from './server/config/config-error.ts';
import { CannotStart } from './server/db/embedded/cannot-start.ts';

/** Starts the product in this process; the first failure to start is one sentence on standard error and exit code 1. */
async function main(): Promise<void> {
  loadEnvironmentFile();
  const product = await runProduct(readConfig(), { development: process.argv.includes('--dev') });

  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    // Open requests get 30 s in all; what is left after 25 is cut so that the database can still end in order.
    const limit = setTimeout(() => process.exit(1), 29_500 + 1_000 * product.platform.config.drainSeconds);
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
  process.on('unhandledRejection', (error) =>
    product.log.error({ err: error }, 'a promise was rejected and nobody listened'),
  );
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof CannotStart) console.error(error.message);
  else console.error(error);
  process.exit(1);
});
