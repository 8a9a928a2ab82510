import type { Db, Trx } from '../../../server/db/database.ts';
import type { PaymentProvider } from '../../../server/payments/payment-provider.ts';
import type { Platform } from '../../../server/platform.ts';

/** What the rules of this slice work with. */
export interface BillingContext {
  readonly platform: Platform;
  readonly provider: PaymentProvider;
  readonly ledger: PurchaseLedger;
  readonly raiseAlert: RaiseAlert;
}

/** The ledger as purchases need it. Every cause counts once: with it again nothing moves. */
export interface PurchaseLedger {
  /** The id of the user's wallet, created if there is none. */
  openWallet(trx: Trx, userId: string): Promise<string>;
  /** Bought credits, or credits given again after a dispute was won. */
  addPurchased(
    trx: Trx,
    movement: PurchaseMovement & { readonly kind: 'purchase' | 'reinstatement' },
  ): Promise<unknown>;
  /** Takes back what is there; the rest is owed. `purchase` is the cause of the purchase that is undone. */
  takeBack(trx: Trx, movement: PurchaseMovement & { readonly purchase: string }): Promise<{ readonly short: number }>;
}

export interface PurchaseMovement {
  readonly userId: string;
  readonly cause: string;
  readonly amount: number;
  readonly description: string;
}

export type RaiseAlert = (db: Db, alert: { kind: string; text: string; cause: string }) => Promise<unknown>;
