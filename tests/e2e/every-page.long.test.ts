import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { blogOf } from '../support/blog-posts.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runBaseRent, runDocumentTool } from '../support/document-run.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { shortLease } from '../support/short-lease.ts';
import { runEnd } from '../support/submit-package.ts';
import { pages } from './authorisation-rows.ts';

const root = { email: 'root@example.org', password: 'Correct-Horse-7' };
const photographs = process.env['SCREENSHOTS'];

/**
 * Every page of the product with real content, in both themes, on the narrowest phone and on a desktop: axe, no
 * horizontal scrolling, no cut-off placeholder. With SCREENSHOTS=<folder>, a screenshot of each page is stored.
 */
browserDescribe('every page', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { id: string; token: string };
  let places: Record<string, readonly string[]>;
  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password, SIGNUP_CREDITS: '100' });
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    places = await fill(product, member);
    if (photographs) await mkdir(photographs, { recursive: true });
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const visits = (['guest', 'member', 'admin'] as const).flatMap((who) =>
    (['light', 'dark'] as const).map((theme) => ({ who, theme })),
  );

  test.each(visits)('of a $who in the $theme theme has no fault', async ({ who, theme }) => {
    const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
    if (who === 'member') await logInByCall(context, product, member);
    if (who === 'admin')
      await context.request.post(`${product.url}/functions/v1/auth`, { data: { action: 'login', ...root } });
    const faults: string[] = [];
    for (const [pattern, access] of Object.entries(pages)) {
      if (visitorOf(access) !== who) continue;
      for (const path of places[pattern] ?? [pattern]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(product.url + path);
        await page.waitForLoadState('networkidle');
        await expect.poll(() => page.locator('.skeleton').count(), { message: path }).toBe(0);
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 });
          // Styles that depend on the width apply one frame later.
          await page.waitForTimeout(200);
          const name = `${who} ${theme} ${width} ${path}`;
          if (photographs) {
            const file = name.replaceAll(/[^\w.-]+/g, '_');
            await page.screenshot({ path: join(photographs, `${file}.png`), fullPage: true });
          }
          faults.push(...(await faultsOf(page, theme)).map((fault) => `${name}: ${fault}`));
        }
      }
    }
    expect(faults).toEqual([]);
    // Pages without the link or the login that they need are answered with 400, 404 or 410 on purpose.
    expect(problems.filter((problem) => !/40[04]|410/.test(problem))).toEqual([]);
  });
});

function visitorOf(access: (typeof pages)[string]): 'guest' | 'member' | 'admin' {
  if (access === 'admin') return 'admin';
  return access === 'member' || access === 'account' ? 'member' : 'guest';
}

async function faultsOf(page: Page, theme: string): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...(excess > 0 ? [`scrolls sideways by ${excess} pixels`] : []),
    ...(await page.evaluate(cutPlaceholders)).map((words) => `cuts its placeholder “${words}”`),
    ...(await page.evaluate(cutDates)).map((name) => `cuts the date of ${name}`),
    ...(await axeFaults(page, { colors: theme === 'dark' })),
  ];
}

/** Runs in the browser: placeholders that are wider than their field. */
function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].flatMap((input) => {
    const style = getComputedStyle(input);
    if (pen === null || input.clientWidth === 0) return [];
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(input.placeholder).width > room + 1 ? [input.placeholder] : [];
  });
}

/** Runs in the browser: fields that are narrower than a date with its button. */
function cutDates(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
    .filter(({ clientWidth }) => clientWidth > 0 && clientWidth < 150)
    .map(({ labels }) => labels?.[0]?.textContent ?? 'a field');
}

/** Creates a draft, reports, a tenancy, links and a post; returns the addresses of pages with a variable part. */
async function fill(
  product: RunningProduct,
  member: { id: string; token: string },
): Promise<Record<string, readonly string[]>> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(product.url + path, {
      method,
      headers: { Authorization: `Bearer ${member.token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response.json();
  };
  const sample = async (slug: string) =>
    (await runEnd(product, member.token, (await call('POST', `/api/samples/${slug}`)).runId)).result?.id ?? '';
  const lease = await readFile(new URL('../../src/samples/lease.pdf', import.meta.url));
  const run = (slug: string, name: string, bytes: Uint8Array) =>
    runDocumentTool(product, member.token, { slug, name, bytes, keepPages: true });
  const leases = [
    await run('lease-analysis', 'lease.pdf', lease),
    await run('lease-abstract', 'short.pdf', shortLease),
  ];
  const rent = await runBaseRent(product, member.token);
  const letter = await sample('loi-analysis');
  const draft = await sample('paper-assistant');
  const tenancy = (await call('POST', '/api/tenancies', { name: 'Harbor Point', report_ids: leases })).id;
  const share = async (kind: string, item: string) =>
    new URL((await call('POST', '/api/share-links', { kind, item, expires_in_days: 7 })).url).pathname;
  await call('PUT', '/api/favorites/base-rent-sens');
  const tabs = ['summary', 'check', 'terms', 'rent', 'dates', 'risks', 'obligations', 'clauses', 'market', 'questions'];
  const blog = await blogOf(product);
  await blog.post({ slug: 'lamps', content: '## Lamps\n\nA post about `lamps`.' });
  await blog.close();
  return {
    '/blog/:slug': ['/blog/lamps'],
    '/checkout/test/:sessionId': ['/checkout/test/unknown'],
    '/samples/lease': tabs.map((tab) => `/samples/lease?tab=${tab}`),
    '/my-drafts/:fileName': [`/my-drafts/${draft}`],
    '/my-reports/compare': ['/my-reports/compare', `/my-reports/compare?first=${leases[0]}&second=${leases[1]}`],
    '/my-reports/tenancies/:id': [`/my-reports/tenancies/${tenancy}`],
    '/my-reports/tenancies/:id/edit': [`/my-reports/tenancies/${tenancy}/edit`],
    '/my-reports/:id': [
      ...tabs.map((tab) => `/my-reports/${leases[0]}?tab=${tab}`),
      `/my-reports/${letter}`,
      `/my-reports/${rent}`,
    ],
    '/shared/reports/:token': [await share('report', leases[0] ?? '')],
    '/shared/drafts/:token': [await share('draft', draft)],
    '/admin/blog/:post?': ['/admin/blog', '/admin/blog/new'],
    '/*': ['/no-such-page'],
  };
}
