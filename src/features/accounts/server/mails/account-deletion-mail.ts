import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';
import { mailTime } from './mail-time.ts';

/** The last mail to an account, queued before its data is deleted. */
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
      `You asked us to delete your account at ${brand.name}, and confirmed it. We’re deleting it permanently now:`,
      {
        facts: [
          ['Deleted', 'your profile, reports, drafts and files, and the credits you had left'],
          ['Cancelled', 'runs in progress'],
          ['Kept', 'credit transactions and log entries, without your name or address'],
          ['Requested', mailTime(at)],
          ['Device', device],
          ['Network', address],
        ],
      },
      'You don’t need to do anything, and this is our last email about it. You’re welcome to register again at any time.',
      `If it wasn’t you, someone knows your password. Change it wherever else you use it, and write to ${brand.supportEmail}. A deleted account can’t be restored.`,
    ],
  });
}
