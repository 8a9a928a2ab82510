import { createTransport } from 'nodemailer';
import { type Mailer, mailHeaders } from './mailer.ts';

/** Sends mails to an SMTP server. */
export function createSmtpMailer(options: { url: string; from: string; domain: string }): Mailer {
  const transport = createTransport(withTimeLimits(options.url));
  return {
    async send(mail) {
      await transport.sendMail({
        from: options.from,
        // Passed as an object, so that the address is never parsed as a list.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${options.domain}>`,
        date: mail.createdAt,
        headers: mailHeaders(mail),
      });
    },
  };
}

/** Connections are not reused: mails are few, and an idle connection could break unnoticed. Times in milliseconds. */
function withTimeLimits(url: string): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries({
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  }
  return address.href;
}
