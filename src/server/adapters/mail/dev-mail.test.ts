import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../base/http/endpoints.ts';
import { answerFailure } from '../../base/http/failures.ts';
import { createDevMail } from './dev-mail.ts';
import { createFileMailer } from './file-mailer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foredraft-dev-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('shows that there is no mail yet', async () => {
  const response = await open({ folder: join(folder, 'none') });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('No mail has been sent yet.');
});

test('lists mails, newest first, with working links', async () => {
  const mailer = createFileMailer({ folder, from: 'F <f@example.org>', domain: 'example.org' });
  const link = 'http://localhost:3000/auth/confirm#token=abc&type=signup';
  for (const [id, to] of [
    ['1', 'first@example.org'],
    ['2', 'second@example.org'],
  ] as const) {
    const text = `Hello <img src=x>\n\nOpen:\n${link}${id}\n`;
    await mailer.send({ id, to, subject: 'S', text, html: '<p>x</p>', createdAt: new Date(Number(id) * 1000) });
  }
  const page = await (await open()).text();
  expect(page.indexOf('second@example.org')).toBeGreaterThan(0);
  expect(page.indexOf('second@example.org')).toBeLessThan(page.indexOf('first@example.org'));
  expect(page).toContain(`<a href="${link.replace('&', '&amp;')}1">`);
  expect(page).toContain('Hello &lt;img src=x&gt;');
});

test.each([
  ['another machine', { address: '192.0.2.1' }],
  ['a page whose name was pointed here', { host: 'attacker.example' }],
  ['a proxy on this machine', { headers: { 'X-Forwarded-For': '192.0.2.1' } }],
  ['a proxy that says Forwarded', { headers: { Forwarded: 'for=192.0.2.1' } }],
])('does not exist for %s', async (_who, from) => {
  expect((await open(from)).status).toBe(404);
});

test.each([
  { address: '127.0.0.1', host: 'localhost:3000' },
  { address: '::1', host: '[::1]:3000' },
  { address: '::ffff:127.0.0.1', host: '127.0.0.1' },
])('is shown on this machine %o', async (from) => {
  expect((await open(from)).status).toBe(200);
});

function open(from: { address?: string; host?: string; headers?: Record<string, string>; folder?: string } = {}) {
  const app = createApi();
  app.onError(answerFailure);
  app.route('/', createDevMail(from.folder ?? folder));
  const remoteAddress = from.address ?? '127.0.0.1';
  const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' };
  const headers = { Host: from.host ?? 'localhost:3000', ...from.headers };
  return app.request('/dev/mail', { headers }, { incoming: { socket } });
}
