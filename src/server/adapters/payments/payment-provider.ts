import type { PaymentReport } from './payment-facts.ts';

/**
 * The payment provider: Stripe, or the built-in test checkout if no key is set. Both send the same signed webhooks
 * (`read-webhook.ts`). Calls throw AppError payment_unreachable when the provider cannot be reached, and
 * checkout_failed when it refuses.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** The price of one pack, in the currency's smallest unit; null if the provider does not return it now. */
  price(): Promise<Price | null>;
  /** Opens the provider's page for a purchase; repeated calls for the same purchase return the same page. */
  openSession(order: Order): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** The current state of a session's payment; null if the provider does not know the session. */
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
  /** The payer's address, for the provider's page and receipt. */
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}
