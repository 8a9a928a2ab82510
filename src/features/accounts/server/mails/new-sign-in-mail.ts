import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';
import { mailTime } from './mail-time.ts';

/** "New sign-in", sent when an account is used from a device or a place that it had not been used from before. */
export function newSignInMail(options: {
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
    subject: `New sign-in to your account at ${brand.name}`,
    heading: 'New sign-in to your account',
    body: [
      `Somebody signed in to your account at ${brand.name} from a device or a place that it had not been used from before.`,
      {
        facts: [
          ['When', mailTime(at)],
          ['Device', device],
          ['Network', address],
        ],
      },
      'If this was you, there is nothing to do.',
      'If it was not you, someone knows your password. Set a new one at once, which signs everybody out:',
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
    ],
  });
}
