import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { accountSite } from '../../../../../tests/support/account-site.ts';
import { linkedInSite } from '../../../../../tests/support/linkedin-site.ts';
import { logInAtProvider } from '../../../../../tests/support/oidc-provider.ts';

test('no code, token, state or secret of a login is in any log line, address or answer, whatever goes wrong', async () => {
  const l = await linkedInSite();
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const site = await accountSite(l.t, { log: pino({ level: 'debug' }, sink) });
  l.person('logged', { name: 'Logged' });
  const secrets = new Set<string>([l.provider.environment.LINKEDIN_CLIENT_SECRET ?? '']);
  const told: string[] = [];
  try {
    const spoil: ((answer: Record<string, string>) => string)[] = [
      (answer) => JSON.stringify(answer),
      (answer) => `${JSON.stringify(answer).slice(0, -1)}, nonsense`,
      (answer) => JSON.stringify({ ...answer, id_token: `${answer.id_token}x` }),
      (answer) => JSON.stringify({ ...answer, id_token: answer.access_token }),
      (answer) => JSON.stringify({ ...answer, token_type: answer.access_token }),
      (answer) => JSON.stringify({ error: 'invalid_grant', error_description: answer.id_token }),
      (answer) => JSON.stringify({ error: answer.access_token }),
      (answer) => `<p>${answer.id_token}</p>`,
    ];
    for (const [index, spoiled] of spoil.entries()) {
      const attempt = await l.start(site);
      const asked = new URL(attempt.url).searchParams;
      for (const name of ['state', 'nonce', 'code_challenge']) secrets.add(asked.get(name) ?? '');
      secrets.add(attempt.cookie.split('=')[1] ?? '');
      const answer = await logInAtProvider(attempt.url, 'logged');
      secrets.add(new URL(answer).searchParams.get('code') ?? '');
      l.provider.corrupt = (path, body) => {
        if (path !== '/token') return null;
        const tokens = JSON.parse(body) as Record<string, string>;
        secrets.add(tokens.id_token ?? '').add(tokens.access_token ?? '');
        return { status: index === 5 || index === 6 ? 400 : 200, body: spoiled(tokens) };
      };
      const end = await l.comeBack(answer, attempt.cookie, site);
      l.provider.corrupt = null;
      expect(end.location).toBe(index === 0 ? '/dashboard' : '/login?linkedin=failed');
      told.push(end.location ?? '');
      if (end.session) secrets.add(end.session.split('=')[1] ?? '');
    }
    // First the provider is unreachable, then the database.
    const last = await l.start(site);
    const answer = await logInAtProvider(last.url, 'logged');
    l.provider.corrupt = () => ({ status: 500, body: 'gone' });
    told.push((await l.comeBack(answer, last.cookie, site)).location ?? '');
    await l.t.database.close();
    const response = await site.fetch('/api/auth/linkedin', { method: 'POST' });
    expect(response.status).toBe(502);
    told.push(await response.text());
    told.push((await l.comeBack(answer, last.cookie, site)).location ?? '');
    expect(told.at(-1)).toBe('/login?linkedin=failed');
  } finally {
    await l.close();
  }
  const everything = [...lines, ...told].join('\n');
  expect(everything).toContain('a login through LinkedIn failed');
  expect(everything).toContain('invalid_grant');
  expect(secrets.size).toBeGreaterThan(40);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20);
    expect(everything).not.toContain(secret);
  }
});
