import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';

test('the development server renders pages from the sources and does not react to its own files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-dev-'));
  const port = await freePort();
  const root = join(import.meta.dirname, '..', '..');
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    // A separate process group, so that all of it can be ended.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    const page = async () => (await fetch(`http://localhost:${port}/login`).catch(() => null))?.text();
    await expect.poll(page, { timeout: 50_000 }).toContain('Log in to your account');
    expect(await page()).toContain('/src/entry.client.tsx');
    expect(output.match(/ is ready at /g)).toHaveLength(1);
  } finally {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await ended;
    // The database ends shortly after the process that started it, and still writes until then.
    await expect.poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid')), { timeout: 30_000 }).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  }
});
