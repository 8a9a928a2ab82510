import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { Database } from '#server/base/db/database.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import type { BenchRow } from './bench-row.ts';

const packages = 50;
const mebibyte = 1_048_576;
const mostGrowth = 200 * mebibyte;

/** 50 research packages of 10 MB each in parallel, to a server that checks them while running the first. */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  const content = await tenMegabytes();
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const settings = JSON.stringify({ url: database.url, dataDir });
  const server = fork(join(import.meta.dirname, 'upload-server.ts'), [settings], { execArgv: [] });
  try {
    const [site] = (await once(server, 'message')) as [{ url: string; token: string }];
    const memory = watchMemory(server);
    // One of each kind first, so that one-time loading does not count as growth.
    await Promise.all([upload(site, content), upload(site, content)]);
    await sleep(3_000);
    const before = memory.now();
    memory.reset();
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: packages }, () => upload(site, content)));
    const seconds = (performance.now() - startedAt) / 1_000;
    const growth = memory.most() - before;
    const taken = answers.filter((status) => status === 200).length;
    return [
      {
        name: `${packages} packages of 10 MB at once: memory of the server grows by`,
        value: `${Math.round(growth / mebibyte)} MB (from ${Math.round(before / mebibyte)} MB)`,
        limit: 'less than 200 MB',
        ok: growth < mostGrowth,
      },
      {
        name: `${packages} packages of 10 MB at once: accepted`,
        value: `${taken} in ${seconds.toFixed(1)} s`,
        limit: String(packages),
        ok: taken === packages,
      },
    ];
  } finally {
    server.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A package as built by the page: ten incompressible images, and 500 words. */
async function tenMegabytes(): Promise<Uint8Array<ArrayBuffer>> {
  const images = [];
  for (let index = 0; index < 10; index += 1) {
    const raw = { width: 590, height: 590, channels: 3 as const };
    const noise = crypto.getRandomValues.bind(crypto);
    const pixels = Buffer.alloc(raw.width * raw.height * raw.channels);
    for (let at = 0; at < pixels.length; at += 65_536) noise(pixels.subarray(at, at + 65_536));
    images.push({
      file: `picture${index}00.png`,
      bytes: new Uint8Array(await sharp(pixels, { raw }).png().toBuffer()),
    });
  }
  return new Uint8Array(researchPackage({ text: plainInsights(500), images }));
}

async function upload(site: { url: string; token: string }, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([content]), 'research.zip');
  const response = await fetch(`${site.url}/functions/v1/upload-zip-to-temp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${site.token}`,
      'x-function-slug': 'paper-assistant',
      'Idempotency-Key': randomUUID(),
    },
    body,
  });
  const answer = await response.text();
  if (response.status !== 200) console.error(`an upload answered ${response.status}: ${answer}`);
  return response.status;
}

function watchMemory(server: ChildProcess) {
  let now = 0;
  let most = 0;
  server.on('message', (bytes) => {
    if (typeof bytes !== 'number') return;
    now = bytes;
    most = Math.max(most, bytes);
  });
  return {
    now: () => now,
    most: () => most,
    reset() {
      most = now;
    },
  };
}
