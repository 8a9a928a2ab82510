import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { AppError } from '#contract/errors.ts';
import { type Api, createApi } from '../../base/http/endpoints.ts';
import { isFromThisMachine } from '../../base/http/is-from-this-machine.ts';

/**
 * /dev/mail: the mails that were written to files, newest first, with their links. The links log people in, so the page
 * only exists for this machine: a direct loopback connection whose Host header names this machine.
 */
export function createDevMail(folder: string): Api {
  const api = createApi();
  api.get('/dev/mail', async (c) => {
    if (!isFromThisMachine(c)) throw new AppError('not_found');
    const mails = await readMails(folder);
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Mails on this machine</title>
          <style>
            body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1b2430; background: #fbfaf6; }
            article { margin: 1.5rem 0; padding-top: 1rem; border-top: 1px solid #d9d5c9; }
            h2 { margin: 0; font-size: 1rem; }
            pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
            a { color: #17505a; }
          </style>
        </head>
        <body>
          <h1>Mails on this machine</h1>
          <p>No mail server is set up, so mails are stored as files. This page can only be opened on this machine.</p>
          ${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : ''}
          ${mails.map(
            (mail) =>
              html`<article><h2>To ${mail.to}</h2><div>${mail.date}</div><pre>${withLinks(mail.text)}</pre></article>`,
          )}
        </body>
      </html>`);
  });
  return api;
}

const listed = 50;

async function readMails(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, listed);
  return Promise.all(newest.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))));
}

/** Reads the files that the file mailer writes: plain headers, with the text as the first part. */
function parse(message: string): { to: string; date: string; text: string } {
  const lines = message.split(/\r?\n/);
  const header = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const text = /^Content-Transfer-Encoding: 8bit\n\n([\s\S]*?)\n--/m.exec(message)?.[1] ?? '';
  return { to: header('To'), date: header('Date'), text: text.trim() };
}

function withLinks(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
