// The browser for browser tests: Debian's Chromium if it is installed or apt can install it, otherwise Playwright's.
// The headless shell, the same engine without windows, is preferred: it opens pages in a third of the time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { capture, environment, projectDir } from './setup.mjs';

const shell = 'chromium-headless-shell';
const installed = [`/usr/bin/${shell}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns `{ path }`, or `{ missing }` with the reason in one sentence. BROWSER_PATH overrides the search. */
export async function ensureBrowser(node) {
  const found = findBrowser();
  if (found) return { path: found };
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (name) => ['-o', 'Acquire::Retries=1', 'install', '-y', '--no-install-recommends', name];
    for (const act of [install(shell), ['update'], install(shell), install('chromium')]) {
      await capture('apt-get', act, projectDir, env);
      if (findBrowser()) break;
    }
  }
  if (!findBrowser()) {
    console.log("Installing Playwright's Chromium for the browser tests…");
    const cli = join(projectDir, 'node_modules', 'playwright', 'cli.js');
    await capture(node, [cli, 'install', 'chromium'], projectDir, environment(node));
  }
  const path = findBrowser();
  if (!path) return { missing: 'no Chromium on this machine, and neither apt nor Playwright could install one' };
  // A download without the required system libraries can't even print its version.
  const { code, output } = await capture(path, ['--version'], projectDir, process.env);
  return code === 0 ? { path } : { missing: `${path} does not run here: ${output.trim().split('\n')[0]}` };
}

/** An installed browser, or null. */
function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  const path = [...installed, playwrightsOwn()].find((candidate) => candidate && existsSync(candidate));
  return path ?? null;
}

function playwrightsOwn() {
  try {
    return createRequire(join(projectDir, 'package.json'))('playwright').chromium.executablePath();
  } catch {
    return null;
  }
}
