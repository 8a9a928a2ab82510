import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { bucketEndpoint, bucketName, bucketOf, type S3Settings } from './s3-settings.ts';
import { wholeNumber } from './whole-number.ts';

/** Five fields; the queue validates their values. */
const cron = /^[\d*,/-]+(?: [\d*,/-]+){4}$/;
const ageIdentity = /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/;

/** Backup location, schedule and key. */
export const backupSettings = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: bucketEndpoint.optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_BUCKET: bucketName.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .refine(
      (key) => ageIdentity.test(key) || (key.length >= 20 && !key.startsWith('age1')),
      'must be a passphrase of at least 20 characters, or an age identity (AGE-SECRET-KEY-1…)',
    )
    .optional(),
  BACKUP_SCHEDULE: z
    .string()
    .regex(cron, 'must be a time as in crontab, in UTC, for instance 15 1 * * * for every night at 01:15')
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000).default(14),
};

export function backupOf(values: z.output<z.ZodObject<typeof backupSettings>>): BackupConfig {
  const s3 = bucketOf(
    {
      endpoint: values.BACKUP_S3_ENDPOINT,
      region: values.BACKUP_S3_REGION,
      bucket: values.BACKUP_S3_BUCKET,
      accessKeyId: values.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: values.BACKUP_S3_SECRET_ACCESS_KEY,
    },
    'BACKUP_S3_',
    'backups are stored in',
  );
  if (s3 && values.BACKUP_DIR) {
    throw new ConfigError('BACKUP_DIR and BACKUP_S3_BUCKET exclude each other: please set one of them.');
  }
  if (values.BACKUP_SCHEDULE && !s3 && !values.BACKUP_DIR) {
    throw new ConfigError('BACKUP_SCHEDULE needs BACKUP_DIR or BACKUP_S3_BUCKET with it: where backups are stored.');
  }
  return {
    folder: values.BACKUP_DIR,
    s3,
    key: values.BACKUP_KEY,
    schedule: values.BACKUP_SCHEDULE,
    keep: values.BACKUP_KEEP,
  };
}

export interface BackupConfig {
  readonly folder: string | undefined;
  readonly s3: S3Settings | null;
  /** undefined: backups are not encrypted. */
  readonly key: string | undefined;
  /** Cron expression in UTC; undefined: only on request. */
  readonly schedule: string | undefined;
  /** Number of backups to keep; older ones are removed after a successful backup. */
  readonly keep: number;
}
