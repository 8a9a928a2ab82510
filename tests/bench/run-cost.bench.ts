import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { processTree } from '#server/base/processes/process-tree.ts';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { embeddedUrl } from './embedded-url.ts';

const runs = 20;

/**
 * The processor time, commits, log and files that one draft costs: the figures in docs/scaling.md. The kernel counts
 * processor time, so it is right even on a busy machine. The product is one process here, and confined children typeset
 * the page.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const { child } = await start(dataDir, port);
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) });
  try {
    await client.connect();
    const site = { url: `http://localhost:${port}`, mailsTo: (address: string) => mailsTo(dataDir, address) };
    const { token } = await signUpByCalls(site);
    const draft = async () => {
      const bytes = researchPackage({ text: plainInsights(150) });
      const { body } = await submitPackage(site, token, bytes, { idempotencyKey: randomUUID() });
      const run = await runEnd(site, token, body.runId ?? '');
      if (run.state !== 'succeeded') throw new Error(`a run ${run.state}`);
    };
    await draft();
    const postmaster = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const read = async () => ({
      // The database is a child of the server, and is counted separately.
      database: processorSeconds(postmaster),
      server: processorSeconds(child.pid ?? 0, postmaster),
      files: await bytesIn(join(dataDir, 'files')),
      ...(await databaseCounts(client)),
    });
    const before = await read();
    for (let count = 0; count < runs; count += 1) await draft();
    const after = await read();
    const each = (name: keyof typeof before) => (after[name] - before[name]) / runs;
    const row = (name: string, value: string): BenchRow => ({ name, value, limit: '', ok: null });
    return [
      row('one draft: processor time of the server and its children', `${each('server').toFixed(3)} s`),
      row('one draft: processor time of the database', `${each('database').toFixed(3)} s`),
      row('one draft: commits', each('commits').toFixed(1)),
      row('one draft: rows written', each('rows').toFixed(1)),
      row('one draft: write-ahead log', `${(each('log') / 1024).toFixed(1)} KB`),
      row('one draft: growth of the database', `${(each('size') / 1024).toFixed(1)} KB`),
      row('one draft: files stored', `${(each('files') / 1024).toFixed(1)} KB`),
    ];
  } finally {
    await client.end();
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function databaseCounts(client: pg.Client) {
  // Statistics of other sessions are available after a second without activity.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await client.query<{ commits: string; rows: string; log: string; size: string }>(
    `select pg_stat_get_db_xact_commit(oid) as commits,
      pg_stat_get_db_tuples_inserted(oid) + pg_stat_get_db_tuples_updated(oid) as rows,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log, pg_database_size(oid) as size
     from pg_database where datname = current_database()`,
  );
  const { commits, rows: written, log, size } = rows[0] ?? { commits: 0, rows: 0, log: 0, size: 0 };
  return { commits: Number(commits), rows: Number(written), log: Number(log), size: Number(size) };
}

/**
 * CPU time of a process and its descendants, including ended ones, but without the process `apart` and its descendants.
 */
function processorSeconds(root: number, apart?: number): number {
  const left = new Set(apart === undefined ? [] : processTree(apart));
  const ticks = processTree(root)
    .filter((pid) => !left.has(pid))
    .map(ticksOf);
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Own time and that of ended children, in user and system mode (proc(5), fields 14 to 17, in 1/100 s). */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in parentheses may contain any characters.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => null))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
