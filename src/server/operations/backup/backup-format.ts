import { z } from 'zod';

/** Increased when the format changes. Each version can also read all earlier formats. */
export const backupFormat = 1;

/** First entry of a backup: what must be known before anything can be restored. */
export const backupHead = z.object({
  format: z.literal(backupFormat),
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  version: z.string(),
  commit: z.string().nullable(),
  installation: z.uuid().nullable(),
  /** The applied migrations, which define the schema. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number().int() })),
  /** Shows whether another installation has the same SECRET without revealing it; null: unknown. */
  secretCheck: z.string().nullable(),
});
export type BackupHead = z.output<typeof backupHead>;

/** Last entry: what the backup must contain. A backup without it is incomplete. */
export const backupManifest = z.object({
  format: z.literal(backupFormat),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), bytes: z.number().int(), sha256: z.string() })),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    /** Hash of the lines `sha256 bytes key`, one for each file, in the order of the entries. */
    sha256: z.string(),
  }),
  /**
   * Files that the database refers to and that were not in storage: removed while the backup ran, or lost before it.
   */
  missing: z.object({ removed: z.array(z.string()), lost: z.array(z.string()) }),
});
export type BackupManifest = z.output<typeof backupManifest>;

export const entryNames = {
  head: 'backup.json',
  manifest: 'manifest.json',
  secret: 'secret',
  /** The parts of a table follow each other and together form one COPY in text format. */
  table: (table: string, part: number) => `database/${table}/${String(part).padStart(6, '0')}`,
  tableOf: (entry: string) => /^database\/([^/]+)\/\d+$/.exec(entry)?.[1] ?? null,
  file: (key: string) => `files/${key}`,
  fileOf: (entry: string) => (entry.startsWith('files/') ? entry.slice('files/'.length) : null),
};

/** A backup or restore cannot continue for a reason that an operator can fix. The message is one sentence for them. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
