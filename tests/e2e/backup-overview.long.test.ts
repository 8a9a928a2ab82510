import pg from 'pg';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const root = { email: 'root@example.org', password: 'Correct-Horse-7' };

browserDescribe('the last backup', () => {
  let product: RunningProduct;
  let browser: Browser;
  let pool: pg.Pool;
  beforeAll(async () => {
    product = await startProduct({ ROLES: 'web', ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password });
    pool = new pg.Pool({ connectionString: product.databaseUrl });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await pool?.end();
    await product?.stop();
  });

  const metric = async (name: string) =>
    new RegExp(`^foredraft_${name} (\\S+)$`, 'm').exec(await (await fetch(`${product.url}/metrics`)).text())?.[1];

  test('is shown on the overview and in the metrics, with a warning after 48 hours without a backup [D.174]', async () => {
    const { page, context, problems } = await openPage(browser);
    const answer = await context.request.post(`${product.url}/functions/v1/auth`, {
      data: { action: 'login', ...root },
    });
    expect(answer.ok()).toBe(true);
    const open = async () => {
      await page.goto(`${product.url}/admin`);
      await page.getByText('Active Invites').waitFor();
    };

    await open();
    expect(await page.getByText('backup').count()).toBe(0);
    expect(await metric('backup_age_seconds')).toBeUndefined();

    await pool.query("update installation set created_at = now() - interval '49 hours'");
    await open();
    await page
      .getByText('There is no backup of this installation. Run npm run backup, or set BACKUP_SCHEDULE.')
      .waitFor();

    await pool.query(
      `insert into backups (finished_at, state, name, bytes, failure) values
        (now() - interval '49 hours', 'good', 'older', 5, null), (now(), 'failed', 'newest', null, 'It was cut off.')`,
    );
    await open();
    await page.getByText(/^Last good backup: .+\. Run npm run backup, or set BACKUP_SCHEDULE\.$/).waitFor();
    expect(Number(await metric('backup_age_seconds'))).toBeGreaterThan(48 * 3_600);
    await inspectPage(page, 'backup-late');

    await pool.query(
      "insert into backups (finished_at, state, name, bytes, missing_files) values (now(), 'good', 'newer', 1024, 2)",
    );
    await open();
    await page
      .getByText(/^Last good backup: .+\. 2 files that the database refers to are missing from the file storage\.$/)
      .waitFor();
    expect(await metric('backup_bytes')).toBe('1024');
    expect(problems).toEqual([]);
    await context.close();
  });
});
