import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverReport, sampleAnalysis } from '../../../../../tests/support/sample-lease.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../../../../../tests/support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let ann: Person;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  ann = await site.person('ann');
});
afterAll(() => t.close());

const year = new Date().getUTCFullYear() + 3;
/** The sample with its term moved a few years ahead, so that it stays in the future. */
const ahead = () => sampleAnalysis((text) => text.replace(/20(?:24|29)/g, (old) => String(Number(old) - 2024 + year)));
const add = (person: Person) => deliverReport(t.database, site.slices.reports.delivery, person.id, ahead());
const create = async (person: Person) =>
  new URL((await site.call(person, 'POST', '/api/calendar-subscription')).body.url).pathname;
async function open(path: string) {
  const response = await site.fetch(path);
  return { response, text: (await response.text()).replaceAll('\r\n ', '') };
}

test('a secret URL returns every date of its owner’s reports and no one else’s, with corrections [D.151] [D.155]', async () => {
  const bob = await site.person('bob');
  const id = await add(ann);
  await add(bob);
  const path = await create(ann);
  const { response, text } = await open(path);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(text).toContain('SUMMARY:Term ends: Harbor Analytics\\, Inc.\\, 1200 Seventeenth Street');
  expect(text).toContain(`DTSTART;VALUE=DATE:${year + 5}0430`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(ahead().dates.length);

  const end = ahead().dates.findIndex(({ kind }) => kind === 'expiration');
  const uid = `UID:${id}-date-${end}@foredraft`;
  expect(text).toContain(uid);
  await site.call(ann, 'PUT', `/api/reports/${id}/reviews/date-${end}`, {
    version: 0,
    decision: 'corrected',
    correction: { kind: 'date', date: `${year + 6}-04-30` },
  });
  const after = (await open(path)).text;
  expect(after).toContain(`${uid}\r\nDTSTAMP`);
  expect(after).toContain(`DTSTART;VALUE=DATE:${year + 6}0430`);
  // The renewal notice date is calculated from it.
  expect(after).toContain(`DTSTART;VALUE=DATE:${year + 5}0730`);
  expect(after).not.toContain(`DTSTART;VALUE=DATE:${year + 5}0430`);

  // A second report on the same lease adds no duplicates.
  await site.call(ann, 'POST', `/api/reports/${id}/reviews/date-${end}/undo`, { version: 1 });
  await add(ann);
  expect((await open(path)).text.match(/BEGIN:VEVENT/g)).toHaveLength(ahead().dates.length);
});

test('the URL can be revoked and renewed, only its hash is stored, and its use is shown [D.155]', async () => {
  const person = await site.person('carol');
  const status = async () => (await site.call(person, 'GET', '/api/reminders')).body.calendar;
  const first = await create(person);
  expect(await status()).toMatchObject({ last_opened_at: null });
  expect((await open(first)).response.status).toBe(200);
  expect((await status()).last_opened_at).not.toBeNull();
  const { rows } = await t.database.pool.query(
    "select encode(token_hash, 'escape') as hash from calendar_subscriptions",
  );
  expect(JSON.stringify(rows)).not.toContain(first.slice(10, 30));

  const second = await create(person);
  expect((await open(first)).response.status).toBe(404);
  expect((await open(second)).response.status).toBe(200);
  expect((await site.call(person, 'DELETE', '/api/calendar-subscription')).body).toEqual({ revoked: true });
  expect((await open(second)).response.status).toBe(404);
  expect(await status()).toBeNull();
  expect((await site.call(person, 'DELETE', '/api/calendar-subscription')).body).toEqual({ revoked: false });
});

test('the URL does not work for a disabled account or with a wrong secret, and guests cannot create one [D.155]', async () => {
  const person = await site.person('dora');
  const path = await create(person);
  for (const wrong of [
    path.slice(0, -5),
    `${path}x`,
    path.replace(/.{5}\.ics$/, 'AAAAA.ics'),
    '/calendar/x.ics',
    '/calendar/',
  ]) {
    expect((await open(wrong)).response.status).toBe(404);
  }
  await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.id).execute();
  expect((await open(path)).response.status).toBe(404);
  expect((await site.call(null, 'POST', '/api/calendar-subscription')).status).toBe(401);
});
