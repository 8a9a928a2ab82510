import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '#contract/engine.ts';
import { openMail } from '#server/adapters/mail/sealed-mail.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { ended, prepareRuns } from './run-instance.ts';
import { type RunSite, runSite } from './run-site.ts';

let t: TestDatabase;
let site: RunSite;
/** The simulated duration of each run at its second step, and what happens there. */
let seconds = 0;
let happens: () => Promise<void> | void = () => {};
beforeAll(async () => {
  t = await testDatabase({ max: 30 });
  await prepareRuns(t.database);
  site = await runSite(t, {
    hooks: {
      async at(point) {
        if (point !== 'think begins') return;
        await t.platform.pool.query(
          "update runs set created_at = now() - make_interval(secs => $1) where state = 'running'",
          [seconds],
        );
        await happens();
      },
    },
  });
});
afterAll(async () => {
  await site?.stop();
  await t.close();
});

type Member = Awaited<ReturnType<RunSite['member']>>;

async function run(member: Member, took: number, then: () => Promise<void> | void = () => {}) {
  seconds = took;
  happens = then;
  const { runId } = await site.instance.start(member.user.id);
  await ended(t.platform, runId);
  return runId;
}

/** Mails about the end of runs; other mails have other subjects. */
async function mailsTo(member: Member) {
  const { rows } = await t.platform.pool.query(
    'select id, sealed from mails where sealed is not null order by created_at',
  );
  return rows
    .map(({ id, sealed }) => openMail(t.platform.config.secret, id, sealed))
    .filter(({ to, subject }) => to === member.user.email && subject.startsWith('test-values'));
}

describe('the end of a run', () => {
  test('after more than a minute is mailed once with a link to the result, and after less it is not [D.158]', async () => {
    const member = await site.member(100);
    await run(member, 30);
    expect(await mailsTo(member)).toEqual([]);
    const runId = await run(member, 61);
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('test-values is done');
    expect(mail?.text).toContain(`${t.platform.config.appUrl}/my-drafts/${runId}`);
    expect(mail?.text).toContain(`${t.platform.config.appUrl}/account#emails`);
  });

  test('with a failure after more than a minute is mailed with its reason [D.158]', async () => {
    const member = await site.member(100);
    await run(member, 61, () => {
      throw new InputError('This document cannot be analysed.');
    });
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('test-values could not be finished');
    expect(mail?.text).toContain('This document cannot be analysed.\n\nNothing was charged.');
  });

  test('is not mailed to someone who cancelled it, or turned these emails off [D.158]', async () => {
    const member = await site.member(100);
    seconds = 61;
    const reached = Promise.withResolvers<void>();
    happens = () => {
      reached.resolve();
      return new Promise((resolve) => setTimeout(resolve, 500));
    };
    const { runId } = await site.instance.start(member.user.id);
    await reached.promise;
    await site.instance.runs.cancelRun(member.user.id, runId);
    await ended(t.platform, runId);
    expect(await mailsTo(member)).toEqual([]);

    const answer = await site.accounts.call(member, 'PUT', '/api/account/run-mails', { on: false });
    expect(answer.status).toBe(200);
    expect((await site.accounts.call(member, 'GET', '/api/account')).body).toMatchObject({ run_mails: false });
    await run(member, 61);
    expect(await mailsTo(member)).toEqual([]);
    await site.accounts.call(member, 'PUT', '/api/account/run-mails', { on: true });
    await run(member, 61);
    expect(await mailsTo(member)).toHaveLength(1);
  });
});
