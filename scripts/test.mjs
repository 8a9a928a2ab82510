// `npm test`: setup with a browser, then the checks, then every test. Arguments go to the test runner and skip the
// checks. The runner's output comes last.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runCommand } from './run.mjs';
import { ensureBuild, ensureDependencies, ensureNode, exitWithReason, projectDir } from './setup.mjs';

const args = process.argv.slice(2);
const { node, env } = await exitWithReason(async () => {
  const found = await ensureNode();
  await ensureDependencies(found, { dev: true });
  const browser = await ensureBrowser(found);
  if (browser.missing) console.log(`The browser tests are skipped: ${browser.missing}.`);
  return { node: found, env: browser.path ? { BROWSER_PATH: browser.path } : { BROWSER_MISSING: browser.missing } };
});

// The checks leave one core free for much of their time, so the build runs in parallel with them.
const building = Promise.allSettled([ensureBuild(node)]);
const checked = args.length === 0 ? await runCommand(node, 'npm run --silent check') : 0;
const [built] = await building;
if (checked !== 0) {
  console.error('The checks failed, so the tests were not run.');
  process.exit(checked);
}
await exitWithReason(() => {
  if (built.status === 'rejected') throw built.reason;
});
// Every page test starts the product: its code is compiled once for all of them, which saves 40 % of each start.
const compiled = { NODE_COMPILE_CACHE: join(projectDir, '.runtime', 'compile-cache') };
process.exit(await runCommand(node, 'vitest run', args, { ...compiled, ...env }));
