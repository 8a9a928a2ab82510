import type { PaymentReport } from './payment-facts.ts';

/**
 * Who takes the money: Stripe, or the built-in test checkout where no key is set. Both speak through the same signed
 * webhooks (`read-webhook.ts`). Calls throw AppError payment_unreachable when the provider cannot be reached, and
 * checkout_failed when it refuses.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** What one pack costs, in the currency's smallest unit; null when the provider does not say it now. */
  price(): Promise<Price | null>;
  /** Opens the provider's page for one purchase; asked again for the same purchase it answers the same page. */
  openSession(order: Order): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** How the payment of a session stands now; null when the provider does not know it. */
  readSession(sessionId: string): Promise<PaymentReport | null>;
}

export interface Price {
  readonly amount: number;
  /** ISO 4217, in lower case. */
  readonly currency: string;
}

export interface Order {
  readonly purchaseId: string;
  readonly credits: number;
  /** Of the person who pays, for the provider's page and receipt. */
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}
