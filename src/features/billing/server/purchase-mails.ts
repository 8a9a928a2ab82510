import { formatMoney } from '../../../contract/money.ts';
import type { Trx } from '../../../server/db/database.ts';
import { composeMail, type MailDraft } from '../../../server/mail/compose-mail.ts';
import { queueMail } from '../../../server/mail/mail-queue.ts';
import type { Platform } from '../../../server/platform.ts';
import type { Payment } from './fold-payment.ts';

type Mailing = Pick<Platform, 'config' | 'jobs'>;

/** The receipt of a purchase, in the transaction that gives its credits: one purchase, one receipt. */
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
      ...(test ? ['This was a test payment: nothing was charged, and this is no invoice.'] : []),
      { label: 'See your purchases and receipts', url: `${platform.config.appUrl}/purchases` },
    ],
  });
}

/** That credits were taken back, and why, so that a balance never falls without a word. */
export async function sendTakenBack(
  trx: Trx,
  platform: Mailing,
  { userId, credits, short, disputed }: { userId: string; credits: number; short: number; disputed: boolean },
): Promise<void> {
  const amount = credits.toLocaleString('en-US');
  const why = disputed
    ? 'the payment of a purchase was disputed at your bank. Until that is settled, its credits are taken back; if it is settled in our favour you get them again.'
    : 'a purchase was refunded, so its credits are taken back.';
  const owed =
    short === 0
      ? []
      : [
          `${short.toLocaleString('en-US')} of them had been spent already. They stay open on your account, and credits that come in pay for them first.`,
        ];
  await send(trx, platform, userId, {
    subject: `${amount} credits were taken back`,
    heading: `${amount} credits were taken back`,
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
  const { email, username } = await trx
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(trx, platform, await composeMail({ ...draft, to: email, username, brand: platform.config.brand }));
}
