import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, mailHeaders } from './mailer.ts';

/**
 * Writes each mail as `<time>-<id>.eml`, completely or not at all. The text part is not wrapped or encoded, so that
 * each link is on one line.
 */
export function createFileMailer(options: { folder: string; from: string; domain: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        from: options.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        messageId: `<${mail.id}@${options.domain}>`,
        date: mail.createdAt,
        headers: mailHeaders(mail),
        alternatives: [
          { raw: `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${mail.text}\n` },
          { contentType: 'text/html; charset=utf-8', content: mail.html, contentTransferEncoding: 'base64' },
        ],
      });
      const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`;
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const unfinished = join(options.folder, `.${name}.part`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(options.folder, name));
    },
  };
}
