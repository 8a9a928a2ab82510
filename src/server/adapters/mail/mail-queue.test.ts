import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import type { JobQueue, Jobs } from '../../base/jobs/jobs.ts';
import type { Platform } from '../../platform.ts';
import { createFileMailer } from './file-mailer.ts';
import { deliverMail, queueMail, retryFailedMails, startMailDelivery } from './mail-queue.ts';
import type { OutgoingMail } from './mailer.ts';

let t: TestDatabase;
let platform: Platform;
let jobs: HeldJobs;
let sent: OutgoingMail[];
let serverIsUp: boolean;
let serverIsReady: Promise<void>;
beforeEach(async () => {
  t = await testDatabase();
  jobs = heldJobs();
  sent = [];
  serverIsUp = true;
  serverIsReady = Promise.resolve();
  const mailer = {
    async send(mail: OutgoingMail) {
      await serverIsReady;
      if (!serverIsUp) throw new Error('connect ECONNREFUSED 127.0.0.1:25');
      sent.push(mail);
    },
  };
  platform = { ...t.platform, jobs, mailer };
  await startMailDelivery(platform);
});
afterEach(() => t.close());

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'secret-link\n', html: '<p>secret-link</p>' };

test('a mail is queued only if its transaction commits', async () => {
  const failed = platform.db.transaction().execute(async (trx) => {
    await queueMail(trx, platform, mail);
    throw new Error('the registration failed');
  });
  await expect(failed).rejects.toThrow('the registration failed');
  expect(await states()).toEqual([]);
  // The test's job queue is not rolled back; the real one is. In both cases nothing is sent.
  await jobs.runWaiting();
  expect(sent).toEqual([]);
});

test('a mail is encrypted while it waits and emptied once it is sent', async () => {
  await queue();
  const [row] = await platform.db.selectFrom('mails').select('sealed').execute();
  expect(row?.sealed?.includes('secret-link')).toBe(false);
  await jobs.runWaiting();
  expect(sent).toMatchObject([mail]);
  expect(await states()).toEqual([{ state: 'sent', attempts: 1, sealed: null }]);
});

test('a mail server that is down delays mails and loses none', async () => {
  serverIsUp = false;
  for (let count = 0; count < 5; count += 1) await queue();
  for (let round = 0; round < 4; round += 1) {
    await jobs.runWaiting();
    await passTime('1 hour');
  }
  expect(sent).toEqual([]);
  expect((await states()).map(({ state, attempts }) => ({ state, attempts }))).toEqual(
    Array.from({ length: 5 }, () => ({ state: 'queued', attempts: 4 })),
  );
  expect(jobs.delays()).toEqual(Array.from({ length: 5 }, () => 81));
  serverIsUp = true;
  await jobs.runWaiting();
  expect(sent).toHaveLength(5);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
});

test('a mail whose job was lost, or whose process died while sending, is found by the sweep', async () => {
  await queue();
  jobs.loseAll();
  await jobs.runScheduled('mail-sweep');
  await jobs.runWaiting();
  expect(sent).toEqual([]);
  await passTime('2 minutes');
  await jobs.runScheduled('mail-sweep');
  await jobs.runWaiting();
  expect(sent).toHaveLength(1);
});

test('failed mails are tried once more on request, and can then fail again', async () => {
  serverIsUp = false;
  await queue();
  await queue();
  await platform.db.updateTable('mails').set({ created_at: sql`now() - interval '6 days'` }).execute();
  await jobs.runWaiting();
  expect((await states()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  const retry = () => platform.db.transaction().execute((trx) => retryFailedMails(trx, jobs));

  expect(await retry()).toBe(2);
  expect(await retry()).toBe(0);
  await jobs.runWaiting();
  expect((await states()).map(({ state, attempts }) => ({ state, attempts }))).toEqual([
    { state: 'failed', attempts: 2 },
    { state: 'failed', attempts: 2 },
  ]);
  serverIsUp = true;
  expect(await retry()).toBe(2);
  await jobs.runWaiting();
  expect(sent).toHaveLength(2);
});

test('ten parallel jobs for one mail send it once', async () => {
  await queue();
  const { id } = await platform.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  const ready = Promise.withResolvers<void>();
  serverIsReady = ready.promise;
  const deliveries = Array.from({ length: 10 }, () => deliverMail(platform, id));
  // All jobs except the one that waits for the server find nothing to do.
  await new Promise<void>((resolve) => {
    let over = 0;
    for (const delivery of deliveries) {
      void delivery.then(() => {
        over += 1;
        if (over === 9) resolve();
      });
    }
    setTimeout(resolve, 2_000);
  });
  ready.resolve();
  await Promise.all(deliveries);
  expect(sent).toHaveLength(1);
  await deliverMail(platform, id);
  expect(sent).toHaveLength(1);
});

test('after five days without success a mail counts as failed and stays stored', async () => {
  serverIsUp = false;
  await queue();
  await platform.db.updateTable('mails').set({ created_at: sql`now() - interval '5 days 1 minute'` }).execute();
  await jobs.runWaiting();
  expect(await states()).toMatchObject([{ state: 'failed', sealed: expect.any(Buffer) }]);
  expect(jobs.delays()).toEqual([]);
});

test('a mail that was encrypted with another secret is never sent with wrong content', async () => {
  await queue();
  await jobs.runWaiting({
    ...platform,
    config: { ...platform.config, secret: 'quite another secret of enough length' },
  });
  expect(sent).toEqual([]);
  expect(await states()).toMatchObject([{ state: 'queued', attempts: 1 }]);
});

test('sending a mail to a file twice leaves one file', async () => {
  const folder = join(t.dataDir, 'mail');
  const mailer = createFileMailer({
    folder,
    from: 'Foredraft <support@foredraft.example>',
    domain: 'foredraft.example',
  });
  const outgoing = { ...mail, id: '6f9c', createdAt: new Date('2026-01-02T03:04:05.678Z') };
  await mailer.send(outgoing);
  await mailer.send(outgoing);
  expect(await readdir(folder)).toEqual(['2026-01-02T03-04-05-678Z-6f9c.eml']);
  expect(await readFile(join(folder, '2026-01-02T03-04-05-678Z-6f9c.eml'), 'utf8')).toContain('Message-ID: <6f9c@');
});

async function queue(): Promise<void> {
  await platform.db.transaction().execute((trx) => queueMail(trx, platform, mail));
}

function states() {
  return platform.db.selectFrom('mails').select(['state', 'attempts', 'sealed']).execute();
}

async function passTime(interval: string): Promise<void> {
  await platform.db
    .updateTable('mails')
    .set({ next_attempt_at: sql`next_attempt_at - ${interval}::interval` })
    .execute();
}

interface HeldJobs extends Jobs {
  runWaiting(as?: Platform): Promise<void>;
  runScheduled(queue: string): Promise<void>;
  loseAll(): void;
  delays(): (number | undefined)[];
}

function heldJobs(): HeldJobs {
  const handlers = new Map<string, (data: never, signal: AbortSignal) => Promise<void>>();
  const waiting: { queue: string; data: object; delay: number | undefined }[] = [];
  const { signal } = new AbortController();
  return {
    async send(_trx, queue, data, options) {
      waiting.push({ queue, data, delay: options?.startAfterSeconds });
    },
    async work(queue: JobQueue, handler: (data: never, signal: AbortSignal) => Promise<void>) {
      handlers.set(queue.name, handler);
    },
    async schedule(queue, _cron, handler) {
      handlers.set(queue.name, () => handler(signal));
    },
    async stop() {},
    async runWaiting(as) {
      for (const { queue, data } of waiting.splice(0)) {
        if (as) await deliverMail(as, (data as { mailId: string }).mailId);
        else await handlers.get(queue)?.(data as never, signal);
      }
    },
    async runScheduled(queue) {
      await handlers.get(queue)?.({} as never, signal);
    },
    loseAll() {
      waiting.splice(0);
    },
    delays: () => waiting.map(({ delay }) => delay),
  };
}
