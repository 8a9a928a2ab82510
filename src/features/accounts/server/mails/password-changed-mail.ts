import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';
import { mailTime } from './mail-time.ts';

/** "Your password was changed", sent whichever way it came about, so that nobody loses an account without hearing of it. */
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
      'If this was you, there is nothing to do.',
      'If it was not you, someone else may be in your account. Set a new password at once, which signs everybody out, and write to us:',
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
    ],
  });
}

const wording = {
  changed: { done: 'changed', after: 'Every other device that was signed in has been signed out.' },
  reset: { done: 'changed', after: 'A mailed link was used for it, and every device has been signed out.' },
  set: { done: 'set', after: 'You can now also log in with your email address and this password.' },
};
