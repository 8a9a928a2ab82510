import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { benchEnvironment } from './bench-environment.ts';

test('a benchmark never uses the operator’s database, bucket or mail server [D.183]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const file = join(folder, '.env');
  await writeFile(file, 'DATABASE_URL=postgres://prod/file\nS3_BUCKET=prod\nOTHER=1\nDIFY_API_KEY_B=app-2\n');
  const environment = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://prod/environment',
    SMTP_URL: 'smtp://prod',
    DIFY_API_KEY_A: 'app-1',
  };
  try {
    const given = benchEnvironment({ DATA_DIR: '/tmp/bench' }, { environment, file });
    // The file's values apply only to variables that the environment does not set; an empty variable counts as set.
    const merged: Record<string, string | undefined> = {
      DATABASE_URL: 'x',
      S3_BUCKET: 'x',
      DIFY_API_KEY_B: 'x',
      ...given,
    };
    expect(readConfig(merged)).toMatchObject({ databaseUrl: undefined, s3: null, smtpUrl: undefined, workflows: null });
    expect(readConfig(merged).dataDir).toBe('/tmp/bench');
    expect(given.PATH).toBe('/bin');
  } finally {
    await rm(folder, { recursive: true });
  }
});
