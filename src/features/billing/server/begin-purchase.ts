import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { purchaseRef } from '#server/adapters/payments/payment-facts.ts';
import type { BillingContext } from './billing-context.ts';
import { learnNames } from './payment-names.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * Starts the purchase of one pack and returns the payment address. The purchase is stored before the provider is
 * called, so repeating the request returns the same purchase and page. Throws price_not_on_sale, and what the provider
 * throws.
 */
export async function beginPurchase(context: BillingContext, request: PurchaseRequest): Promise<string> {
  const { platform, provider } = context;
  const { payments, appUrl } = platform.config;
  // The server sets the price; the test checkout sells one pack, whatever its name.
  if (provider.name === 'stripe' && request.priceId !== payments.priceId) throw new AppError('price_not_on_sale');
  const purchase = await openPurchase(context, request);
  if (purchase.checkout_url) return purchase.checkout_url;
  const { sessionId, url } = await provider.openSession({
    purchaseId: purchase.id,
    credits: purchase.credits,
    email: request.email,
    successUrl: `${appUrl}/checkout/success?purchase=${purchase.id}`,
    cancelUrl: `${appUrl}/checkout/cancel`,
  });
  await platform.db.transaction().execute(async (trx) => {
    const adopted = await learnNames(trx, purchase.id, [sessionId]);
    await trx
      .updateTable('purchases')
      .set({ session_id: sessionId, checkout_url: url })
      .where('id', '=', purchase.id)
      .execute();
    // The purchase may have been paid and reported before this line was written.
    if (adopted) await settlePurchase(trx, context, purchase.id);
  });
  return url;
}

export interface PurchaseRequest {
  readonly userId: string;
  readonly email: string;
  readonly priceId: string;
  /** The caller's idempotency key for this click. */
  readonly requestKey: string;
}

async function openPurchase({ platform, provider, ledger }: BillingContext, request: PurchaseRequest) {
  return platform.db.transaction().execute(async (trx) => {
    const walletId = await ledger.walletOf(trx, request.userId);
    const opened = await trx
      .insertInto('purchases')
      .values({
        wallet_id: walletId,
        request_key: request.requestKey,
        provider: provider.name,
        price_id: request.priceId,
        credits: platform.config.payments.packSize,
      })
      // Changes nothing, but returns the existing row.
      .onConflict((conflict) =>
        conflict.constraint('purchases_request_key').doUpdateSet({ request_key: sql`excluded.request_key` }),
      )
      .returning(['id', 'credits', 'checkout_url', 'refs'])
      .executeTakeFirstOrThrow();
    if (opened.refs.length === 0) {
      await trx
        .updateTable('purchases')
        .set({ refs: [purchaseRef(opened.id)] })
        .where('id', '=', opened.id)
        .execute();
    }
    return opened;
  });
}
