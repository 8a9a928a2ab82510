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
    brand,
    subject: `New sign-in to your account at ${brand.name}`,
    heading: 'New sign-in to your account',
    body: [
      `Hello ${username},`,
      `your account at ${brand.name} was signed in to from a device or a place that it had not been used from before.`,
      `When: ${mailTime(at)}. Device: ${device}. Network address: ${address}.`,
      'If this was you, you need do nothing.',
      'If it was not you, someone knows your password. Set a new one at once, which signs everybody out:',
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
    ],
  });
}
