import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { temporaryInstallations } from '../support/temporary-installations.ts';
import { createEarlierVersion } from './earlier-version.ts';

const { newDatabase, newFolder } = temporaryInstallations();

test('a backup of the earlier version is restored with every row, in the current schema [D.174]', async () => {
  const settings = { DATABASE_URL: await newDatabase(), SECRET: 'a secret that only the tests of the product know' };
  const earlier = await createEarlierVersion(settings.DATABASE_URL);
  await earlier.client.end();
  const folder = await newFolder();
  const made = await runScript('backup', [folder], { ...settings, DATA_DIR: await newFolder() });
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('(rows: 50)')]);
  const elsewhere = { ...settings, DATABASE_URL: await newDatabase(), DATA_DIR: await newFolder() };
  const restored = await runScript('restore', [join(folder, (await readdir(folder))[0] ?? '')], elsewhere);
  expect([restored.code, restored.output]).toEqual([0, expect.any(String)]);
  const there = new pg.Client({ connectionString: elsewhere.DATABASE_URL });
  await there.connect();
  await earlier.expectEveryRow(there);
  await there.end();
});
