import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** To the current address, which has to confirm the change and can stop it. */
export function approveChangeMail({ to, username, newEmail, url, brand }: WithLink): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Your email address at ${brand.name} is about to change`,
    heading: 'Confirm the change of your email address',
    body: [
      `Someone logged in to your account asked to change its email address to ${newEmail}. Open this link to confirm or stop the change:`,
      { label: 'Confirm or stop the change', url },
      'Nothing changes until both addresses are confirmed. The link expires in 24 hours.',
      'If it wasn’t you, stop the change and set a new password, because someone knows yours.',
    ],
  });
}

/** To the new address. */
export function confirmAddressMail({ to, username, url, brand }: WithLink): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Confirm your new email address for ${brand.name}`,
    heading: 'Confirm your new email address',
    body: [
      `You asked to use this address for your account at ${brand.name}. Open this link to confirm it:`,
      { label: 'Confirm the address', url },
      'The current address has to be confirmed too. The link expires in 24 hours.',
      'If you didn’t request this, you can ignore this email.',
    ],
  });
}

/** To both addresses, after the change. */
export function emailChangedMail({ to, username, newEmail, brand }: Facts): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Your email address at ${brand.name} was changed`,
    heading: 'Your email address was changed',
    body: [
      `The email address of your account is now ${newEmail}. Please log in with it.`,
      `If you didn’t do this, write to ${brand.supportEmail} immediately.`,
    ],
  });
}

interface Facts {
  readonly to: string;
  readonly username: string;
  readonly newEmail: string;
  readonly brand: Brand;
}

interface WithLink extends Facts {
  readonly url: string;
}
