import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, accountSite, password } from '../../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

const tooCommon = 'This password is too common. Please choose one that is harder to guess';

test('registration, change and reset refuse a common password and one made of the username or address, with the reason [D.143]', async () => {
  const register = (name: string, chosen: string) =>
    site.auth({ action: 'register', username: name, email: `${name}@example.org`, password: chosen });
  const common = await register('guessable', 'Password1!');
  expect([common.status, common.body.code, common.body.fields]).toEqual([
    422,
    'weak_password',
    { password: tooCommon },
  ]);
  expect((await register('guessable', 'Guessable-1')).body.fields?.['password']).toContain('your name');
  expect((await register('guessable', 'Foredraft-26')).body.fields?.['password']).toContain('"Foredraft"');
  expect((await register('guessable', password)).status).toBe(200);

  const member = await site.member('changes-it');
  const change = (chosen: string) =>
    site.call(member, 'POST', '/api/auth/change-password', { currentPassword: password, password: chosen });
  expect((await change('Dragon-123')).body.fields).toEqual({ password: tooCommon });
  expect((await change('Changes-It-9')).body.fields.password).toContain('your name');

  await site.fetch('/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email }),
  });
  await site.runJobs();
  await site.runJobs();
  const link = t.mails.findLast(({ text }) => text.includes('#access_token='))?.text ?? '';
  const tokens = Object.fromEntries(new URLSearchParams(/#(access_token=\S+)/.exec(link)?.[1]));
  const reset = (chosen: string) =>
    site.call(member, 'POST', '/api/auth/reset-password', { ...tokens, password: chosen });
  expect((await reset('Sunshine-1')).body.fields).toEqual({ password: tooCommon });
  // The refused passwords haven't used up the link.
  expect((await reset('Quartz-Meadow-9')).status).toBe(200);
});

test('a leaked password is refused if a service is configured, which receives five characters of its hash [D.143]', async () => {
  const leaked = 'Quartz-Leaked-77';
  const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase();
  const padding = createHash('sha1').update('Quartz-Padding-77').digest('hex').toUpperCase();
  const seen: string[] = [];
  let broken = false;
  const service = createServer((request, response) => {
    seen.push(`${request.url} ${request.headers['add-padding']}`);
    if (broken) response.writeHead(503).end();
    else response.end(`${'0'.repeat(35)}:4\r\n${hash.slice(5)}:12\r\n${padding.slice(5)}:0\r\n`);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  try {
    const breachCheckUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/range/`;
    const checking = await accountSite(t, { config: { ...t.platform.config, breachCheckUrl } });
    const register = (username: string, chosen: string, on = checking) =>
      on.auth({ action: 'register', username, email: `${username}@example.org`, password: chosen });
    const refused = await register('leak-one', leaked);
    expect(refused.body.fields?.['password']).toContain('leaked passwords');
    expect(seen).toEqual([`/range/${hash.slice(0, 5)} true`]);
    expect((await register('leak-two', 'Quartz-Padding-77')).status).toBe(200);
    broken = true;
    expect((await register('leak-three', leaked)).status).toBe(200);
    expect(seen).toHaveLength(3);
    // Nothing is sent unless it is configured.
    expect((await register('leak-four', leaked, site)).status).toBe(200);
    expect(seen).toHaveLength(3);
  } finally {
    service.close();
  }
});
