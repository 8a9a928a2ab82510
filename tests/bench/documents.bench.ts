import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { median } from '../support/median.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { call, type Site, upload } from './document-calls.ts';
import { longLeases } from './long-lease.ts';
import { slowDocuments } from './slow-documents.ts';
import { watchReaders } from './watch-readers.ts';

const rounds = 5;
const pagesPerRound = 300;
const mebibyte = 1_048_576;

/**
 * Long documents in the product as started by `npm start`, the reader compared with pdftotext, and pages during slow
 * documents.
 */
export async function run(): Promise<BenchRow[]> {
  const [hundred, fourHundred] = await longLeases(100, 400);
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const { child } = await start(dataDir, port);
  try {
    const url = `http://localhost:${port}`;
    const { token } = await signUpByCalls({ url, mailsTo: (address) => mailsTo(dataDir, address) });
    const site = { url, token };
    const memory = watchReaders(child.pid ?? 0);
    // The first report starts the processes that then stay ready.
    await report(site, hundred);
    const short = await times(() => report(site, hundred));
    const long = await times(() => report(site, fourHundred));
    const most = await memory.stop();
    return [
      within('a lease of 100 pages from the upload, over the pre-analysis, to the report', short, 3),
      within('the same of 400 pages', long, 10),
      {
        name: 'the most memory that the process of one document took',
        value: most === 0 ? 'not known on this system' : `${Math.round(most / mebibyte)} MB`,
        limit: '600 MB',
        ok: most === 0 ? null : most < 600 * mebibyte,
      },
      await pagesBeside(site),
      ...(await extraction({ 100: hundred, 400: fourHundred })),
    ];
  } finally {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The page's calls: upload, pre-analysis, full analysis. */
async function report(site: Site, bytes: Uint8Array): Promise<void> {
  const fileId = await upload(site, bytes, 'lease.pdf');
  const gate = await call(site, 'run-workflow-file', 'lease-pre-analysis', fileId);
  if (!gate.includes('YES')) throw new Error(`no YES: ${gate.slice(-500)}`);
  const text = await call(site, 'async-run-workflow-file', 'lease-abstract', fileId);
  if (!text.includes('Lease Abstract')) throw new Error(`no report: ${text.slice(0, 500)}`);
}

/** Pages of another user while ten very demanding documents are read; idle and loaded rounds alternate. */
async function pagesBeside(site: Site): Promise<BenchRow> {
  await pages(site, pagesPerRound);
  const ratios: number[] = [];
  let unread = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const quiet = await pages(site, pagesPerRound);
    const uploads = await Promise.all(slowDocuments().map(([name, bytes]) => upload(site, bytes, name)));
    const leave = new AbortController();
    let waiting = uploads.length;
    const reading = uploads.map(async (fileId) => {
      await call(site, 'run-workflow-file', 'lease-pre-analysis', fileId, leave.signal).catch(() => undefined);
      waiting -= 1;
    });
    await sleep(1_000);
    const loaded = await pages(site, pagesPerRound);
    unread = Math.min(unread, waiting);
    ratios.push(loaded / quiet);
    // Disconnecting cancels the pre-analysis.
    leave.abort();
    await Promise.all(reading);
    await sleep(1_000);
  }
  const ratio = median(ratios);
  return {
    name: 'page requests while ten hostile documents are read',
    value: `${ratio.toFixed(2)} x the quiet time (${unread} or more were not done by then)`,
    limit: '1.5 x',
    ok: ratio <= 1.5 && unread > 0,
  };
}

/** Median milliseconds of one page, requested one after another. */
async function pages({ url }: Site, count: number): Promise<number> {
  const taken: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const before = performance.now();
    await (await fetch(`${url}/login`)).text();
    taken.push(performance.now() - before);
  }
  return median(taken);
}

/**
 * The product's reader with its process ready, compared with pdftotext: with `-bbox`, which also outputs word
 * positions, and without. They take turns, so that all run under the same conditions.
 */
async function extraction(documents: Readonly<Record<number, Uint8Array>>): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const reader = createDocumentReader({ tasks: new URL('./counting-tasks.ts', import.meta.url) });
  const peer = async (file: string, ...options: string[]) =>
    timeOf(() => promisify(execFile)('pdftotext', ['-q', ...options, file, '/dev/null'])).catch(() => Number.NaN);
  try {
    const rows: BenchRow[] = [];
    for (const [pages, bytes] of Object.entries(documents)) {
      const file = join(folder, `${pages}.pdf`);
      await writeFile(file, bytes);
      const measured: { own: number; placed: number; bare: number }[] = [];
      await reader.make('paragraphs', bytes, 'pdf');
      for (let round = 0; round < rounds; round += 1) {
        // Waits until the process for the next document is ready.
        await sleep(3_000);
        const own = await timeOf(() => reader.make('paragraphs', bytes, 'pdf'));
        measured.push({ own, placed: await peer(file, '-bbox'), bare: await peer(file) });
      }
      const rate = Math.round(Number(pages) / median(measured.map(({ own }) => own)));
      const placed = median(measured.map(({ own, placed }) => placed / own));
      const bare = median(measured.map(({ own, bare }) => bare / own));
      const absent = Number.isNaN(placed) ? 'no pdftotext on this machine' : null;
      rows.push(
        {
          name: `words with places of ${pages} pages compared with pdftotext -bbox`,
          value: absent ?? `${placed.toFixed(2)} x (${rate} pages a second)`,
          limit: '1.0 x or more',
          ok: absent ? null : placed >= 1,
        },
        {
          name: `the same compared with pdftotext of the bare text, ${pages} pages`,
          value: absent ?? `${bare.toFixed(2)} x`,
          limit: '',
          ok: null,
        },
      );
    }
    return rows;
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function times(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(2_000);
    taken.push(await timeOf(work));
  }
  return median(taken);
}

/** In seconds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

function within(name: string, seconds: number, limit: number): BenchRow {
  return { name, value: `${seconds.toFixed(2)} s`, limit: `${limit} s`, ok: seconds <= limit };
}
