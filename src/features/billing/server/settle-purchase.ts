import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../server/db/database.ts';
import type { PurchaseTable } from '../../../server/db/tables.ts';
import type { PaymentFacts } from '../../../server/payments/payment-facts.ts';
import type { BillingContext } from './billing-context.ts';
import { foldPayment, type Payment, revokedCredits } from './fold-payment.ts';
import { sendReceipt, sendTakenBack } from './purchase-mails.ts';

/**
 * Brings a purchase and the ledger to where everything said about the payment puts them; done again it changes nothing.
 * The purchase's row is locked first, so settlements of one purchase queue, and each sees all that is kept by then.
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
  // Whoever was first has settled what was kept meanwhile as well.
  if (events.every(({ settled_at }) => settled_at !== null)) return;
  const payment = foldPayment(
    events.map(({ happened_at, facts }) => ({ happenedAt: happened_at, facts: facts as PaymentFacts })),
  );
  const { user_id: userId } = await trx
    .selectFrom('wallets')
    .select('user_id')
    .where('id', '=', purchase.wallet_id)
    .executeTakeFirstOrThrow();

  const paid = payment.state === 'paid';
  const owned = { purchase, payment, userId };
  // An account that is gone has no credits to move; what was paid then is for people to look at.
  const moved = paid && userId !== null ? await moveCredits(trx, context, { ...owned, userId }) : untouched(purchase);
  if (paid && userId === null) await tellOfLostBuyer(trx, context, purchase);

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
      // Leads to the person, so it is deleted with the account.
      receipt_url: userId === null ? null : payment.receiptUrl,
      next_check_at: nextCheck(purchase, payment),
    })
    .where('id', '=', purchaseId)
    .execute();
  if (userId === null) await forgetReceipts(trx, [purchaseId]);
  await trx
    .updateTable('payment_events')
    .set({ settled_at: sql`now()`, last_error: null })
    .where('purchase_id', '=', purchaseId)
    .where('settled_at', 'is', null)
    .execute();
}

/** Takes the address of the receipt out of what is kept: it leads to the person's name and address. */
export async function forgetReceipts(trx: Trx, purchaseIds: readonly string[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  await trx
    .updateTable('payment_events')
    .set({ facts: sql`facts - 'receiptUrl'` })
    .where('purchase_id', 'in', purchaseIds)
    .execute();
}

type Purchase = Selectable<PurchaseTable>;

interface Owned {
  readonly purchase: Purchase;
  readonly payment: Payment;
  readonly userId: string;
}

function untouched({ granted_at, revoked, moves }: Purchase) {
  return { granted_at, revoked, moves };
}

/** Tells the ledger the difference; the causes are unique, so nothing counts twice even if this were done twice at once. */
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
  if (short > 0) await tellOfShortfall(trx, context, { purchase, short, cause: movement.cause });
  await sendTakenBack(trx, context.platform, { userId, credits: difference, short, disputed: payment.disputed > 0 });
  return now;
}

async function tellOfShortfall(
  trx: Trx,
  { raiseAlert }: BillingContext,
  { purchase, short, cause }: { purchase: Purchase; short: number; cause: string },
): Promise<void> {
  await raiseAlert(trx, {
    kind: 'payment_shortfall',
    cause,
    text: `Purchase ${purchase.id} was refunded or disputed after ${short} of its credits had been spent; its account now owes them.`,
  });
}

async function tellOfLostBuyer(trx: Trx, { raiseAlert }: BillingContext, purchase: Purchase): Promise<void> {
  if (purchase.granted_at !== null) return;
  await raiseAlert(trx, {
    kind: 'payment_without_account',
    cause: purchase.id,
    text: `Purchase ${purchase.id} was paid after its account had been deleted. Please refund it at the payment provider.`,
  });
}

/** A purchase that is paid is asked about once more only for its receipt; one that ended, not at all. */
function nextCheck(purchase: Purchase, payment: Payment) {
  if (payment.state === 'failed' || payment.state === 'expired') return null;
  if (payment.state !== 'paid') return purchase.next_check_at;
  if (payment.receiptUrl !== null || purchase.provider === 'test') return null;
  return purchase.state === 'paid' ? purchase.next_check_at : sql<Date>`now() + interval '1 minute'`;
}
