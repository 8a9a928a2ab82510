import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { runBackupScript, startBackups } from './schedule-backups.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

const never = new AbortController().signal;
const alerts = () => t.database.db.selectFrom('system_alerts').select(['kind', 'text']).execute();

test('a scheduled backup that fails raises one alert per day with its reason, and is retried [D.174]', async () => {
  const failing = ['-e', "console.log('Written: …'); console.error('The disk is full.'); process.exit(1)"];
  for (let tries = 0; tries < 2; tries += 1)
    await expect(runBackupScript(t.platform, never, failing)).rejects.toThrow('the backup failed');
  expect(await alerts()).toEqual([{ kind: 'backup_failed', text: 'The scheduled backup failed. The disk is full.' }]);
});

test('a backup that succeeds, or stops because its worker stops, raises no alert [D.174]', async () => {
  await t.database.pool.query('delete from system_alerts');
  await runBackupScript(t.platform, never, ['-e', '']);
  const stopping = new AbortController();
  const stopped = runBackupScript(t.platform, stopping.signal, ['-e', 'setInterval(() => 0, 1000)']);
  stopping.abort();
  await expect(stopped).rejects.toThrow('the worker stopped');
  expect(await alerts()).toEqual([]);
});

test('backups run at the scheduled time, and an invalid time stops the start [D.174]', async () => {
  const scheduled: string[] = [];
  const start = (schedule: string | undefined) =>
    startBackups({
      ...t.platform,
      config: { ...t.platform.config, backup: { ...t.platform.config.backup, schedule } },
      jobs: {
        ...t.platform.jobs,
        async schedule(queue, cron) {
          if (cron.startsWith('99')) throw new Error('Constraint error');
          scheduled.push(`${queue.name} ${cron}`);
        },
      },
    });
  await start(undefined);
  await start('15 1 * * *');
  expect(scheduled).toEqual(['backup 15 1 * * *']);
  await expect(start('99 1 * * *')).rejects.toThrow('The setting BACKUP_SCHEDULE is wrong: Constraint error.');
});
