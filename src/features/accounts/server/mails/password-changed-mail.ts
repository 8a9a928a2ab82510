import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';
import { afterNewPassword } from './after-new-password.ts';
import { mailTime } from './mail-time.ts';

/** "Your password was changed", sent after every kind of change, so that no one loses an account without notice. */
export function passwordChangedMail(options: {
  to: string;
  username: string;
  how: 'changed' | 'reset' | 'set';
  at: Date;
  appUrl: string;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, how, at, appUrl, brand } = options;
  const words = wording[how];
  return composeMail({
    to,
    username,
    brand,
    subject: `Your password for ${brand.name} was ${words.done}`,
    heading: `Your password was ${words.done}`,
    body: [
      `The password of your account at ${brand.name} was ${words.done} on ${mailTime(at)}. ${words.after}`,
      'If this was you, you can ignore this email.',
      'If it wasn’t you, someone else may have access to your account. Set a new password immediately, which signs out every device, and write to us:',
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
      afterNewPassword,
    ],
  });
}

const wording = {
  changed: { done: 'changed', after: 'Every other device was signed out.' },
  reset: { done: 'changed', after: 'It was changed with an emailed link, and every device was signed out.' },
  set: { done: 'set', after: 'You can now also log in with your email address and this password.' },
};
