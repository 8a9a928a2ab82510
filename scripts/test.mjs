// `npm test`: setup with a browser, then every test, and in parallel the checks, whose failure ends the tests.
// Arguments go to the test runner and skip the checks. The runner's output comes last.
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runCommand } from './run.mjs';
import { capture, ensureBuild, ensureDependencies, ensureNode, exitWithReason, projectDir } from './setup.mjs';

const args = process.argv.slice(2);
const { node, env } = await exitWithReason(async () => {
  const found = await ensureNode();
  await ensureDependencies(found, { dev: true });
  const browser = await ensureBrowser(found);
  if (browser.missing) console.log(`The browser tests are skipped: ${browser.missing}.`);
  return { node: found, env: browser.path ? { BROWSER_PATH: browser.path } : { BROWSER_MISSING: browser.missing } };
});

const failure = new AbortController();
const checks = args.length === 0 ? check() : Promise.resolve({ code: 0, output: '' });
await exitWithReason(async () => {
  const [built] = await Promise.allSettled([ensureBuild(node)]);
  if (built.status === 'fulfilled') return;
  await checks;
  throw built.reason;
});
// Every page test starts the product: its code is compiled once for all of them, which saves 40 % of each start.
const compiled = { NODE_COMPILE_CACHE: join(projectDir, '.runtime', 'compile-cache') };
const { signal } = failure;
const code = signal.aborted ? 1 : await runCommand(node, 'vitest run', args, { ...compiled, ...env }, signal);
const { code: checked, output } = await checks;
if (checked !== 0) console.error(`${output}\nThe checks failed, so the tests were ended.`);
process.exit(checked || code);

/** Runs below the priority of the tests, which leave some of the processors' time unused. */
async function check() {
  const result = await capture(
    'nice',
    ['-n', '19', node, join(projectDir, 'scripts', 'check.mjs')],
    projectDir,
    process.env,
  );
  if (result.code !== 0) failure.abort();
  else console.log('The checks passed.');
  return result;
}
