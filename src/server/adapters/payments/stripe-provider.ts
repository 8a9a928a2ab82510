import Stripe from 'stripe';
import { AppError } from '#contract/errors.ts';
import { purchaseRef, reportOf } from './payment-facts.ts';
import type { Order, PaymentProvider, Price } from './payment-provider.ts';

/** Stripe through its SDK; `apiBase` is the origin of a mock of its API. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, priceId, apiBase } = settings;
  const stripe = new Stripe(secretKey, {
    ...addressOf(apiBase),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
  let known: { readonly price: Price | null; readonly until: number } | null = null;

  return {
    name: 'stripe',
    async price() {
      if (known && known.until > Date.now()) return known.price;
      const price = await stripe.prices.retrieve(priceId).then(
        ({ unit_amount: amount, currency }) => (amount === null ? null : { amount, currency }),
        () => null,
      );
      known = { price, until: Date.now() + (price ? 600_000 : 30_000) };
      return price;
    },

    async openSession(order) {
      const session = await asked(() =>
        stripe.checkout.sessions.create(sessionOf(order, priceId), { idempotencyKey: purchaseRef(order.purchaseId) }),
      );
      if (!session.url) throw new AppError('no_checkout_url');
      return { sessionId: session.id, url: session.url };
    },

    async readSession(sessionId) {
      try {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {
          expand: ['payment_intent.latest_charge'],
        });
        return reportOf(session);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        throw asAppError(error);
      }
    },
  };
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly priceId: string;
  readonly apiBase: string | undefined;
}

function sessionOf({ purchaseId, email, successUrl, cancelUrl, credits }: Order, priceId: string) {
  // Also set on the payment, because refunds and disputes refer to the payment, not the session.
  const metadata = { purchase_id: purchaseId, credits: String(credits) };
  return {
    mode: 'payment' as const,
    line_items: [{ price: priceId, quantity: 1 }],
    client_reference_id: purchaseId,
    customer_email: email,
    metadata,
    payment_intent_data: { metadata },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? '80' : '443') };
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asAppError(error);
  }
}

/** The provider's message stays in the log, because it may contain keys and prices. */
function asAppError(error: unknown): AppError {
  const unreachable =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError;
  return new AppError(unreachable ? 'payment_unreachable' : 'checkout_failed', { cause: error });
}
