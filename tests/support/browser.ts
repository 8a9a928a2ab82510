import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { describe } from 'vitest';

const path =
  process.env.BROWSER_PATH ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((one) => existsSync(one));

/**
 * Groups tests that need a browser; without one they are skipped, and the title says why. In CI a failed test is tried
 * a second time, because a browser on a busy machine occasionally drops a key press; the report marks each such test
 * with "retry x1", and each is a defect to fix. Everywhere else the first failure counts.
 */
export function browserDescribe(title: string, tests: () => void): void {
  if (path) describe(title, { retry: process.env.CI ? 1 : 0 }, tests);
  else describe.skip(`${title} (skipped: ${process.env.BROWSER_MISSING ?? 'no Chromium found'})`, tests);
}

let running: Promise<Browser> | null = null;

/**
 * The browser that all tests in this process share, as one test file uses it: its `contexts` and `close` only affect
 * what this file opened.
 */
export async function launchBrowser(): Promise<Browser> {
  if (running && !(await running).isConnected()) running = null;
  running ??= launchChromium();
  const browser = await running;
  const opened = new Set<BrowserContext>();
  const own: Pick<Browser, 'newContext' | 'contexts' | 'close'> = {
    async newContext(options) {
      const context = await browser.newContext(options);
      opened.add(context);
      context.once('close', () => opened.delete(context));
      return context;
    },
    contexts: () => [...opened],
    async close() {
      await Promise.all([...opened].map((context) => context.close()));
    },
  };
  return new Proxy(browser, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name);
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Most pages exist for seconds, so compiling optimized code would take longer than it saves.
      '--js-flags=--no-opt --no-maglev',
    ],
  });
}

/**
 * A page in a separate context; console errors and failed requests are collected for the test. Without
 * `serviceWorkers`, service workers are blocked, because a test can't hold or change requests that pass through one.
 */
export async function openPage(
  browser: Browser,
  options: { width?: number; height?: number; dark?: boolean; serviceWorkers?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const { width = 1440, height = 900, dark = false, serviceWorkers = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: serviceWorkers ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, context, problems };
}
