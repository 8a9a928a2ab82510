import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** "Verify your email address", sent at registration and on request. */
export function verificationMail(options: { to: string; username: string; url: string; brand: Brand }): Promise<Mail> {
  const { to, username, url, brand } = options;
  return composeMail({
    to,
    username,
    brand,
    subject: `Verify your email address for ${brand.name}`,
    heading: 'Verify your email address',
    body: [
      `An account at ${brand.name} was created with this address. Open this link to confirm the address and activate your account:`,
      { label: 'Verify email address', url },
      'The link works once and expires in 24 hours. If it has expired, try to log in, and you can request a new one.',
      'If you didn’t create an account, you can ignore this email.',
    ],
  });
}
