import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FileStore } from '../files/file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import type { HttpEnv } from './env.ts';
import { otherBuilds, shareAssets } from './shared-assets.ts';
import { staticAssets } from './static-assets.ts';

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foredraft-assets-'));
  files = await createLocalFileStore({ folder: join(folder, 'files'), baseUrl: '', secret: '', now: Date.now });
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** A web process with a build of this name and a shared store. */
async function startBuild(name: string) {
  const client = join(folder, name);
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'assets', `page-${name}.js`), `export const build = '${name}';`);
  await shareAssets(files, client);
  const app = new Hono<HttpEnv>();
  app.use('/assets/*', staticAssets(client), otherBuilds(files));
  return async (path: string) => {
    const response = await app.request(`/assets/${path}`);
    return [response.status, response.headers.get('Cache-Control'), await response.text()];
  };
}

const kept = 'public, max-age=31536000, immutable';

test('while processes are replaced, each serves the scripts of its own build and of the other builds [D.179]', async () => {
  const earlier = await startBuild('earlier');
  expect(await earlier('page-later.js')).toEqual([404, null, '404 Not Found']);
  const later = await startBuild('later');
  expect(await later('page-later.js')).toEqual([200, kept, "export const build = 'later';"]);
  expect(await later('page-earlier.js')).toEqual([200, kept, "export const build = 'earlier';"]);
  // The earlier process has just listed the builds, and lists them again a few seconds later.
  vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ['Date'] });
  expect(await earlier('page-later.js')).toEqual([200, kept, "export const build = 'later';"]);
});

test('only scripts are served from there, not the start marker or other files of the store [D.179]', async () => {
  await files.put('latexstore/u1/secret.js', Buffer.from('private'));
  const process = await startBuild('strict');
  for (const path of ['started', 'secret.js', '..%2flatexstore%2fu1%2fsecret.js', 'none.js'])
    expect((await process(path))[0], path).toBe(404);
});

test('builds that were not started for 30 days are removed, except the three started last [D.179]', async () => {
  for (const name of ['a', 'b', 'c']) await startBuild(name);
  const marks = (await files.list('build-assets')).filter((key) => key.endsWith('/started'));
  expect(marks).toHaveLength(6);
  const long = new Date(Date.now() - 40 * 86_400_000);
  for (const key of marks) await utimes(join(folder, 'files', key), long, long);
  const newest = await startBuild('newest');
  // The three most recently started builds, and the one that is starting.
  expect((await files.list('build-assets')).filter((key) => key.endsWith('/started'))).toHaveLength(4);
  expect((await newest('page-newest.js'))[0]).toBe(200);
});
