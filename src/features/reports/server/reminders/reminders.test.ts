import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { openMail } from '#server/adapters/mail/sealed-mail.ts';
import { deliverReport, sampleAnalysis } from '../../../../../tests/support/sample-lease.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../../../../../tests/support/whole-site.ts';
import { sendReminders } from './send-reminders.ts';

let t: TestDatabase;
let site: WholeSite;
let ann: Person;
let people = 0;
beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  site = await wholeSite(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  people += 1;
  ann = await site.person(`ann${people}`);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A report whose term ends in this many days, without other future dates. */
async function reportEnding(days: number, person = ann): Promise<string> {
  const report = sampleAnalysis();
  const dates = report.dates
    .filter(({ kind }) => kind === 'expiration')
    .map((each) => ({ ...each, date: inDays(days) }));
  return deliverReport(t.database, site.slices.reports.delivery, person.id, { ...report, dates });
}

/** Queued mails to this person, decrypted. */
async function mailsTo(person = ann): Promise<Mail[]> {
  const rows = await t.database.db.selectFrom('mails').select(['id', 'sealed']).orderBy('created_at').execute();
  return rows
    .flatMap(({ id, sealed }) => (sealed === null ? [] : [openMail(t.platform.config.secret, id, sealed)]))
    .filter(({ to, subject }) => to === person.email && /^In |coming up/.test(subject));
}
const remind = () => sendReminders(t.platform);

describe('a reminder', () => {
  test('is mailed 90, 30 and 7 days ahead, with the date, its meaning and a link to unsubscribe [D.155]', async () => {
    for (const days of [91, 60, 31, 20, 8, 3, 0, -7]) await reportEnding(days);
    await remind();
    expect(await mailsTo()).toEqual([]);
    for (const days of [90, 30, 7]) {
      const id = await reportEnding(days);
      await remind();
      const mail = (await mailsTo()).at(-1);
      expect(mail?.subject).toBe(`In ${days} days: Term ends`);
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(inDays(days)),
      );
      expect(mail?.text).toContain(
        `${day}, in ${days} days: Term ends (Harbor Analytics, Inc., 1200 Seventeenth Street`,
      );
      expect(mail?.text).toContain(`/my-reports/${id}`);
      expect(mail?.text).toMatch(/\/reminders\/off#token=/);
      expect(mail?.unsubscribeUrl).toMatch(/\/api\/reminders\/off\//);
    }
    expect(await mailsTo()).toHaveLength(3);
  });

  test('is not sent about a report whose owner turned it off, and later dates of it are, once it is on again', async () => {
    const [quiet, other] = [await reportEnding(30), await reportEnding(30)];
    const set = (on: boolean, reports = [quiet], person = ann) =>
      site.call(person, 'PUT', '/api/report-reminders', { reports, on });
    const isOn = async () => (await site.call(ann, 'GET', `/api/report-reminders?reports=${quiet}`)).body;
    expect(await isOn()).toEqual({ on: true });
    expect((await set(false)).body).toEqual({ on: false });
    expect(await isOn()).toEqual({ on: false });
    const bob = await site.person(`bob${people}`);
    expect((await set(true, [quiet], bob)).status).toBe(404);
    await remind();
    expect((await mailsTo()).map(({ text }) => text.includes(`/my-reports/${other}`))).toEqual([true]);
    await set(true);
    await remind();
    expect((await mailsTo()).map(({ text }) => text.includes(`/my-reports/${quiet}`))).toEqual([false, true]);
    // Both reports of a tenancy are turned off together.
    expect((await set(false, [quiet, other])).status).toBe(200);
    expect(await isOn()).toEqual({ on: false });
  });

  test('combines everything that is due in one mail, and counts two reports on one lease once [D.155]', async () => {
    for (const days of [90, 90, 30]) await reportEnding(days);
    await remind();
    const [mail, ...others] = await mailsTo();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 dates in your leases are coming up');
    expect(mail?.text.match(/Term ends/g)).toHaveLength(2);
  });

  test('is sent once, even in parallel and repeated runs [D.155]', async () => {
    await reportEnding(30);
    await reportEnding(7);
    const others = Array.from({ length: 6 }, () => ({ ...t.platform, ...anotherPool(t, 2) }));
    await Promise.all(others.map((platform) => sendReminders(platform)));
    await remind();
    expect(await mailsTo()).toHaveLength(1);
  });

  test('is sent later if its mail could not be queued, since neither row nor mail was stored [D.155]', async () => {
    const id = await reportEnding(30);
    const broken = {
      ...t.platform,
      jobs: {
        ...t.platform.jobs,
        send: async () => {
          throw new Error('killed before the transaction ended');
        },
      },
    };
    await sendReminders(broken);
    expect(await mailsTo()).toEqual([]);
    expect(await t.database.db.selectFrom('reminders').select('days').where('report_id', '=', id).execute()).toEqual(
      [],
    );
    await remind();
    expect(await mailsTo()).toHaveLength(1);
  });

  test('is sent up to three days late with the true number of days, and later ones are left out [D.155]', async () => {
    await reportEnding(28);
    await reportEnding(5);
    await reportEnding(27);
    await reportEnding(4);
    await remind();
    expect((await mailsTo()).map(({ text }) => text.match(/in \d+ days/g))).toEqual([['in 5 days', 'in 28 days']]);
  });

  test('uses a corrected date, and is not sent for rejected or uncertain dates and disabled accounts [D.151] [D.155]', async () => {
    const id = await reportEnding(200);
    const correct = (version: number, date: string) =>
      site.call(ann, 'PUT', `/api/reports/${id}/reviews/date-0`, {
        version,
        decision: 'corrected',
        correction: { kind: 'date', date },
      });
    expect((await correct(0, inDays(30))).status).toBe(200);
    await remind();
    expect(await mailsTo()).toHaveLength(1);
    await correct(1, inDays(7));
    await remind();
    expect(await mailsTo()).toHaveLength(2);
    await correct(2, inDays(90));
    await site.call(ann, 'PUT', `/api/reports/${id}/reviews/date-0`, { version: 3, decision: 'rejected' });
    await remind();
    expect(await mailsTo()).toHaveLength(2);

    const { dates, ...rest } = sampleAnalysis();
    const [date] = dates;
    if (!date) throw new Error('the sample has changed');
    const doubtful = { ...rest, dates: [{ ...date, date: inDays(30), state: 'check' as const, reason: 'unsure' }] };
    await deliverReport(t.database, site.slices.reports.delivery, ann.id, doubtful);
    await remind();
    expect(await mailsTo()).toHaveLength(2);

    const gone = await site.person(`gone${people}`);
    await reportEnding(30, gone);
    await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', gone.id).execute();
    await remind();
    expect(await mailsTo(gone)).toEqual([]);
  });
});

describe('the setting', () => {
  test('includes all three days until it is changed, and then only the chosen days are mailed [D.155]', async () => {
    const read = async () => (await site.call(ann, 'GET', '/api/reminders')).body;
    expect(await read()).toEqual({ days: [90, 30, 7], calendar: null });
    expect((await site.call(ann, 'PUT', '/api/reminders', { days: [7, 30, 7] })).body).toEqual({ days: [30, 7] });
    expect((await read()).days).toEqual([30, 7]);
    await reportEnding(90);
    await remind();
    expect(await mailsTo()).toEqual([]);
    await reportEnding(7);
    await remind();
    expect(await mailsTo()).toHaveLength(1);
    expect((await site.call(ann, 'PUT', '/api/reminders', { days: [14] })).body.error).toBe('Choose 90, 30 or 7 days.');
    expect((await site.call(null, 'GET', '/api/reminders')).status).toBe(401);
  });

  test('can be switched off by the link in the mail alone, without a login, and by mail programs in one call [D.155]', async () => {
    await reportEnding(30);
    await remind();
    const [mail] = await mailsTo();
    const response = await site.fetch(new URL(mail?.unsubscribeUrl ?? '').pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect((await site.call(ann, 'GET', '/api/reminders')).body.days).toEqual([]);
    await reportEnding(7);
    await remind();
    expect(await mailsTo()).toHaveLength(1);
  });

  test('cannot be changed by a link that was not mailed [D.155]', async () => {
    await reportEnding(30);
    await remind();
    const token = new URL((await mailsTo())[0]?.unsubscribeUrl ?? '').pathname.split('/').at(-1) ?? '';
    const [, mark] = token.split('.');
    const other = await site.person(`other${people}`);
    for (const forged of ['x', `${ann.id}.`, `${ann.id}.AAAA`, `${other.id}.${mark}`, `${randomUUID()}.${mark}`]) {
      const answer = await site.call(null, 'POST', `/api/reminders/off/${forged}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_stop_link' } });
    }
    await t.database.db.deleteFrom('users').where('id', '=', ann.id).execute();
    expect((await site.call(null, 'POST', `/api/reminders/off/${token}`)).body.code).toBe('invalid_stop_link');
  });
});
