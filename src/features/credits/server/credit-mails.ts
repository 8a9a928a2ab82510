import type { Brand } from '../../../server/config/config.ts';
import { composeMail } from '../../../server/mail/compose-mail.ts';
import type { Mail } from '../../../server/mail/mailer.ts';

/** Tells that few credits are left. */
export function lowBalanceMail(options: Recipient & { balance: number }): Promise<Mail> {
  const { to, username, balance, brand, appUrl } = options;
  return composeMail({
    to,
    brand,
    subject: `Your ${brand.name} credits are running low`,
    heading: 'Your credits are running low',
    body: [
      `Hello ${username},`,
      `you have ${counted(balance)} left. Runs that are under way are paid for already; a new one starts only while your credits cover it.`,
      { label: 'Look at your credits or buy more', url: `${appUrl}/credit-history` },
    ],
  });
}

/** Tells what will expire, and when, in good time to use it. */
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
      `${counted(credits)} of your account expire on ${day}, unless you use them before. Your oldest credits are always used first.`,
      { label: 'Look at your credits', url: `${appUrl}/credit-history` },
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
