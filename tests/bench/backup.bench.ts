import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
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
    const task = { databaseUrl: database.url, files: join(folder, 'files'), backups: join(folder, 'backups'), key };
    const written = await inProcess({ ...task, restore: null });
    if (!written.made) throw new Error('a backup without a name');
    const tried = await inProcess({ ...task, restore: written.made.name });
    const speed = (seconds: number) => `${seconds.toFixed(0)} s, ${(megabytes / seconds).toFixed(0)} MB a second`;
    return [
      row(
        'backup',
        `${megabytes} MB, ${tried.rows} rows, ${tried.files} files: ${Math.round(written.made.bytes / 1_048_576)} MB`,
      ),
      row('writing it, encrypted', speed(written.seconds)),
      row('restoring it on trial, ledger checked', speed(tried.seconds)),
      memory('memory at the most while writing', written),
      memory('memory at the most while restoring', tried),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface BackupTask {
  readonly databaseUrl: string;
  readonly files: string;
  readonly backups: string;
  readonly key: string;
  /** The name of the backup for the trial restore, or null to write a backup. */
  readonly restore: string | null;
}

export interface BackupMessage {
  readonly made: { readonly name: string; readonly bytes: number } | null;
  readonly rows: number;
  readonly files: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

async function inProcess(task: BackupTask): Promise<BackupMessage> {
  const child = fork(join(import.meta.dirname, 'backup-process.ts'), [JSON.stringify(task)]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process of the backup ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  await ended.catch(() => undefined);
  return message as BackupMessage;
}

const row = (name: string, value: string): BenchRow => ({ name, value, limit: '', ok: null });

const memory = (name: string, { peakMegabytes }: BackupMessage): BenchRow => ({
  ...row(name, `${peakMegabytes} MB`),
  limit: '400 MB',
  ok: peakMegabytes <= 400,
});

/** Reports of 64 KB that can hardly be compressed, and as many small rows. */
async function fillTables({ pool }: Database, megabytes: number): Promise<void> {
  await pool.query("insert into users (username, email) values ('bench', 'bench@example.org')");
  const perStatement = 64;
  for (let done = 0; done < megabytes * 16; done += perStatement) {
    // Created here, because the database would need longer to create them than to store them.
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

/** Mostly drafts of 1 MB, and one large file per hundred. */
async function fillFiles(files: FileStore, megabytes: number): Promise<void> {
  for (let done = 0, file = 0; done < megabytes; file += 1) {
    const size = file % 100 === 99 ? Math.min(100, megabytes) : 1;
    await files.put(`latexstore/bench/${file}.zip`, randomBytes(size * 1_048_576));
    done += size;
  }
}
