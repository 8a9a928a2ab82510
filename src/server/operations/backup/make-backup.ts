import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { readMigrations } from '../../base/db/migrate.ts';
import type { FileStore } from '../../base/files/file-store.ts';
import { productVersion } from '../../base/version.ts';
import { writeArchive } from './archive-writer.ts';
import { BackupError, type BackupHead, type BackupManifest, backupFormat, entryNames } from './backup-format.ts';
import { type BackupPlace, backupName } from './backup-place.ts';
import { beginSnapshot, dumpTables, readShape } from './dump-database.ts';
import { dumpFiles } from './files-in-backup.ts';
import { namedFiles } from './named-files.ts';

/**
 * Backs up the database and the files of an installation, which may be running. The database snapshot comes first and
 * the files second, so every file that the database refers to is included unless it was removed in between or was
 * already lost. Both cases are reported.
 */
export async function makeBackup(source: BackupSource, place: BackupPlace): Promise<MadeBackup> {
  const client = connectForBackup(source.databaseUrl);
  await client.connect();
  try {
    await beginSnapshot(client);
    const head = await readHead(client, source);
    const installation = head.installation ?? head.id;
    const name = backupName(installation, new Date(head.createdAt), source.key !== undefined);
    let manifest: BackupManifest | undefined;
    const bytes = await writeArchive(
      { key: source.key, store: (content) => place.write(name, content) },
      async (archive) => {
        await archive.add(entryNames.head, json(head));
        // Without it the restored installation could not read authenticator secrets and encrypted mails.
        if (source.secretFile !== null) await archive.add(entryNames.secret, Buffer.from(source.secretFile));
        const named = await namedFiles(client);
        const tables = await dumpTables(client, head.tables, archive);
        await client.query('commit');
        const { files, absent } = await dumpFiles(source.files, archive, named);
        const stillNamed = new Set(absent.length === 0 ? [] : await namedFiles(client));
        const missing = {
          removed: absent.filter((key) => !stillNamed.has(key)),
          lost: absent.filter((key) => stillNamed.has(key)),
        };
        manifest = { format: backupFormat, tables, files, missing };
        await archive.add(entryNames.manifest, json(manifest));
      },
    );
    if (!manifest) throw new Error('an archive without its manifest');
    return { name, installation, bytes, manifest };
  } finally {
    client.end().catch(() => undefined);
  }
}

export interface BackupSource {
  /** A direct connection that bypasses any connection pooler. */
  readonly databaseUrl: string;
  readonly files: FileStore;
  readonly key: string | undefined;
  /** The secret for signatures and encryption; undefined if the installation has never started. */
  readonly secret: string | undefined;
  /** The secret if the installation generated it itself: only then is it part of the backup. */
  readonly secretFile: string | null;
}

export interface MadeBackup {
  readonly name: string;
  readonly installation: string;
  readonly bytes: number;
  readonly manifest: BackupManifest;
}

/** A connection without the time limits of requests. If it breaks, the current query fails. */
export function connectForBackup(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: 'foredraft-backup', keepAlive: true });
  client.on('error', () => undefined);
  return client;
}

/** Equal for equal secrets, and reveals nothing about them. */
export function checkOfSecret(secret: string | undefined): string | null {
  return secret === undefined ? null : createHmac('sha256', secret).update('foredraft backup').digest('base64url');
}

async function readHead(client: pg.Client, { secret }: BackupSource): Promise<BackupHead> {
  const { rows } = await client.query<{ migrated: boolean; installed: boolean; at: Date }>(
    "select to_regclass('schema_migrations') is not null as migrated, to_regclass('installation') is not null as installed, now() as at",
  );
  const [found] = rows;
  if (!found?.migrated) throw new BackupError('There is nothing to back up: the database has no tables yet.');
  const shape = await readShape(client);
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const newer = shape.migrations.find(({ name }) => !known.has(name));
  if (newer) {
    throw new BackupError(
      `The database was set up by a newer version of the product (it has ${newer.name}): make the backup with that version.`,
    );
  }
  const installation = found.installed
    ? (await client.query<{ id: string }>('select id from installation')).rows[0]?.id
    : undefined;
  return {
    format: backupFormat,
    id: randomUUID(),
    createdAt: found.at.toISOString(),
    ...productVersion,
    installation: installation ?? null,
    ...shape,
    secretCheck: checkOfSecret(secret),
  };
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
