import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';

/** To the address that the account has: the change needs its consent, and can be stopped by it. */
export function approveChangeMail({ to, username, newEmail, url, brand }: WithLink): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Your email address at ${brand.name} is about to change`,
    heading: 'Is it you who changes the address?',
    body: [
      `Somebody who is signed in to your account wants to change its email address to ${newEmail}. Open this link to confirm the change, or to stop it:`,
      { label: 'Confirm or stop the change', url },
      'Nothing changes until both addresses have confirmed. The link expires in 24 hours.',
      'If it was not you, stop the change and set a new password, because somebody knows yours.',
    ],
  });
}

/** To the address that the account is to have. */
export function confirmAddressMail({ to, username, url, brand }: WithLink): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Confirm your new email address for ${brand.name}`,
    heading: 'Confirm your new email address',
    body: [
      `This address is to become the one of your account at ${brand.name}. To confirm that it is yours, open this link:`,
      { label: 'Confirm the address', url },
      'The current address of the account must confirm too. The link expires in 24 hours.',
      'If you did not ask for this, there is nothing to do: without this step nothing changes.',
    ],
  });
}

/** To both addresses, once it has happened. */
export function emailChangedMail({ to, username, newEmail, brand }: Facts): Promise<Mail> {
  return composeMail({
    to,
    username,
    brand,
    subject: `Your email address at ${brand.name} was changed`,
    heading: 'Your email address was changed',
    body: [
      `The email address of your account is ${newEmail} from now on. Please log in with it.`,
      `If you did not do this, write to ${brand.supportEmail} at once.`,
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
