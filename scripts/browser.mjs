// The browser of the browser tests: Debian's Chromium where there is one or apt may install it, else Playwright's own. The
// headless shell, which is the same engine without a window, comes first: a page of its own costs it a third of the time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { capture, environment, projectDir } from './setup.mjs';

const shell = 'chromium-headless-shell';
const installed = [`/usr/bin/${shell}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Answers `{ path }`, or `{ missing }`: why there is none, in one sentence. BROWSER_PATH overrides the search. */
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
  // A download that lacks the system's libraries cannot even tell its version.
  const { code, output } = await capture(path, ['--version'], projectDir, process.env);
  return code === 0 ? { path } : { missing: `${path} does not run here: ${output.trim().split('\n')[0]}` };
}

/** The browser that is there already, or null. */
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
