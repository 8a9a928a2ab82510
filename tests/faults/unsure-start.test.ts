import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/base/db/database.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { account, ended, prepareRuns } from './run-instance.ts';
import { type RunSite, runSite } from './run-site.ts';

let t: TestDatabase;
let site: RunSite;
/** After how many transactions the connection breaks, directly after the commit; 0 for never. */
let breaksAt = 0;
beforeAll(async () => {
  t = await testDatabase({ max: 30 });
  await prepareRuns(t.database);
});
afterAll(() => t.close());
afterEach(() => site?.stop());

function breaking(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && breaksAt > 0) {
        breaksAt -= 1;
        if (breaksAt === 0) return () => ({ execute: committedButCutOff });
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  async function committedButCutOff(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
    await db.transaction().execute(work);
    throw new Error('Connection terminated unexpectedly');
  }
}

async function openSite(): Promise<RunSite> {
  site = await runSite({ ...t, platform: { ...t.platform, db: breaking(t.platform.db) } }, { worker: false });
  return site;
}

const formOf = (name: string) => {
  const form = new FormData();
  form.set('file', new Blob([`%PDF-1.7 LEASE ${name}`]), name);
  return form;
};

test('a document whose run was accepted while the database connection broke is still there, and sending it again returns the same run', async () => {
  const { instance, url, ...opened } = await openSite();
  const { user, bearer } = await opened.member(10);
  const headers = { ...bearer, 'x-function-slug': 'test-document' };
  const upload = await fetch(`${url}/functions/v1/file-upload`, { method: 'POST', headers, body: formOf('a.pdf') });
  const { id } = (await upload.json()) as { id: string };
  const analyze = () =>
    fetch(`${url}/functions/v1/async-run-workflow-file`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fileId: id }),
    });
  breaksAt = 1;
  expect((await analyze()).status).toBeGreaterThanOrEqual(500);
  expect(await t.platform.files.stat(`uploads/${id}`)).not.toBeNull();
  await instance.runs.startWorker();
  const again = await analyze();
  expect(again.status).toBe(200);
  const runId = again.headers.get('X-Run-Id') ?? '';
  await again.text();
  expect(await ended(t.platform, runId)).toMatchObject({ state: 'succeeded', charge: 'captured' });
  expect(await account(t.platform, user.id)).toMatchObject({ balance: 7, held: 0, charges: 1 });
});

test('a package whose run was accepted while the database connection broke becomes a draft, and sending it again returns the same run', async () => {
  const { instance, url, ...opened } = await openSite();
  const { user, bearer } = await opened.member(10);
  const headers = { ...bearer, 'x-function-slug': 'test-package', 'Idempotency-Key': 'a-key' };
  const send = () =>
    fetch(`${url}/functions/v1/upload-zip-to-temp`, { method: 'POST', headers, body: formOf('research.zip') });
  // The first transaction announces the upload.
  breaksAt = 2;
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  await instance.runs.startWorker();
  const again = await send();
  expect(again.status).toBe(200);
  const { runId } = (await again.json()) as { runId: string };
  expect(await ended(t.platform, runId)).toMatchObject({ state: 'succeeded', charge: 'captured' });
  expect(await account(t.platform, user.id)).toMatchObject({ balance: 7, held: 0, charges: 1 });
});
