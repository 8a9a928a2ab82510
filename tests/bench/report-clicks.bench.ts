import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { chromium, type Locator, type Page } from 'playwright';
import type { LeaseReport } from '#contract/lease-report.ts';
import { runDocumentTool } from '../support/document-run.ts';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { median } from '../support/median.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { embeddedUrl } from './embedded-url.ts';
import { longLeases } from './long-lease.ts';

const statements = 400;
const rounds = 5;

/**
 * Interaction to next paint on the page of a report with 400 statements, with the CPU slowed down four times: tab
 * changes, filters and corrections. The result is the slowest interaction; each one is measured as the median of its
 * rounds.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const { child } = await start(dataDir, port);
  const site = { url: `http://localhost:${port}`, mailsTo: (address: string) => mailsTo(dataDir, address) };
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const user = await signUpByCalls(site);
    const [lease] = await longLeases(6);
    const id = await runDocumentTool(site, user.token, { slug: 'lease-abstract', name: 'lease.pdf', bytes: lease });
    await fillUp(dataDir, id);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await logInByCall(context, site, user);
    const page = await context.newPage();
    await page.addInitScript(recordInteractions);
    page.setDefaultTimeout(15_000);
    await page.goto(`${site.url}/my-reports/${id}`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const visits: Timed[][] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(page));
    return kinds.map((kind) => {
      const all = (visits[0] ?? []).flatMap((one, index) =>
        one.kind === kind ? [median(visits.map((each) => each[index]?.milliseconds ?? Number.NaN))] : [],
      );
      const slowest = Math.max(...all);
      return {
        name: `${kind} in a report of ${statements} statements, 4 x CPU`,
        value: `${slowest} ms for the slowest of ${all.length}`,
        limit: '100 ms',
        ok: slowest < 100,
      };
    });
  } finally {
    await browser.close();
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const kinds = ['tab changes', 'filters', 'corrections'] as const;

interface Timed {
  readonly kind: (typeof kinds)[number];
  readonly milliseconds: number;
}

async function visit(page: Page): Promise<Timed[]> {
  const linkIn = (list: string, name: RegExp) =>
    page.getByRole('navigation', { name: list }).getByRole('link', { name });
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const done: Timed[] = [];
  const add = async (kind: Timed['kind'], target: Locator) => {
    done.push({ kind, milliseconds: await timed(page, target) });
  };
  for (const name of [/^Please check/, /^Terms/, /^Rent/, /^Dates/, /^Obligations/, /^Summary/, /^Risks/]) {
    await add('tab changes', linkIn('Parts of this report', name));
  }
  for (const name of [/^High/, /^Medium/, /^All/]) await add('filters', linkIn('Severity', name));
  await add('corrections', button(/^Accept: /));
  await add('corrections', button(/^Undo: /));
  await linkIn('Parts of this report', /^Terms/).click();
  await add('corrections', button(/^Correct: Security deposit/));
  await page.getByLabel('Correct amount').fill('26,000');
  await add('corrections', page.getByRole('button', { name: 'Save' }));
  await page.waitForLoadState('networkidle');
  await add('corrections', button(/^Undo: Security deposit/));
  await page.waitForLoadState('networkidle');
  return done;
}

/** Milliseconds from the click to the next paint, as browsers report it (in steps of 8). */
async function timed(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { longest: 0 }));
  await target.click();
  await page.waitForTimeout(600);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** Runs in the browser. */
function recordInteractions(): void {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    const seen = window as unknown as { longest: number };
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Repeats the statements of the report until it has 400. */
async function fillUp(dataDir: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query<{ data: LeaseReport }>('select data from reports where id = $1', [id]);
    const [row] = rows;
    if (!row) throw new Error('the report is gone');
    const report = row.data;
    const fields = Object.values(report.fields).flat().length;
    const each = Math.ceil((statements - fields - report.rent.length - report.cross_checks.length) / 3);
    if (each < 1) throw new Error(`the report has ${fields} values already`);

    const filled = {
      ...report,
      dates: repeated(report.dates, each),
      risks: repeated(report.risks, each),
      obligations: repeated(report.obligations, each),
    };
    await client.query('update reports set data = $2 where id = $1', [id, JSON.stringify(filled)]);
  } finally {
    await client.end();
  }
}

function repeated<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) => items[index % items.length] as Item);
}
