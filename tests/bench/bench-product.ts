import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { benchEnvironment } from './bench-environment.ts';

const root = join(import.meta.dirname, '..', '..');

/** Starts the product like `npm start`, with its embedded database, and measures the time to the first page. */
export async function start(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; seconds: number }> {
  const before = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: benchEnvironment({
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      SIGNUP_CREDITS: '1000',
      // A benchmark sends as many requests within minutes as a member sends within days.
      LIMITS: 'relaxed',
      ...more,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const page = await fetch(`http://localhost:${port}/`).catch(() => null);
    const text = await page?.text();
    if (page?.ok && text?.includes('</html>')) return { child, seconds: (performance.now() - before) / 1000 };
    if (child.exitCode !== null) throw new Error('the product did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sends SIGTERM and waits until the process has ended. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
