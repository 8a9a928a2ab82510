import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { BillingSite } from '../support/billing-site.ts';
import type { StripeEvent, StripeStandIn } from '../support/stripe-stand-in.ts';

/**
 * The guarantees of credit purchases, whatever the payment provider and the network do. The product fulfills each of
 * them, and a broken variant violates one.
 */
export const guarantees = {
  /** However often, in whatever way and however parallel a payment is reported, its credits are granted once. */
  async oneGrantPerPaidSession(payments: Payments, options = { sessions: 24, users: 6, webhooks: 10 }) {
    const { site, stripe } = payments;
    const users = await Promise.all(Array.from({ length: options.users }, () => site.member()));
    const begun = await inParallel(8, Array.from({ length: options.sessions }), async (_, index) => {
      const user = users[index % users.length] ?? (await site.member());
      const { purchaseId, sessionId } = await site.begin(user);
      return { user, purchaseId, events: await stripe.pay(sessionId) };
    });
    await inParallel(4, begun, ({ user, purchaseId, events: [completed, ...others] }) =>
      Promise.all([
        ...Array.from({ length: options.webhooks }, () => payments.take(completed as StripeEvent)),
        payments.comeBack(user, purchaseId),
        ...others.map((event) => payments.take(event)),
      ]),
    );
    expect(await grants(site, users)).toBe(options.sessions);
    const each = (options.sessions / options.users) * 100;
    for (const user of users) expect(await site.wallet(user)).toEqual({ balance: each, held: 0, owed: 0 });
  },

  /** The seven messages of a payment's life lead to the same state in any order. */
  async everyOrderEndsAlike(payments: Payments, orders: Iterable<readonly number[]> = sampleOrders) {
    const { site, stripe } = payments;
    await inParallel(8, [...orders], async (order, index) => {
      const outcome = index % 2 === 0 ? 'won' : 'lost';
      const user = await site.member();
      const { purchaseId, sessionId } = await site.begin(user);
      const events = [
        ...(await stripe.pay(sessionId, 'later')),
        ...(await stripe.arrive(sessionId)),
        ...(await stripe.refund(sessionId, 500)),
        ...(await stripe.refund(sessionId, 500)),
        ...(await stripe.dispute(sessionId)),
        ...(await stripe.closeDispute(sessionId, outcome)),
      ];
      expect(events).toHaveLength(7);
      for (const place of order) await payments.take(events[place] as StripeEvent);
      const named = `${order} ${outcome}`;
      // Half of the charge is refunded; the bank disputes all of it.
      const revoked = outcome === 'won' ? 50 : 100;
      expect(await site.purchase(purchaseId), named).toMatchObject({ state: 'paid', revoked });
      expect(await site.wallet(user), named).toEqual({ balance: 100 - revoked, held: 0, owed: 0 });
    });
  },

  /** Partial refunds are reported as their sum, repeatedly, and each part is reversed once. */
  async refundsCountOnce({ site, stripe, take }: Payments) {
    const user = await site.member();
    const { sessionId } = await site.begin(user);
    for (const event of await stripe.pay(sessionId)) await take(event);
    const refunds = [...(await stripe.refund(sessionId, 500)), ...(await stripe.refund(sessionId, 500))];
    await Promise.all(refunds.flatMap((event) => Array.from({ length: 5 }, () => take(event))));
    expect(await site.wallet(user)).toEqual({ balance: 50, held: 0, owed: 0 });
  },

  /** One click is one purchase, however often it arrives in parallel. */
  async onePressOnePurchase({ site, stripe, begin }: Payments) {
    const user = await site.member();
    const key = randomUUID();
    const urls = await Promise.all(Array.from({ length: 20 }, () => begin(user.id, user.email, key)));
    expect(new Set(urls).size).toBe(1);
    expect(sessionsOf(stripe, user.email)).toBe(1);
  },

  /** Repeating a click whose response was lost doesn't start a second payment. */
  async lostAnswerOnePurchase({ site, stripe, begin }: Payments) {
    const user = await site.member();
    const key = randomUUID();
    stripe.trouble = 'mute';
    await begin(user.id, user.email, key).catch(() => {});
    stripe.trouble = null;
    await begin(user.id, user.email, key);
    expect(sessionsOf(stripe, user.email)).toBe(1);
  },
};

export type GuaranteeName = keyof typeof guarantees;

/** The product's ways to receive and start payments, which a variant can replace. */
export interface Payments {
  readonly site: BillingSite;
  readonly stripe: StripeStandIn;
  take(event: StripeEvent): Promise<unknown>;
  comeBack(user: { id: string }, purchaseId: string): Promise<unknown>;
  /** Returns the URL of the payment page. */
  begin(userId: string, email: string, requestKey: string): Promise<string>;
}

/** A sample of all orders: the expected one, its reverse, rotations, and some random ones. */
const sampleOrders: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6],
  [6, 5, 4, 3, 2, 1, 0],
  [5, 0, 1, 2, 3, 4, 6],
  [5, 6, 0, 1, 2, 3, 4],
  [6, 5, 2, 4, 3, 1, 0],
  [6, 0, 5, 2, 4, 3, 1],
  [3, 4, 5, 6, 0, 1, 2],
  [4, 3, 6, 5, 2, 1, 0],
  [5, 4, 6, 3, 0, 2, 1],
  [2, 5, 1, 6, 0, 4, 3],
  [1, 6, 3, 5, 0, 2, 4],
  [4, 6, 5, 1, 3, 0, 2],
];

/** At most this many in parallel, so that orders and sessions overlap but connections suffice. */
async function inParallel<T, R>(
  most: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const line = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: most }, line));
  return results;
}

async function grants(site: BillingSite, users: readonly { id: string }[]): Promise<number> {
  const { rows } = await site.t.database.pool.query(
    "select count(*) as count from ledger_transactions join wallets on wallets.id = wallet_id where kind = 'purchase' and user_id = any ($1)",
    [users.map(({ id }) => id)],
  );
  return rows[0].count;
}

function sessionsOf(stripe: StripeStandIn, email: string): number {
  return [...stripe.payments.values()].filter(({ form }) => form.get('customer_email') === email).length;
}
