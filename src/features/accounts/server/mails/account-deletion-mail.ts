import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';
import { mailTime } from './mail-time.ts';

/** The last mail that an account gets, on its way before anything else of the account is gone. */
export function accountDeletionMail(options: {
  to: string;
  username: string;
  device: string;
  address: string;
  at: Date;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, device, address, at, brand } = options;
  return composeMail({
    to,
    username,
    brand,
    subject: `Your account at ${brand.name} is being deleted`,
    heading: 'Your account is being deleted',
    body: [
      `You asked for your account at ${brand.name} to be deleted, and confirmed it. It is going now, for good:`,
      {
        facts: [
          ['Deleted', 'your profile, reports, drafts and files, and the credits you had left'],
          ['Cancelled', 'work that was under way'],
          ['Kept', 'movements of credits and entries of logs, without your name or address'],
          ['Asked for', mailTime(at)],
          ['Device', device],
          ['Network', address],
        ],
      },
      'There is nothing left to do, and this is the last mail that you get from us about it. You are welcome to register again at any time.',
      `If it was not you, someone knows your password: change it wherever else you use it, and write to ${brand.supportEmail}. A deleted account cannot be brought back.`,
    ],
  });
}
