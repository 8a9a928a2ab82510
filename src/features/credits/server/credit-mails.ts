import { composeMail } from '#server/adapters/mail/compose-mail.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { Brand } from '#server/base/config/config.ts';

/** Sent when few credits are left. */
export function lowBalanceMail(options: Recipient & { balance: number }): Promise<Mail> {
  const { to, username, balance, brand, appUrl } = options;
  return composeMail({
    to,
    brand,
    subject: `Your ${brand.name} credits are running low`,
    heading: 'Your credits are running low',
    body: [
      `Hello ${username},`,
      `You have ${counted(balance)} left. Runs in progress are already paid for. A new run needs enough credits to start.`,
      { label: 'View your credits or buy more', url: `${appUrl}/credit-history` },
    ],
  });
}

/** Announces which credits will expire and when, early enough to use them. */
export function expiryNoticeMail(options: Recipient & { credits: number; expiresAt: Date }): Promise<Mail> {
  const { to, username, credits, expiresAt, brand, appUrl } = options;
  const day = expiresAt.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return composeMail({
    to,
    brand,
    subject: `${counted(credits)} expire on ${day}`,
    heading: 'Some of your credits expire soon',
    body: [
      `Hello ${username},`,
      `${counted(credits)} in your account will expire on ${day} unless you use them before then. Your oldest credits are always used first.`,
      { label: 'View your credits', url: `${appUrl}/credit-history` },
    ],
  });
}

interface Recipient {
  readonly to: string;
  readonly username: string;
  readonly brand: Brand;
  readonly appUrl: string;
}

function counted(credits: number): string {
  return `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
}
