import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
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
 * What one draft costs in processor time, commits, log and files: the figures under docs/scaling.md. Processor time is counted by
 * the kernel, so it holds on a busy machine as well. The product is one process here; confined children typeset the page.
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
      // The database is a child of the server, and counted by itself.
      database: await processorSeconds(postmaster),
      server: await processorSeconds(child.pid ?? 0, postmaster),
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
  // Statistics of other sessions arrive after a second of rest.
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

/** For a process with all its children, including ended ones; without `apart` and its descendants. */
async function processorSeconds(root: number, apart?: number): Promise<number> {
  const below = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const text = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    // The name in brackets may hold spaces; state is the first field after it (proc(5)).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (text === '') continue;
    const [, parent = 0] = fields;
    below.set(parent, [...(below.get(parent) ?? []), Number(name)]);
    ticks.set(
      Number(name),
      fields.slice(11, 15).reduce((sum, value) => sum + value, 0),
    );
  }
  const sum = (pid: number): number =>
    pid === apart ? 0 : (ticks.get(pid) ?? 0) + (below.get(pid) ?? []).reduce((total, one) => total + sum(one), 0);
  return sum(root) / 100;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file).catch(() => null))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}
