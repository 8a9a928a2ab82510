import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { median } from '../support/median.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { call, type Site, upload } from './document-calls.ts';
import { longLeases } from './long-lease.ts';
import { slowDocuments } from './slow-documents.ts';

const rounds = 3;
const gatesPerRound = 5;

/**
 * One member's six hostile documents, then their long runs, alongside another member's pre-analysis; idle and loaded
 * rounds alternate.
 */
export async function run(): Promise<BenchRow[]> {
  const [lease, long] = await longLeases(20, 400);
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const { child } = await start(dataDir, port);
  try {
    const url = `http://localhost:${port}`;
    const sign = async () => signUpByCalls({ url, mailsTo: (address) => mailsTo(dataDir, address) });
    const [greedy, other] = [
      { url, token: (await sign()).token },
      { url, token: (await sign()).token },
    ];
    await gates(other, lease);
    const hostile = slowDocuments().slice(0, 6);
    return [
      await during(other, lease, 'six hostile pre-analyses', (signal) =>
        hostile.map(async ([name, bytes]) =>
          call(greedy, 'run-workflow-file', 'lease-pre-analysis', await upload(greedy, bytes, name), signal),
        ),
      ),
      await during(other, lease, 'six reports on leases of 400 pages', (signal) =>
        Array.from({ length: 6 }, async (_, number) =>
          call(
            greedy,
            'async-run-workflow-file',
            'lease-abstract',
            await upload(greedy, long, `l${number}.pdf`),
            signal,
          ),
        ),
      ),
    ];
  } finally {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function during(
  site: Site,
  lease: Uint8Array,
  name: string,
  load: (signal: AbortSignal) => Promise<unknown>[],
): Promise<BenchRow> {
  const measured: { quiet: number; loaded: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await gates(site, lease);
    const leave = new AbortController();
    const work = load(leave.signal).map((each) => each.catch(() => undefined));
    await sleep(3_000);
    measured.push({ quiet, loaded: await gates(site, lease) });
    leave.abort();
    await Promise.all(work);
    await sleep(2_000);
  }
  const ratio = median(measured.map(({ quiet, loaded }) => loaded / quiet));
  const seconds = (of: 'quiet' | 'loaded') => `${(median(measured.map((each) => each[of])) / 1_000).toFixed(2)} s`;
  return {
    name: `a gate next to another member's ${name}`,
    value: `${ratio.toFixed(2)} x (${seconds('quiet')} alone, ${seconds('loaded')} then)`,
    limit: '1.5 x',
    ok: ratio <= 1.5,
  };
}

/** Median milliseconds from the upload to the answer of the pre-analysis. */
async function gates(site: Site, lease: Uint8Array): Promise<number> {
  const taken: number[] = [];
  for (let gate = 0; gate < gatesPerRound; gate += 1) {
    const before = performance.now();
    const answer = await call(site, 'run-workflow-file', 'lease-pre-analysis', await upload(site, lease, 'lease.pdf'));
    taken.push(performance.now() - before);
    if (!answer.includes('YES')) throw new Error(`no YES: ${answer.slice(-500)}`);
    await sleep(1_000);
  }
  return median(taken);
}
