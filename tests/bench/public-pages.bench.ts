import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { freePort } from '../support/free-port.ts';
import { median } from '../support/median.ts';
import { addPost } from './add-post.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const pages = [
  '/',
  '/philosophy',
  '/about',
  '/contact',
  '/terms',
  '/blog',
  '/samples',
  '/samples/paper',
  '/samples/lease',
  '/samples/lease?tab=terms',
  '/help',
  '/glossary',
  '/changelog',
  '/status',
  '/docs/api',
  '/login',
  '/register',
  '/forgot-password',
];
const rounds = 7;

/**
 * The public pages in Lighthouse's mobile test, and the landing page compared with a plain HTML page with the same text
 * and images, without styles, scripts and fonts. They alternate on slow 4G with a CPU slowed down four times.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const debugPort = await freePort();
  const { child } = await start(dataDir, port);
  const browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
  });
  try {
    const site = `http://localhost:${port}`;
    return [
      ...(await scores(site, [...pages, await addPost(dataDir)], debugPort)),
      ...(await besidePlain(browser, site)),
    ];
  } finally {
    await browser.close();
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function scores(site: string, paths: readonly string[], debugPort: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of paths) {
    const result = await lighthouse(site + path, { port: debugPort, output: 'json', logLevel: 'error' });
    const found = ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((result?.lhr.categories[id]?.score ?? 0) * 100),
    );
    rows.push({
      name: `Lighthouse, mobile, ${path}`,
      value: found.join(' / '),
      limit: '100 / 100 / 100 / 100',
      ok: found.every((score) => score === 100),
    });
  }
  return rows;
}

async function besidePlain(browser: Browser, site: string): Promise<BenchRow[]> {
  const plain = await plainPage(site);
  try {
    const ours: Paint[] = [];
    const peers: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) {
      peers.push(await paint(browser, plain.url));
      ours.push(await paint(browser, site));
    }
    const lcp = [ours, peers].map((paints) => median(paints.map(({ at }) => at)));
    const ratio = (lcp[0] ?? Number.NaN) / (lcp[1] ?? Number.NaN);
    const shift = Math.max(...ours.map((one) => one.shift));
    return [
      {
        name: 'landing LCP, slow 4G and 4 x CPU, next to a plain page',
        value: `${ratio.toFixed(2)} x (${Math.round(lcp[0] ?? 0)} ms, ${Math.round(lcp[1] ?? 0)} ms)`,
        limit: '1.2 x',
        ok: ratio <= 1.2,
      },
      { name: 'landing layout shift', value: shift.toFixed(4), limit: '0.01', ok: shift <= 0.01 },
    ];
  } finally {
    plain.close();
  }
}

interface Paint {
  /** Milliseconds from the start of navigation to the largest contentful paint. */
  readonly at: number;
  readonly shift: number;
}

/** Lighthouse's own values for slow 4G and its phone. */
async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1_474.56 * 1_024) / 8,
    uploadThroughput: (675 * 1_024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { at: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.at = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Paint }).seen);
  await context.close();
  return seen;
}

async function plainPage(site: string): Promise<{ url: string; close(): void }> {
  const html = await (await fetch(site)).text();
  const bare = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/ (class|style)="[^"]*"/g, '');
  const body = gzipSync(bare);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
