import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** "Reset your password", sent on request. */
export function recoveryMail(options: { to: string; username: string; url: string; brand: Brand }): Promise<Mail> {
  const { to, username, url, brand } = options;
  return composeMail({
    to,
    username,
    brand,
    subject: `Reset your password for ${brand.name}`,
    heading: 'Reset your password',
    body: [
      `You asked to reset the password of your account at ${brand.name}. Open this link to set a new one:`,
      { label: 'Set a new password', url },
      'The link works once and expires in one hour. Setting a new password signs you out everywhere.',
      'If you didn’t request this, you can ignore this email: your password hasn’t changed. Don’t share the link.',
    ],
  });
}
