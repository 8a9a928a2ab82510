import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBalances, findDifferences } from '#features/credits/server/index.ts';
import type { Database } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { folderPlace } from '#server/operations/backup/backup-place.ts';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { tryRestore } from '#server/operations/backup/try-restore.ts';
import type { BenchRow } from './bench-row.ts';

const key = 'a passphrase for the bench only';

/**
 * An encrypted backup and its trial restore: half the bytes in tables, half in files. BENCH_BACKUP_MB sets the size
 * (5,000).
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  const megabytes = Number(process.env.BENCH_BACKUP_MB || 5_000);
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-bench-backup-'));
  try {
    const files = await createLocalFileStore({ folder: join(folder, 'files'), baseUrl: '', secret: '', now: Date.now });
    await fillTables(database, megabytes / 2);
    await fillFiles(files, megabytes / 2);
    const place = folderPlace(join(folder, 'backups'));
    const written = await measured(() =>
      makeBackup({ databaseUrl: database.url, files, key, secret: undefined, secretFile: null }, place),
    );
    const { name, bytes } = written.result;
    const tried = await measured(async () =>
      tryRestore(await place.read(name), key, (db) => findDifferences(db, checkBalances)),
    );
    const rows = tried.result.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const speed = (seconds: number) => `${seconds.toFixed(0)} s, ${(megabytes / seconds).toFixed(0)} MB a second`;
    return [
      row(
        'backup',
        `${megabytes} MB, ${rows} rows, ${tried.result.manifest.files.count} files: ${Math.round(bytes / 1_048_576)} MB`,
      ),
      row('writing it, encrypted', speed(written.seconds)),
      row('restoring it on trial, ledger checked', speed(tried.seconds)),
      { ...row('memory at the most while writing', `${written.peak} MB`), limit: '400 MB', ok: written.peak <= 400 },
      { ...row('memory at the most while restoring', `${tried.peak} MB`), limit: '400 MB', ok: tried.peak <= 400 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const row = (name: string, value: string): BenchRow => ({ name, value, limit: '', ok: null });

/** Hardly compressible reports of 64 KB, and as many small rows. */
async function fillTables({ pool }: Database, megabytes: number): Promise<void> {
  await pool.query("insert into users (username, email) values ('bench', 'bench@example.org')");
  const perStatement = 64;
  for (let done = 0; done < megabytes * 16; done += perStatement) {
    // Made here, because the database would need longer for it than for storing it.
    const texts = Array.from({ length: perStatement }, () => randomBytes(49_152).toString('base64'));
    await pool.query(
      `insert into reports (user_id, run_id, feature, title, engine, markdown, data)
       select users.id, gen_random_uuid(), 'bench', 'Bench', 'bench', markdown, '{}'
       from users, unnest($1::text[]) as markdown where username = 'bench'`,
      [texts],
    );
  }
  const perPiece = 20_000;
  for (let done = 0; done < megabytes * 200; done += perPiece) {
    await pool.query(
      `insert into security_events (kind, user_id)
       select 'bench', users.id from users, generate_series(1, $1::int) where username = 'bench'`,
      [Math.min(perPiece, megabytes * 200 - done)],
    );
  }
}

/** Mostly drafts of 1 MB, and one large file among a hundred. */
async function fillFiles(files: FileStore, megabytes: number): Promise<void> {
  for (let done = 0, file = 0; done < megabytes; file += 1) {
    const size = file % 100 === 99 ? Math.min(100, megabytes) : 1;
    await files.put(`latexstore/bench/${file}.zip`, randomBytes(size * 1_048_576));
    done += size;
  }
}

async function measured<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; peak: number }> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 100);
  const begun = performance.now();
  try {
    const result = await work();
    return { result, seconds: (performance.now() - begun) / 1_000, peak: Math.round(peak / 1_048_576) };
  } finally {
    clearInterval(watch);
  }
}
