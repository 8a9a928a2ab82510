import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { findWarnings } from '#server/operations/find-warnings.ts';
import type { Platform } from '#server/platform.ts';
import { startProduct } from '../support/running-product.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const secret = '4f0c1de7b2a9835668e1d9c07f3ab524';
const well = {
  SMTP_URL: 'smtp://mail.drafts.example',
  APP_URL: 'https://drafts.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
};
const stripe = { STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' };

async function warned(environment: Record<string, string>, changes: Partial<Platform> = {}, ownSecret = secret) {
  const config = { ...t.platform.config, ...readConfig(environment), secret: ownSecret, embedded: false };
  const warnings = await findWarnings({ ...t.platform, ...changes, config: { ...config, dataDir: t.dataDir } });
  return warnings.map(({ kind }) => kind);
}

/** A database whose clock differs by this many seconds. */
const clockBy = (seconds: number) =>
  ({ query: async () => ({ rows: [{ now: new Date(Date.now() + 1_000 * seconds) }] }) }) as unknown as Platform['pool'];

test('each hidden problem of a setup is found, and a good setup has none', async () => {
  expect(await warned({ ...well, ...stripe })).toEqual([]);
  expect(await warned({})).toEqual(['no_mail_server']);
  expect(await warned({ APP_URL: 'https://drafts.example' })).toEqual(['no_mail_server', 'no_payments']);
  for (const weak of [
    'change-me-change-me-change-me-1234',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'your-secret-of-32-characters-here!',
  ]) {
    expect(await warned({ ...well, ...stripe }, {}, weak)).toEqual(['guessable_secret']);
  }
  expect(await warned({ ...well, ...stripe }, { pool: clockBy(60) })).toEqual(['clock_skew']);
  expect(await warned({ ...well, ...stripe }, { pool: clockBy(-60) })).toEqual(['clock_skew']);
  expect(await warned({ ...well, ...stripe }, { pool: clockBy(2) })).toEqual([]);
});

test('administrators see the warnings on the overview, including storage that has become unusable [D.168]', async () => {
  const own = await testDatabase();
  try {
    const site = await wholeSite(own);
    const admin = await site.person('warned_admin', 'admin');
    const kinds = async () =>
      ((await site.call(admin, 'GET', '/api/admin/overview')).body.warnings as { kind: string }[]).map(
        ({ kind }) => kind,
      );
    expect(await kinds()).toEqual(['no_mail_server']);
    await rm(join(own.dataDir, 'files'), { recursive: true });
    expect(await kinds()).toEqual(['no_mail_server', 'storage_unusable']);
  } finally {
    await own.close();
  }
});

test('a start reports what is wrong with the setup', async () => {
  const product = await startProduct({ SECRET: 'replace-me-replace-me-replace-me-1' });
  try {
    // The warnings are looked for after the port is open.
    await expect.poll(product.output, { timeout: 30_000 }).toContain('No mail server is configured');
    expect(product.output()).toContain('SECRET looks like an example');
    expect(product.output()).not.toContain('backup');
    const database = new pg.Client(product.databaseUrl);
    await database.connect();
    await database.query("update installation set created_at = now() - interval '3 days'");
    await database.end();
    await product.terminate();
    await product.restart();
    await expect
      .poll(product.output, { timeout: 30_000 })
      .toContain('There is no backup of this installation. Run npm run backup');
  } finally {
    await product.stop();
  }
});
