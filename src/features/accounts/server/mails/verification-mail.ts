import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';

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
      `An account at ${brand.name} was created with this address. To confirm that the address is yours, and to be able to log in, open this link:`,
      { label: 'Verify email address', url },
      'The link works once and ends after 24 hours. If it has ended, log in, and the page offers to send another one.',
      'If you did not create an account, there is nothing to do: without this step the account cannot be used.',
    ],
  });
}
