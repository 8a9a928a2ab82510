import type { Brand } from '../../../../server/config/config.ts';
import { composeMail } from '../../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../../server/mail/mailer.ts';

/** Tells the person of a change in how the account is signed in to, so that a stranger's change does not go unseen. */
export function securityNoticeMail(options: {
  to: string;
  username: string;
  notice: SecurityNotice;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, brand } = options;
  const { subject, words } = notices[options.notice];
  return composeMail({
    to,
    brand,
    subject: `${subject} at ${brand.name}`,
    heading: subject,
    body: [
      `Hello ${username},`,
      words,
      `If you did not do this, set a new password and write to ${brand.supportEmail}.`,
    ],
  });
}

export type SecurityNotice = keyof typeof notices;

const notices = {
  secondFactorOn: {
    subject: 'Two-factor sign-in was turned on',
    words: 'logging in to your account now also takes a code from your authenticator app.',
  },
  secondFactorOff: {
    subject: 'Two-factor sign-in was turned off',
    words: 'logging in to your account no longer takes a code from your authenticator app.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    words:
      'one of the recovery codes of your account was used in place of a code from your authenticator app. Each of them works once.',
  },
  recoveryCodesRenewed: {
    subject: 'Your recovery codes were replaced',
    words: 'ten new recovery codes were made for your account. The earlier ones no longer work.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    words: 'a passkey was added to your account. Who has it can log in without a password.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    words: 'a passkey was removed from your account and can no longer be used.',
  },
  linkedInConnected: {
    subject: 'LinkedIn was connected',
    words: 'a LinkedIn profile that has this email address verified now opens your account, beside your password.',
  },
} as const;
