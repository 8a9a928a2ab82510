import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';

/** The last mail that an account gets. */
export function accountDeletedMail({
  to,
  username,
  brand,
}: {
  to: string;
  username: string;
  brand: Brand;
}): Promise<Mail> {
  return composeMail({
    to,
    brand,
    subject: `Your account at ${brand.name} was deleted`,
    heading: 'Your account was deleted',
    body: [
      `Hello ${username},`,
      'your account was deleted at your request, with everything in it: profile, reports, drafts and uploaded files. Work that was under way was cancelled.',
      'What has to stay of the accounting stays without your name or address.',
      `If you did not ask for this, write to ${brand.supportEmail}.`,
    ],
  });
}
