import { formatMoney } from '#contract/money.ts';
import { contactOf } from '#features/accounts/server/index.ts';
import { composeMail, type MailDraft } from '#server/adapters/mail/compose-mail.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Payment } from './fold-payment.ts';

type Mailing = Pick<Platform, 'config' | 'jobs'>;

/** Sends the receipt in the transaction that adds the credits, so each purchase gets exactly one. */
export async function sendReceipt(
  trx: Trx,
  platform: Mailing,
  { userId, purchase, payment }: { userId: string; purchase: BoughtPack; payment: Payment },
): Promise<void> {
  const { name } = platform.config.brand;
  const credits = purchase.credits.toLocaleString('en-US');
  const price = payment.amount === null ? null : formatMoney(payment.amount, payment.currency);
  const test = purchase.provider === 'test';
  await send(trx, platform, userId, {
    subject: `${test ? 'Test receipt' : 'Receipt'} for ${credits} credits at ${name}`,
    heading: `You bought ${credits} credits`,
    body: [
      'Thank you for your purchase. The credits are in your account.',
      {
        facts: [
          ['Credits', credits],
          ...(price ? [['Paid', price] as const] : []),
          ['Date', (payment.paidAt ?? new Date()).toISOString().slice(0, 10)],
          ['Purchase number', purchase.id],
        ],
      },
      ...(test ? ['This was a test payment: nothing was charged, and this isn’t an invoice.'] : []),
      { label: 'See your purchases and receipts', url: `${platform.config.appUrl}/purchases` },
    ],
  });
}

/** Reports that credits were reversed and why, so that no balance decreases without notice. */
export async function sendReversalNotice(
  trx: Trx,
  platform: Mailing,
  { userId, credits, short, disputed }: { userId: string; credits: number; short: number; disputed: boolean },
): Promise<void> {
  const amount = credits.toLocaleString('en-US');
  const why = disputed
    ? 'The payment of a purchase was disputed at your bank. We’ve reversed its credits until the dispute is settled. If it’s settled in our favor, you’ll get them again.'
    : 'A purchase was refunded, so we’ve reversed its credits.';
  const owed =
    short === 0
      ? []
      : [
          `${short.toLocaleString('en-US')} of them were already spent. Your account owes them, and your next credits will pay for them first.`,
        ];
  await send(trx, platform, userId, {
    subject: `${amount} credits were reversed`,
    heading: `${amount} credits were reversed`,
    body: [why, ...owed, { label: 'See your purchases', url: `${platform.config.appUrl}/purchases` }],
  });
}

interface BoughtPack {
  readonly id: string;
  readonly credits: number;
  readonly provider: 'stripe' | 'test';
}

async function send(
  trx: Trx,
  platform: Mailing,
  userId: string,
  draft: Pick<MailDraft, 'subject' | 'heading' | 'body'>,
): Promise<void> {
  const { email, username } = await contactOf(trx, userId);
  await queueMail(trx, platform, await composeMail({ ...draft, to: email, username, brand: platform.config.brand }));
}
