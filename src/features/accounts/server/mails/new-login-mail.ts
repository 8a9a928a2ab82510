import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';
import { afterNewPassword } from './after-new-password.ts';
import { mailTime } from './mail-time.ts';

/** "New login", sent after a login from a new device or place. */
export function newLoginMail(options: {
  to: string;
  username: string;
  device: string;
  address: string;
  at: Date;
  appUrl: string;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, device, address, at, appUrl, brand } = options;
  return composeMail({
    to,
    username,
    brand,
    subject: `New login to your account at ${brand.name}`,
    heading: 'New login to your account',
    body: [
      `Someone logged in to your account at ${brand.name} from a new device or place.`,
      {
        facts: [
          ['When', mailTime(at)],
          ['Device', device],
          ['Network', address],
        ],
      },
      'If this was you, you can ignore this email.',
      'If it wasn’t you, someone knows your password. Set a new one immediately, which signs out every device:',
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
      afterNewPassword,
    ],
  });
}
