import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { accountSite, password } from '../../../../tests/support/account-site.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';

test('no password, token or link is in any log line or error, whatever goes wrong', async () => {
  const t = await testDatabase();
  onTestFinished(() => t.close());
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  let mailServerIsUp = false;
  const site = await accountSite(t, {
    log: pino({ level: 'debug' }, sink),
    mailer: {
      async send(mail) {
        if (!mailServerIsUp) throw new Error('the mail server is away');
        t.mails.push(mail);
      },
    },
  });
  const secrets = new Set<string>([password, 'Wrong-Horse-7']);
  const answers: string[] = [];

  await site.auth({ action: 'register', username: 'logged', email: 'logged@example.org', password });
  await site.runJobs();
  mailServerIsUp = true;
  await t.database.db
    .updateTable('mails')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await site.runJobs();
  const link = /#token=([\w-]+)/.exec(t.mails[0]?.text ?? '')?.[1] ?? '';
  expect(link).toHaveLength(43);
  secrets.add(link);
  const confirmation = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: `{"token":"${link}"}` };
  answers.push(await (await site.fetch('/api/auth/confirm', confirmation)).text());
  answers.push(await (await site.fetch('/api/auth/confirm', confirmation)).text());

  answers.push(
    JSON.stringify(await site.auth({ action: 'login', email: 'logged@example.org', password: 'Wrong-Horse-7' })),
  );
  const { body, cookie } = await site.auth({ action: 'login', email: 'logged@example.org', password });
  const { access_token = '', refresh_token = '' } = body.session ?? {};
  expect(refresh_token).toHaveLength(86);
  secrets.add(access_token).add(refresh_token);
  await site.auth({ action: 'getUser' }, { bearer: access_token });
  const next = await site.auth({ action: 'refresh' }, { cookie: cookie ?? '' });
  secrets.add(next.body.session?.access_token ?? '').add(next.cookie?.split('=')[1] ?? '');
  answers.push(JSON.stringify((await site.auth({ action: 'refresh', refresh_token }, { userAgent: 'thief' })).body));
  answers.push(JSON.stringify((await site.auth({ action: 'getUser' }, { bearer: `${access_token}x` })).body));

  const call = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${access_token}` };
    const response = await site.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    answers.push(await response.text());
    return response.status;
  };
  await call('/api/auth/forgot-password', { email: 'logged@example.org' });
  await site.runJobs();
  await site.runJobs();
  const recovery = Object.fromEntries(
    new URLSearchParams(
      /recovery#(\S+)/.exec(t.mails.findLast(({ text }) => text.includes('recovery#'))?.text ?? '')?.[1],
    ),
  );
  expect(recovery['access_token']).toHaveLength(43);
  secrets
    .add(recovery['access_token'] ?? '')
    .add(recovery['refresh_token'] ?? '')
    .add('Brand-New-Horse-8')
    .add('weakling-9');
  await call('/api/auth/reset-password/check', recovery);
  for (const chosen of ['weakling-9', 'Brand-New-Horse-8', 'Brand-New-Horse-8']) {
    await call('/api/auth/reset-password', { ...recovery, password: chosen });
  }

  // The database is gone: every call fails unexpectedly.
  await t.database.close();
  for (const action of ['login', 'register', 'refresh', 'getUser', 'logout', 'resend']) {
    const all = { action, username: 'logged2', email: 'logged@example.org', password, refresh_token };
    const answer = await site.auth(all, { bearer: access_token, cookie: cookie ?? '' });
    expect(answer.status).toBe(500);
    answers.push(JSON.stringify(answer.body));
  }

  for (const [path, body] of [
    ['/api/auth/forgot-password', { email: 'logged@example.org' }],
    ['/api/auth/reset-password/check', recovery],
    ['/api/auth/reset-password', { ...recovery, password }],
    ['/api/auth/change-password', { currentPassword: password, password: 'Brand-New-Horse-8' }],
    ['/api/auth/set-password', { password }],
  ] as const) {
    expect(await call(path, body), path).toBe(500);
  }

  const everything = [...lines, ...answers].join('\n');
  expect(lines.length).toBeGreaterThan(15);
  expect(everything).toContain('the mail server is away');
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(everything).not.toContain(secret);
  }
});
