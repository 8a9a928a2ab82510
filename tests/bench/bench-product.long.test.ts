import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { end, start } from './bench-product.ts';

test('the product starts when every setting is empty', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  try {
    const { child } = await start(dataDir, await freePort());
    await end(child);
    expect(child.exitCode).toBe(0);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
