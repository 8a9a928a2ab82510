import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createS3FileStore } from '#server/base/files/s3-file-store.ts';
import { runDocumentTool } from '../support/document-run.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { picture, plainInsights, researchPackage } from '../support/research-package.ts';
import { runScript } from '../support/run-script.ts';
import { startProduct } from '../support/running-product.ts';
import { s3StandIn } from '../support/s3-stand-in.ts';
import { shortLease } from '../support/short-lease.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';
import { temporaryInstallations } from '../support/temporary-installations.ts';

const secret = 'a secret that only the tests of the product know';
const key = 'a passphrase that only these tests know';
vi.setConfig({ testTimeout: 300_000 });
const { newFolder, newDatabase } = temporaryInstallations();

/**
 * An installation with a user who has a draft, a report with its pages, a favorite, and fewer credits than at the
 * start.
 */
async function used(environment: Record<string, string>) {
  const product = await startProduct(environment);
  const user = await signUpByCalls(product);
  const content = { text: plainInsights(150), images: [{ file: 'abcDEF1234.png', bytes: await picture('png') }] };
  const { body } = await submitPackage(product, user.token, researchPackage(content));
  expect((await runEnd(product, user.token, body.runId ?? '')).state).toBe('succeeded');
  const report = await runDocumentTool(product, user.token, {
    slug: 'lease-abstract',
    name: 'office.pdf',
    bytes: shortLease,
    keepPages: true,
  });
  await send(product, user.token, 'PUT', '/api/favorites/base-rent-sens');
  return { product, user, report, before: await everythingOf(product, user, report) };
}

/** Everything the user can see, including files. */
async function everythingOf(product: { url: string }, user: { token: string; id: string }, report: string) {
  const read = (path: string) => getJson(product, user.token, path);
  const { files } = (await read(`/api/drafts/${user.id}`)) as { files: { name: string }[] };
  const draft = (await send(
    product,
    user.token,
    'POST',
    `/api/drafts/${user.id}/${files[0]?.name}/signed-url`,
  )) as Signed;
  const pages = (await read(`/api/reports/${report}/pages`)) as Signed;
  return {
    files,
    draft: await download(product, draft),
    pages: await download(product, pages),
    report: await read(`/api/reports/${report}`),
    favorites: await read('/api/favorites'),
    credits: await read('/api/credits/balance'),
  };
}

test('an embedded installation is backed up while it runs, and restored elsewhere with all data [D.174]', async () => {
  const { product, user, report, before } = await used({ DATABASE_URL: '', SECRET: '' });
  const backups = await newFolder();
  const settings = { DATA_DIR: product.dataDir, BACKUP_DIR: backups, BACKUP_KEY: key };
  const backup = await runScript('backup', [], settings);
  await product.stop();
  expect(backup.output).toMatch(
    /^Written: \S+\.tar\.gz\.age \(\d+ bytes, encrypted\)\.\nTables: \d+ \(rows: \d+\)\. Files: \d+ /,
  );
  expect(backup.output).toContain('Verified: it was restored into a scratch database, and the ledger adds up.');
  expect(backup.code).toBe(0);
  const [name = ''] = await readdir(backups);
  expect((await readFile(join(backups, name))).includes('ada_')).toBe(false);

  const elsewhere = { DATA_DIR: join(await newFolder(), 'data'), BACKUP_DIR: backups, BACKUP_KEY: key };
  expect(await runScript('restore', ['latest'], elsewhere)).toEqual({
    code: 0,
    output: expect.stringContaining('Restored. The ledger adds up. Start the product now.'),
  });
  const restored = await startProduct({ DATABASE_URL: '', SECRET: '', DATA_DIR: elsewhere.DATA_DIR });
  try {
    // The earlier session is still valid, because its secret was restored.
    expect(await everythingOf(restored, user, report)).toEqual(before);
    await send(restored, '', 'POST', '/functions/v1/auth', { action: 'login', ...user });
    // Another run uses the remaining five credits.
    await runDocumentTool(restored, user.token, { slug: 'lease-abstract', name: 'again.pdf', bytes: shortLease });
    expect(await getJson(restored, user.token, '/api/credits/balance')).toMatchObject({ credits: 0 });
  } finally {
    await restored.stop();
  }
});

test('an installation on a server with a bucket is restored on another server with a folder, and waiting jobs continue [D.174]', async () => {
  const store = await s3StandIn();
  const backups = await s3StandIn({ bucket: 'backups' });
  const { product, user, report, before } = await used(store.environment);
  const place = {
    BACKUP_S3_ENDPOINT: backups.settings.endpoint,
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: backups.settings.credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: backups.settings.credentials.secretAccessKey,
  };
  // A job removes the files of a deleted account some time later.
  const leaver = await signUpByCalls(product);
  await send(product, leaver.token, 'POST', '/api/account/delete', { password: leaver.password });
  const lost = store.keys().find((key) => key.startsWith('previews/')) ?? '';
  await createS3FileStore({ s3: store.settings, baseUrl: '', secret: '', now: Date.now }).remove(lost);

  const source = { ...store.environment, ...place, DATABASE_URL: product.databaseUrl, SECRET: secret };
  const backup = await runScript('backup', [], source);
  expect(backup.output).toContain(`Missing in the file storage, although the database names them: ${lost}.`);
  expect(backup.output).toMatch(/not encrypted[\s\S]*set BACKUP_KEY to encrypt backups\.[\s\S]*Verified/);
  expect(backup.code).toBe(0);
  await product.terminate();

  const target = { ...place, DATABASE_URL: await newDatabase(), SECRET: secret, DATA_DIR: await newFolder() };
  const [name = ''] = backups.keys();
  const tried = await runScript('restore', [name, '--check'], target);
  expect([tried.code, tried.output]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
  const restore = await runScript('restore', [name], target);
  expect([restore.code, restore.output]).toEqual([0, expect.stringContaining('Restored. The ledger adds up.')]);
  expect(await queues(target.DATABASE_URL, 'select queue from restored_jobs')).toContain('account-removal');

  const restored = await startProduct({ DATABASE_URL: target.DATABASE_URL, DATA_DIR: target.DATA_DIR, SECRET: secret });
  try {
    expect(await everythingOf(restored, user, report)).toEqual(before);
    expect(await queues(target.DATABASE_URL, 'select queue from restored_jobs')).toEqual([]);
    expect(await queues(target.DATABASE_URL, 'select name as queue from pgboss.job')).toContain('account-removal');
  } finally {
    await restored.stop();
    await product.stop();
    await store.close();
    await backups.close();
  }
});

type Signed = { signedUrl: string };

async function queues(url: string, select: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ queue: string }>(select);
  await client.end();
  return rows.map(({ queue }) => queue);
}

async function send(to: { url: string }, token: string, method: string, path: string, body: object = {}) {
  const response = await fetch(`${to.url}${path}`, {
    method,
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
  return answer;
}

async function download(from: { url: string }, { signedUrl }: Signed): Promise<string> {
  const response = await fetch(`${from.url}${new URL(signedUrl).pathname}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}
