import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import type { HttpEnv } from './env.ts';

type Store = Pick<FileStore, 'put' | 'list' | 'stat' | 'stream' | 'removeAll'>;

/**
 * While processes are replaced one by one, a page of one build may request its scripts from a process of another. So
 * each build uploads its files to the shared store before it serves its first page. `client` is the folder of the built
 * files.
 */
export async function shareAssets(files: Store, client: string): Promise<void> {
  const folder = join(client, 'assets');
  const names = (await readdir(folder)).sort();
  const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
  const there = await files.list(place);
  const stored = new Set(there);
  const missing = names.filter((name) => !stored.has(assetKey(build, name)));
  for (let from = 0; from < missing.length; from += atATime) {
    const some = missing.slice(from, from + atATime);
    await Promise.all(some.map(async (name) => files.put(assetKey(build, name), await readFile(join(folder, name)))));
  }
  // When the build was last started, which decides which builds are removed.
  await files.put(assetKey(build, startMark), new Uint8Array([1]));
  await removeOldBuilds(files, there);
}

/** Serves files of other builds for requests that this build's files did not answer. */
export function otherBuilds(files: Store): MiddlewareHandler<HttpEnv> {
  let known = new Map<string, string>();
  let listing: Promise<void> | null = null;
  let nextAt = 0;
  const list = () => {
    // Requests for files that never existed must not list the store each time.
    if (Date.now() >= nextAt) {
      nextAt = Date.now() + 5_000;
      listing = files.list(place).then((keys) => {
        known = new Map(keys.map((key) => [key.split('/')[2] ?? '', key]));
      });
    }
    return listing;
  };
  return async (c, next) => {
    const name = c.req.path.slice('/assets/'.length);
    const type = types[extname(name)];
    if (type === undefined || !/^[\w.-]+$/.test(name)) return next();
    if (!known.has(name)) await list();
    const key = known.get(name);
    if (key === undefined) return next();
    try {
      const content = Readable.toWeb(await files.stream(key)) as ReadableStream;
      return c.body(content, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
    } catch (error) {
      if (error instanceof FileMissing) return next();
      throw error;
    }
  };
}

/**
 * Removes builds that were not started for 30 days, except for the three most recent ones: a process may run for
 * longer.
 */
async function removeOldBuilds(files: Store, keys: readonly string[]): Promise<void> {
  const builds = [...new Set(keys.map((key) => key.split('/')[1] ?? ''))];
  const started = await Promise.all(
    builds.map(async (build) => ({
      build,
      at: Number((await files.stat(assetKey(build, startMark)))?.modifiedAt ?? 0),
    })),
  );
  const old = started
    .sort((one, other) => other.at - one.at)
    .slice(3)
    .filter(({ at }) => at < Date.now() - 30 * 86_400_000);
  for (const { build } of old) await files.removeAll(`${place}/${build}`);
}

const place = 'build-assets';
const startMark = 'started';
const atATime = 8;
const assetKey = (build: string, name: string) => `${place}/${build}/${name}`;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
