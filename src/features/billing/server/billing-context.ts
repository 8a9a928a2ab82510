import type { PaymentProvider } from '#server/adapters/payments/payment-provider.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';

/** The dependencies of this slice. */
export interface BillingContext {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
  readonly ledger: PurchaseLedger;
}

/** The part of the ledger that purchases use. A repeated cause changes nothing. */
export interface PurchaseLedger {
  /** The id of the user's wallet, created if there is none. */
  walletOf(trx: Trx, userId: string): Promise<string>;
  /** Purchased credits, or credits returned after a won dispute. */
  addPurchased(
    trx: Trx,
    movement: PurchaseMovement & { readonly kind: 'purchase' | 'reinstatement' },
  ): Promise<unknown>;
  /** Takes back the available credits; the rest is owed. `purchase` is the cause of the reversed purchase. */
  takeBack(trx: Trx, movement: PurchaseMovement & { readonly purchase: string }): Promise<{ readonly short: number }>;
}

export interface PurchaseMovement {
  readonly userId: string;
  readonly cause: string;
  readonly amount: number;
  readonly description: string;
}
