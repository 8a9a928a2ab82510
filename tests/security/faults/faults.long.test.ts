import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByCalls } from '../../support/new-user.ts';
import { type FaultySite, faultySite } from './faulty-site.ts';
import { uploadsLeft } from './ledger-state.ts';
import type { MixedWork } from './mixed-work.ts';
import { type SmtpStandIn, smtpStandIn } from './smtp-stand-in.ts';
import { surviveFaults } from './survive-faults.ts';

/** Number of kills; fewer with SERVER_KILLS=10 DATABASE_KILLS=5. */
const serverKills = Number(process.env.SERVER_KILLS ?? 200);
const databaseKills = Number(process.env.DATABASE_KILLS ?? 100);
const members = 3;
/** The longest time in seconds in which no open run may end. */
const settling = 300;
const hours = { timeout: 4 * 3_600_000 };

let site: FaultySite;
const figures: Record<string, object> = {};
beforeAll(async () => {
  site = await faultySite({});
});
afterAll(async () => {
  console.table(figures);
  await site?.stop();
});

/** Faults while members work. */
async function survive(name: string, times: number, fault: (time: number) => Promise<unknown>): Promise<MixedWork> {
  const survived = await surviveFaults(site, { name, times, members, settling, fault });
  figures[name] = survived.figures;
  return survived.work;
}

test(
  `${serverKills} kills of the server during drafts, reports and analyses lose, double and block nothing`,
  hours,
  async () => {
    await survive('kills of the server', serverKills, async () => {
      const left = await site.killServer();
      await expect.poll(() => left.filter(isRunning), { timeout: 20_000 }).toEqual([]);
    });
  },
);

test(`${databaseKills} kills of the database during the same work lose, double and block nothing`, hours, async () => {
  await survive('kills of the database', databaseKills, () => site.killDatabase());
});

test('with two processes, runs of the killed one continue in the other, and each is done once', hours, async () => {
  const other = await site.startAnother();
  try {
    await survive('kills of one of two servers', Math.ceil(serverKills / 10), () => site.killServer());
  } finally {
    await other.stop();
  }
});

test('a full disk and a read-only data folder refuse new work with a sentence, and accepted work ends or is refunded', async ({
  skip,
}) => {
  skip(!site.ownDisk, 'only root can mount a file system here');
  const full = await survive('full disk', 2, () => site.whileDiskIsFull(() => sleep(8_000)));
  expect(full.refusals.get('storage_full') ?? 0).toBeGreaterThan(0);
  const readOnly = await survive('read-only data folder', 2, () => site.whileReadOnly(() => sleep(8_000)));
  expect(readOnly.refusals.get('storage_read_only') ?? 0).toBeGreaterThan(0);
});

test('a clock that jumps hours or days forward or back under a running server changes no run and no balance', async () => {
  const jumps = [2 * 86_400, -2 * 86_400, 3_600, -3_600];
  await survive('clock jumps', 2 * jumps.length, (time) =>
    site.withClockAhead(jumps[time % jumps.length] ?? 0, () => sleep(8_000)),
  );
});

test('uploads that were cut off are removed after an hour, at the next start', async () => {
  await uploadsLeft(site.databaseUrl(), { aged: true });
  await site.killServer();
  await expect.poll(() => uploadsLeft(site.databaseUrl()), { timeout: 60_000 }).toBe(0);
});

test('mails wait while the mail server is down, and each arrives once when it recovers', async () => {
  const smtp: SmtpStandIn = await smtpStandIn();
  await smtp.down();
  await site.product.terminate();
  await site.product.restart({ SMTP_URL: smtp.url });
  const client = new pg.Client(site.databaseUrl());
  await client.connect();
  const waiting = async () => (await client.query("select from mails where state = 'queued'")).rowCount;
  try {
    const emails = Array.from({ length: 5 }, (_, number) => `down.${Date.now()}.${number}@example.org`);
    for (const [number, email] of emails.entries()) {
      const body = { action: 'register', username: `down_${Date.now()}_${number}`, email, password, inviteCode: '' };
      const answer = await fetch(`${site.url}/functions/v1/auth`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    }
    await expect.poll(waiting).toBeGreaterThanOrEqual(emails.length);
    expect(smtp.mails).toEqual([]);
    await site.killServer({ SMTP_URL: smtp.url });
    await smtp.up();
    await client.query('update mails set next_attempt_at = now()');
    await expect.poll(waiting, { timeout: 150_000, interval: 500 }).toBe(0);
    for (const email of emails) {
      expect(smtp.mails.filter((mail) => mail.includes(`To: ${email}`)).length, email).toBe(1);
    }
  } finally {
    await client.end();
    await smtp.down();
    await site.product.terminate();
    await site.product.restart();
  }
  expect((await signUpByCalls(site)).token).not.toBe('');
});

const password = 'Str0ng-enough!';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
