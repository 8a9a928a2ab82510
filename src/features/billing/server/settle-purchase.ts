import { type Selectable, sql } from 'kysely';
import { walletsView } from '#features/credits/server/index.ts';
import { readFacts } from '#server/adapters/payments/payment-facts.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Tables } from '#server/base/db/tables.ts';
import { raiseAlert } from '#server/operations/alerts.ts';
import type { BillingContext } from './billing-context.ts';
import { foldPayment, type Payment, revokedCredits } from './fold-payment.ts';
import { sendReceipt, sendReversalNotice } from './purchase-mails.ts';

/**
 * Updates a purchase and the ledger from all stored facts; repeating it changes nothing. Locks the purchase's row
 * first, so its settlements run one after another and each sees all facts stored by then.
 */
export async function settlePurchase(trx: Trx, context: BillingContext, purchaseId: string): Promise<void> {
  const purchase = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const events = await trx
    .selectFrom('payment_events')
    .select(['happened_at', 'facts', 'settled_at'])
    .where('purchase_id', '=', purchaseId)
    .execute();
  // The first settlement has handled facts stored in the meantime too.
  if (events.every(({ settled_at }) => settled_at !== null)) return;
  const payment = foldPayment(
    events.map(({ happened_at, facts }) => ({ happenedAt: happened_at, facts: readFacts(facts) })),
  );
  const { user_id: userId } = await trx
    .selectFrom(walletsView.as('wallets'))
    .select('user_id')
    .where('id', '=', purchase.wallet_id)
    .executeTakeFirstOrThrow();

  const paid = payment.state === 'paid';
  const owned = { purchase, payment, userId };
  // A deleted account has no wallet for the credits; administrators handle a late payment.
  const moved = paid && userId !== null ? await moveCredits(trx, context, { ...owned, userId }) : untouched(purchase);
  if (paid && userId === null) await alertOfLostBuyer(trx, purchase);

  await trx
    .updateTable('purchases')
    .set({
      ...moved,
      state: payment.state,
      amount: payment.amount,
      currency: payment.currency,
      refunded: payment.refunded,
      disputed: payment.underDispute,
      paid_at: payment.paidAt,
      // Identifies the person, so it is deleted with the account.
      receipt_url: userId === null ? null : payment.receiptUrl,
      next_check_at: nextCheck(purchase, payment),
    })
    .where('id', '=', purchaseId)
    .execute();
  if (userId === null) await removeReceipts(trx, [purchaseId]);
  await trx
    .updateTable('payment_events')
    .set({ settled_at: sql`now()`, last_error: null })
    .where('purchase_id', '=', purchaseId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Removes the receipt's address, which shows the buyer's name and address. */
export async function removeReceipts(trx: Trx, purchaseIds: readonly string[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  await trx
    .updateTable('payment_events')
    .set({ facts: sql`facts - 'receiptUrl'` })
    .where('purchase_id', 'in', purchaseIds)
    .execute();
}

type Purchase = Selectable<Tables['purchases']>;

interface Owned {
  readonly purchase: Purchase;
  readonly payment: Payment;
  readonly userId: string;
}

function untouched({ granted_at, revoked, moves }: Purchase) {
  return { granted_at, revoked, moves };
}

/** Posts the difference to the ledger; causes are unique, so parallel settlements can't post it twice. */
async function moveCredits(trx: Trx, context: BillingContext, { purchase, payment, userId }: Owned) {
  const { ledger } = context;
  const { id, credits } = purchase;
  const now = untouched(purchase);
  if (now.granted_at === null) {
    await ledger.addPurchased(trx, {
      kind: 'purchase',
      userId,
      cause: id,
      amount: credits,
      description: `Bought ${credits.toLocaleString('en-US')} credits`,
    });
    now.granted_at = sql`now()` as never;
    await sendReceipt(trx, context.platform, { userId, purchase, payment });
  }
  const difference = revokedCredits(payment, credits) - now.revoked;
  if (difference === 0) return now;
  now.moves += 1;
  now.revoked += difference;
  const movement = { userId, cause: `${id}:${now.moves}`, amount: Math.abs(difference) };
  if (difference < 0) {
    await ledger.addPurchased(trx, {
      ...movement,
      kind: 'reinstatement',
      description: 'Credits of a purchase returned',
    });
    return now;
  }
  const description = payment.disputed > 0 ? 'Payment of a purchase disputed' : 'Purchase refunded';
  const { short } = await ledger.takeBack(trx, { ...movement, description, purchase: id });
  if (short > 0) await alertOfShortfall(trx, { purchase, short, cause: movement.cause });
  await sendReversalNotice(trx, context.platform, {
    userId,
    credits: difference,
    short,
    disputed: payment.disputed > 0,
  });
  return now;
}

async function alertOfShortfall(
  trx: Trx,
  { purchase, short, cause }: { purchase: Purchase; short: number; cause: string },
): Promise<void> {
  await raiseAlert(trx, {
    kind: 'payment_shortfall',
    cause,
    text: `Purchase ${purchase.id} was refunded or disputed after ${short} of its credits had been spent; its account now owes them.`,
  });
}

async function alertOfLostBuyer(trx: Trx, purchase: Purchase): Promise<void> {
  if (purchase.granted_at !== null) return;
  await raiseAlert(trx, {
    kind: 'payment_without_account',
    cause: purchase.id,
    text: `Purchase ${purchase.id} was paid after its account had been deleted. Please refund it at the payment provider.`,
  });
}

/** A paid purchase is checked again only for its receipt, and an ended one not at all. */
function nextCheck(purchase: Purchase, payment: Payment) {
  if (payment.state === 'failed' || payment.state === 'expired') return null;
  if (payment.state !== 'paid') return purchase.next_check_at;
  if (payment.receiptUrl !== null || purchase.provider === 'test') return null;
  return purchase.state === 'paid' ? purchase.next_check_at : sql<Date>`now() + interval '1 minute'`;
}
