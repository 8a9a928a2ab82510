import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { createMailer } from './create-mailer.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

const brand = { name: 'Foredraft', supportEmail: 'support@foredraft.example', founder: 'the founder' };
const url = `https://foredraft.example/auth/confirm#token=${'t'.repeat(43)}&type=signup`;

let folder: string;
let smtp: Awaited<ReturnType<typeof receivingServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foredraft-mail-'));
  smtp = await receivingServer();
});
afterAll(async () => {
  smtp.server.close();
  await rm(folder, { recursive: true, force: true });
});

const ports: [string, { mailer: () => Mailer; messages: () => Promise<string[]> }][] = [
  [
    'file',
    {
      mailer: () => mailerWith(undefined),
      messages: async () => {
        const names = (await readdir(join(folder, 'mail'))).sort();
        return Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
      },
    },
  ],
  ['SMTP', { mailer: () => mailerWith(smtp.url), messages: async () => smtp.messages }],
];

describe.each(ports)('the %s mailer', (_name, port) => {
  test('sends address, subject, both parts and a constant Message-ID', async () => {
    const before = (await port.messages().catch(() => [])).length;
    await port.mailer().send(await outgoing({ subject: 'Größe, bestätigt' }));
    const messages = await port.messages();
    expect(messages).toHaveLength(before + 1);
    const message = messages.at(-1)?.replaceAll('\r\n', '\n') ?? '';
    expect(message).toMatch(/^To: ada@example\.org$/m);
    expect(message).toMatch(/^From: Foredraft <support@foredraft\.example>$/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=B6=C3=9Fe(,|=2C)_best=C3=A4tigt\?=$/im);
    expect(message).toMatch(/^Message-ID: <0190-id@foredraft\.example>$/im);
    expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8$/im);
    expect(message).toMatch(/^Content-Type: text\/html; charset=utf-8$/im);
  });

  test('mails that can be unsubscribed from have the unsubscribe header, and others do not [D.155]', async () => {
    const unsubscribeUrl = 'https://foredraft.example/api/reminders/off/token';
    await port.mailer().send({ ...(await outgoing({})), unsubscribeUrl });
    const message = (await port.messages()).at(-1) ?? '';
    expect(message).toMatch(/^List-Unsubscribe: <https:\/\/foredraft\.example\/api\/reminders\/off\/token>\r?$/m);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    await port.mailer().send(await outgoing({}));
    expect((await port.messages()).at(-1)).not.toMatch(/^List-Unsubscribe/m);
  });

  test('an address counts as one address, whatever characters it contains', async () => {
    await port.mailer().send(await outgoing({ to: 'a+b_c@example.org' }));
    const message = (await port.messages()).at(-1) ?? '';
    expect(message).toMatch(/^To: a\+b_c@example\.org\r?$/m);
  });
});

test('a mail file contains every link unchanged, on its own line', async () => {
  await mailerWith(undefined).send(await outgoing({ createdAt: new Date('2030-01-01T00:00:00Z') }));
  const newest = (await readdir(join(folder, 'mail'))).sort().at(-1) ?? '';
  expect(newest).toBe('2030-01-01T00-00-00-000Z-0190-id.eml');
  const lines = (await readFile(join(folder, 'mail', newest), 'utf8')).split('\n');
  expect(lines).toContain('To: ada@example.org');
  expect(lines.filter((line) => line.includes('token='))).toEqual([url]);
  expect(lines.filter((line) => line.includes('Größe'))).toEqual(['Größe 7 — ready']);
});

test('a refusal by the mail server is an error, and the mail does not count as sent', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  await expect(mailerWith(`smtp://127.0.0.1:${port}`).send(await outgoing({}))).rejects.toThrow('ECONNREFUSED');
});

test('text and HTML have the same content, and user text cannot become markup', async () => {
  const mail = await composeMail({
    to: 'ada@example.org',
    subject: 'S',
    heading: 'A <b>heading</b> & more',
    brand: { ...brand, name: 'Brand & Sons' },
    body: ['One <script>alert(1)</script>', { label: 'Open', url }],
  });
  expect(mail.text).toBe(
    `A <b>heading</b> & more\n\nOne <script>alert(1)</script>\n\nOpen:\n${url}\n\nQuestions? Write to support@foredraft.example.\n\nBrand & Sons\n`,
  );
  expect(mail.html).toContain('A &lt;b&gt;heading&lt;/b&gt; &amp; more');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`);
});

test('a mail has a greeting with the name, a list of facts, and its first sentence as preview text', async () => {
  const mail = await composeMail({
    to: 'ada@example.org',
    subject: 'S',
    heading: 'H',
    username: 'ada <3',
    brand,
    body: [
      {
        facts: [
          ['When', '2 March'],
          ['Device', 'A <i>program</i>'],
        ],
      },
      'It happened.',
      'And then?',
    ],
  });
  expect(mail.text).toMatch(/^H\n\nHello ada <3,\n\nWhen: 2 March\nDevice: A <i>program<\/i>\n\nIt happened\.\n\n/);
  expect(mail.html).toContain('Hello ada &lt;3,');
  expect(mail.html).not.toContain('<i>');
  const words = mail.html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ');
  expect(words.split('It happened.')).toHaveLength(3);
  expect(words.trim()).toMatch(/^S\s+It happened\./);
});

function mailerWith(smtpUrl: string | undefined): Mailer {
  const config = { smtpUrl, mailFrom: 'Foredraft <support@foredraft.example>', appUrl: 'https://foredraft.example' };
  return createMailer({ config, dataDir: folder });
}

async function outgoing(changes: Partial<OutgoingMail>): Promise<OutgoingMail> {
  const body = ['Größe 7 — ready', { label: 'Open', url }];
  const mail = await composeMail({ to: 'ada@example.org', subject: 'Hello', heading: 'Hello', brand, body });
  return { ...mail, id: '0190-id', createdAt: new Date('2026-01-01T00:00:00Z'), ...changes };
}

/** A mail server that accepts every mail (RFC 5321, the few commands that a client needs). */
async function receivingServer(): Promise<{ server: Server; url: string; messages: string[] }> {
  const messages: string[] = [];
  const server = createServer((socket) => {
    let data: string[] | null = null;
    socket.write('220 ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (data) {
        if (line !== '.') data.push(line.startsWith('..') ? line.slice(1) : line);
        else {
          messages.push(data.join('\n'));
          data = null;
          socket.write('250 taken\r\n');
        }
      } else if (/^DATA/i.test(line)) {
        data = [];
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, messages };
}
