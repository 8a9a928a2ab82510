import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beginPurchase } from '#features/billing/server/begin-purchase.ts';
import { type PaymentEvent, readWebhook, webhookSecretOf } from '#server/adapters/payments/read-webhook.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { BillingSite } from '../support/billing-site.ts';
import type { StripeEvent } from '../support/stripe-stand-in.ts';
import type { GuaranteeName, Payments } from './payment-guarantees.ts';

/** Well-known payment mistakes, each with the guarantee that must detect it. */
export const brokenVariants: readonly BrokenVariant[] = [
  {
    mistake: 'tells repetitions by the id of the event only',
    caughtBy: 'oneGrantPerPaidSession',
    broken: ({ site }) => ({
      take: (sent) => oncePerEvent(site, sent, (trx, event) => grant(site, trx, event, event.id)),
    }),
  },
  {
    mistake: 'looks whether the credits were given, then gives them',
    caughtBy: 'oneGrantPerPaidSession',
    broken: ({ site }) => ({
      async take(sent) {
        const event = read(site, sent);
        if (!event.report?.facts.paid) return;
        const purchase = await purchaseOf(site.t.database.db, event);
        if (!purchase || purchase.granted_at) return;
        await site.t.database.db.transaction().execute(async (trx) => {
          await grant(site, trx, event, randomUUID());
          await sql`update purchases set state = 'paid', paid_at = now(), granted_at = now() where id = ${purchase.id}`.execute(
            trx,
          );
        });
      },
    }),
  },
  {
    mistake: 'takes back what every message of a refund says',
    caughtBy: 'refundsCountOnce',
    broken: ({ site }) => ({
      take: (sent) =>
        oncePerEvent(site, sent, async (trx, event) => {
          const { charged = 0, refunded = 0 } = event.report?.facts ?? {};
          if (refunded === 0) {
            const purchase = await purchaseOf(trx, event);
            if (purchase) await grant(site, trx, event, purchase.id);
            return;
          }
          await takeBack(site, trx, event, Math.floor((100 * refunded) / charged));
        }),
    }),
  },
  {
    mistake: 'forgets a message whose payment is not known yet',
    caughtBy: 'everyOrderEndsAlike',
    broken: ({ site }) => ({
      async take(sent) {
        await site.webhook(sent);
        // Only its own row: two statements that each delete several rows may wait for each other.
        await site.t.database.db
          .deleteFrom('payment_events')
          .where('id', '=', read(site, sent).id)
          .where('purchase_id', 'is', null)
          .execute();
      },
    }),
  },
  {
    mistake: 'looks whether the press is known, then keeps it',
    caughtBy: 'onePressOnePurchase',
    broken: ({ site }) => ({
      async begin(userId, email, requestKey) {
        const { rows } = await site.t.database.pool.query(
          "with wait as materialized (select pg_sleep(0.1)) select checkout_url from purchases, wait where request_key like $1 || '%' and checkout_url is not null",
          [requestKey],
        );
        // A separate row for each, like an insert without the unique key.
        return rows[0]?.checkout_url ?? press(site, { userId, email, requestKey: `${requestKey} ${randomUUID()}` });
      },
    }),
  },
  {
    mistake: 'makes a new key for every attempt',
    caughtBy: 'lostAnswerOnePurchase',
    broken: ({ site }) => ({
      begin: (userId, email) => press(site, { userId, email, requestKey: randomUUID() }),
    }),
  },
];

export interface BrokenVariant {
  readonly mistake: string;
  readonly caughtBy: GuaranteeName;
  readonly broken: (payments: Payments) => Partial<Payments>;
}

function read(site: BillingSite, { body, signature }: StripeEvent): PaymentEvent {
  return readWebhook(new TextEncoder().encode(body), signature, webhookSecretOf(site.t.platform.config));
}

async function oncePerEvent(
  site: BillingSite,
  sent: StripeEvent,
  work: (trx: Trx, event: PaymentEvent) => Promise<unknown>,
): Promise<void> {
  const event = read(site, sent);
  if (!event.report?.facts.paid && !event.report?.facts.refunded) return;
  await site.t.database.db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      insert into payment_events (id, type, happened_at, refs, facts) values (${event.id}, ${event.type}, now(), '{}', '{}')
        on conflict do nothing returning id`.execute(trx);
    if (rows.length > 0) await work(trx, event);
  });
}

function purchaseOf(db: Db, event: PaymentEvent) {
  return db
    .selectFrom('purchases')
    .innerJoin('wallets', 'wallets.id', 'wallet_id')
    .select(['purchases.id', 'user_id', 'granted_at'])
    .where(sql<boolean>`refs && ${[...(event.report?.refs ?? [])]}::text[]`)
    .executeTakeFirst();
}

async function grant(site: BillingSite, trx: Trx, event: PaymentEvent, cause: string): Promise<void> {
  const purchase = await purchaseOf(trx, event);
  if (!purchase?.user_id) return;
  const movement = { userId: purchase.user_id, cause, amount: 100, description: 'Bought 100 credits' };
  await site.context.ledger.addPurchased(trx, { ...movement, kind: 'purchase' });
}

async function takeBack(site: BillingSite, trx: Trx, event: PaymentEvent, amount: number): Promise<void> {
  const purchase = await purchaseOf(trx, event);
  if (!purchase?.user_id) return;
  const movement = { userId: purchase.user_id, cause: event.id, amount, description: 'Purchase refunded' };
  await site.context.ledger.takeBack(trx, { ...movement, purchase: purchase.id });
}

function press(site: BillingSite, request: { userId: string; email: string; requestKey: string }): Promise<string> {
  return beginPurchase(site.context, { ...request, priceId: site.t.platform.config.payments.priceId ?? '' });
}

/** The product itself. */
export function paymentsOf(site: BillingSite, stripe: Payments['stripe']): Payments {
  return {
    site,
    stripe,
    take: async (sent) => {
      const status = await site.webhook(sent);
      if (status !== 200) throw new Error(`a webhook was answered ${status}`);
    },
    comeBack: (user, purchaseId) => site.comeBack(user as never, purchaseId),
    begin: (userId, email, requestKey) => press(site, { userId, email, requestKey }),
  };
}
