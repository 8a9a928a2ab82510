import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { startProduct } from '../support/running-product.ts';
import { getJson } from '../support/submit-package.ts';
import { temporaryInstallations } from '../support/temporary-installations.ts';
import { createEarlierVersion, type EarlierVersion } from './earlier-version.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const { newDatabase } = temporaryInstallations();
const settings = { DATABASE_URL: '', SECRET: 'a secret that only the tests of the product know' };
let earlier: EarlierVersion;

beforeAll(async () => {
  settings.DATABASE_URL = await newDatabase();
  earlier = await createEarlierVersion(settings.DATABASE_URL);
});
afterAll(() => earlier.client.end());

test('the earlier database has rows in all of its tables [D.179]', () => {
  expect(earlier.rows.size).toBeGreaterThan(35);
  expect([...earlier.rows].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
});

test('npm run migrate upgrades it to the current schema, and every row is unchanged [D.179]', async () => {
  const first = await runScript('migrate', [], settings);
  expect([first.code, first.output]).toEqual([0, expect.stringMatching(/^Applied: 0019-model-calls\.sql, .*\.\n$/)]);
  expect((await runScript('migrate', [], settings)).output).toBe('Nothing to apply.\n');
  await earlier.expectEveryRow(earlier.client);
  const { rows } = await earlier.client.query(`
    select (select count(*) from users) = (select sum(rows) from row_counts where table_name = 'users') as counted,
      (select count(*) from admin_logs) = (select sum(rows) from row_counts where table_name = 'admin_logs') as lines_counted,
      (select count(*)::int from users where not exists (select from wallets where user_id = users.id)) as without_wallet`);
  expect(rows).toEqual([{ counted: true, lines_counted: true, without_wallet: 0 }]);
});

test('the product works with it: the user logs in and finds draft, report, credits and favorite [D.179]', async () => {
  expect((await runScript('ledger-check', [], settings)).output).toMatch(/^The books add up/);
  const product = await startProduct(settings);
  try {
    const login = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'login', ...earlier.user }),
    });
    const { session, user: found } = (await login.json()) as {
      session: { access_token: string };
      user: { id: string };
    };
    const read = (path: string) => getJson(product, session.access_token, path);
    expect(await read(`/api/drafts/${found.id}`)).toMatchObject({ files: [{ name: 'sleep.zip' }] });
    expect(await read('/api/reports')).toMatchObject({ reports: [{ title: 'Base Rent' }] });
    expect(await read('/api/credits/balance')).toMatchObject({ credits: 115 });
    expect(JSON.stringify(await read('/api/favorites'))).toContain('paper-assistant');
    // The old address leads to the post.
    expect((await fetch(`${product.url}/blog/first`)).status).toBe(200);
  } finally {
    await product.stop();
  }
});
