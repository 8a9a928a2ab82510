import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** Notifies the owner when a way to log in changes, so that a change by someone else is noticed. */
export function securityNoticeMail(options: {
  to: string;
  username: string;
  notice: SecurityNotice;
  appUrl: string;
  brand: Brand;
}): Promise<Mail> {
  const { to, username, appUrl, brand } = options;
  const { subject, words } = notices[options.notice];
  return composeMail({
    to,
    username,
    brand,
    subject: `${subject} at ${brand.name}`,
    heading: subject,
    body: [
      words,
      `If you didn’t do this, someone else may have access to your account. Set a new password immediately, which signs out every device, and write to ${brand.supportEmail}:`,
      { label: 'Set a new password', url: `${appUrl}/forgot-password` },
    ],
  });
}

export type SecurityNotice = keyof typeof notices;

const notices = {
  secondFactorOn: {
    subject: 'Two-factor login was turned on',
    words: 'Logging in to your account now also requires a code from your authenticator app.',
  },
  secondFactorOff: {
    subject: 'Two-factor login was turned off',
    words: 'Logging in to your account no longer requires a code from your authenticator app.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    words: 'One of your recovery codes was used instead of a code from your authenticator app. Each works once.',
  },
  recoveryCodesRenewed: {
    subject: 'Your recovery codes were replaced',
    words: 'Ten new recovery codes were created for your account. The earlier ones no longer work.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    words: 'A passkey was added to your account. Anyone who has it can log in without a password.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    words: 'A passkey was removed from your account and can no longer be used.',
  },
  apiKeyCreated: {
    subject: 'An API key was created',
    words:
      'An API key was created for your account. A script that has it can use the product as you. You can revoke it on your account page, under API keys.',
  },
  linkedInConnected: {
    subject: 'LinkedIn was connected',
    words: 'You can now also log in to your account with the LinkedIn profile that has this email address.',
  },
} as const;
