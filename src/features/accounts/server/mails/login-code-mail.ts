import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** "Your login code", sent when the correct password comes from a new place during an attack. */
export function loginCodeMail(options: {
  to: string;
  username: string;
  code: string;
  addressBlock: string;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, code, addressBlock, brand } = options;
  return composeMail({
    to,
    username,
    brand,
    subject: `Your login code for ${brand.name}`,
    heading: 'Your login code',
    body: [
      `Many wrong passwords are being tried on your account at ${brand.name}, so logging in from a new place requires a code right now:`,
      {
        facts: [
          ['Code', code],
          ['Requested from', addressBlock],
        ],
      },
      'The code works once, from the place where you asked for it, and expires in 10 minutes. Please do not share it.',
      'If you did not try to log in, someone knows your password. Please reset it on the login page ("Forgot your password?").',
    ],
  });
}
