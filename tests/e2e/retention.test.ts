import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldEntries } from '#features/audit/server/remove-old-entries.ts';
import { removeOldReports } from '#features/reports/server/remove-old-reports.ts';
import { readConfig } from '#server/base/config/config.ts';
import type { Retention } from '#server/base/config/retention-settings.ts';
import { removeOldRuns } from '#server/runs/remove-old-runs.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let user: Person;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  user = await site.person('keeper');
});
afterAll(() => t.close());

/** The platform with retention settings. */
const keeping = (days: Partial<Retention>) => ({
  ...t.platform,
  config: { ...t.platform.config, retention: { ...t.platform.config.retention, ...days } },
});
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await t.database.pool.query<Row>(text, values)).rows;
const count = async (of: string) => (await query<{ count: number }>(`select count(*) as count from ${of}`))[0]?.count;

/** Runs that ended this many days ago, each with three events, the last of which is its end. */
async function endedRuns(number: number, days: number, cleaned = true): Promise<string[]> {
  const runs = await query<{ id: string }>(
    `insert into runs (user_id, feature, engine, steps, idempotency_key, cost, charge, state, time_limit_seconds, event_seq,
       error_code, error_message, created_at, finished_at, cleaned_at)
     select $1, 'lease-abstract', 'built-in', '[]', 'key:' || gen_random_uuid(), 0, 'none', 'failed', 60, 3, 'run_failed', 'It failed.',
       now() - make_interval(days => $2), now() - make_interval(days => $2), case when $3 then now() end
     from generate_series(1, $4) returning id`,
    [user.id, days, cleaned, number],
  );
  const ids = runs.map(({ id }) => id);
  await query(
    `insert into run_events (run_id, seq, event)
     select id, seq, json_build_object('event', case seq when 3 then 'workflow_finished' else 'step_started' end)
     from unnest($1::uuid[]) as id, generate_series(1, 3) as seq`,
    [ids],
  );
  return ids;
}

test('old runs are deleted with their data, old events except the last, and nothing else, in several batches [D.182]', async () => {
  await endedRuns(1_200, 400);
  const [untidy = ''] = await endedRuns(1, 400, false);
  const [middle = ''] = await endedRuns(1, 60);
  const [young = ''] = await endedRuns(1, 5);
  await removeOldRuns(keeping({ runs: 365, runEvents: 30 }));
  expect((await query<{ id: string }>('select id from runs')).map(({ id }) => id).sort()).toEqual(
    [untidy, middle, young].sort(),
  );
  const events = await query<{ run_id: string; seq: number }>('select run_id, seq from run_events order by seq');
  const seqOf = (id: string) => events.filter(({ run_id }) => run_id === id).map(({ seq }) => seq);
  expect([seqOf(untidy), seqOf(middle), seqOf(young)]).toEqual([[3], [3], [1, 2, 3]]);
  // A client that opens the event stream of such a run still receives its last event.
  const stream = await site.fetch(`/api/runs/${middle}/events`, {
    headers: { Authorization: `Bearer ${user.bearer}` },
  });
  expect(await stream.text()).toContain('workflow_finished');
  await query('delete from runs');
});

test('without settings runs, reports and the admin log are kept forever [D.182]', async () => {
  const { retention } = readConfig({});
  expect(retention).toEqual({ runs: 0, runEvents: 30, reports: 0, adminLog: 0, alerts: 365, securityLog: 365 });
  await endedRuns(1, 10_000);
  await oldReport('11111111-1111-4111-8111-111111111111', 10_000);
  await logLine(10_000);
  const defaults = keeping(retention);
  await removeOldRuns(defaults);
  await removeOldReports(defaults);
  await removeOldEntries(defaults);
  expect([await count('runs'), await count('reports'), await count('admin_logs')]).toEqual([1, 1, 1]);
});

async function oldReport(runId: string, days: number): Promise<string> {
  const rows = await query<{ id: string }>(
    `insert into reports (user_id, run_id, feature, title, engine, markdown, data, created_at)
     values ($1, $2, 'lease-abstract', 'A lease', 'built-in', 'text', '{}', now() - make_interval(days => $3)) returning id`,
    [user.id, runId, days],
  );
  return rows[0]?.id ?? '';
}

async function logLine(days: number): Promise<void> {
  await query(
    `with line as (
       insert into admin_logs (admin_id, action, target_type, description, created_at)
       values ($1, 'change_setting', 'system_settings', 'A setting was changed', now() - make_interval(days => $2)) returning id
     ) insert into admin_log_notes (log_id, kind, about, text) select id, 'reason', $1, 'because' from line`,
    [user.id, days],
  );
}

test('reports older than the setting are deleted with the files created from them [D.182]', async () => {
  const oldRun = '22222222-2222-4222-8222-222222222222';
  const old = await oldReport(oldRun, 100);
  const young = await oldReport('33333333-3333-4333-8333-333333333333', 80);
  await t.platform.files.put(`exports/${old}/report.pdf`, Buffer.from('old'));
  await t.platform.files.put(`report-pages/${oldRun}/pages.pdf`, Buffer.from('old'));
  await t.platform.files.put(`exports/${young}/report.pdf`, Buffer.from('young'));
  await removeOldReports(keeping({ reports: 90 }));
  expect((await query<{ id: string }>('select id from reports')).map(({ id }) => id)).toEqual([young]);
  expect(await t.platform.files.list('exports')).toEqual([`exports/${young}/report.pdf`]);
  expect(await t.platform.files.list('report-pages')).toEqual([]);
});

test('alerts and log lines older than the setting are deleted, and the database itself protects lines of the last 90 days [D.182]', async () => {
  await query('delete from system_alerts');
  for (const days of [10, 400]) {
    await query(
      `insert into system_alerts (kind, cause, text, created_at) values ('a_kind', $1::text, 'A text.', now() - make_interval(days => $1::text::int))`,
      [String(days)],
    );
  }
  for (const days of [10, 95, 200]) await logLine(days);
  await removeOldEntries(keeping({ alerts: 365, adminLog: 180 }));
  expect(await query('select cause from system_alerts')).toEqual([{ cause: '10' }]);
  expect([await count('admin_logs'), await count('admin_log_notes')]).toEqual([2, 2]);
  await expect(query('delete from admin_logs')).rejects.toThrow('the admin log is append-only: DELETE is refused');
  await expect(removeOldEntries(keeping({ adminLog: 5 }))).rejects.toThrow('append-only');
  expect(await count('admin_logs')).toBe(2);
});

test('a setting that would delete data still in use stops the start with a sentence [D.182]', () => {
  for (const [name, value, sentence] of [
    ['KEEP_REPORTS_DAYS', '7', 'must be 0 (for ever) or at least 30, because users need time to download them'],
    [
      'KEEP_ADMIN_LOG_DAYS',
      '30',
      'must be 0 (for ever) or at least 90, because the admin log is append-only for 90 days',
    ],
    ['KEEP_REPORT_DAYS', '90', 'did you mean KEEP_REPORTS_DAYS?'],
  ] as const) {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  }
  expect(readConfig({ KEEP_REPORTS_DAYS: '90' }).retention.reports).toBe(90);
});

test('administrators see how long data is stored [D.182]', async () => {
  const admin = await site.person('keeping_admin', 'admin');
  const { body } = await site.call(admin, 'GET', '/api/admin/settings');
  expect(body.retention).toContainEqual({ kind: 'run_events', setting: 'KEEP_RUN_EVENTS_DAYS', days: 30 });
  expect(body.retention).toContainEqual({ kind: 'reports', setting: 'KEEP_REPORTS_DAYS', days: 0 });
});
