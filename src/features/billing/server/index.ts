import { randomUUID } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#contract/errors.ts';
import type { PaymentProvider } from '#server/adapters/payments/payment-provider.ts';
import { readWebhook, webhookSecretOf } from '#server/adapters/payments/read-webhook.ts';
import { createStripeProvider } from '#server/adapters/payments/stripe-provider.ts';
import { createTestCheckout, type TestCheckout } from '#server/adapters/payments/test-checkout.ts';
import type { TestPaymentRow } from '#server/adapters/payments/test-objects.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import type { Platform } from '#server/platform.ts';
import { createCheckoutSession, getCreditPack } from '../contract/checkout.ts';
import { checkPurchase, listPurchases, providerQuestions } from '../contract/purchases.ts';
import { getTestPayment, playTestPayment } from '../contract/test-checkout.ts';
import { beginPurchase } from './begin-purchase.ts';
import type { BillingContext, PurchaseLedger } from './billing-context.ts';
import { startBillingJobs } from './billing-jobs.ts';
import { askProvider } from './check-purchase.ts';
import { createPersonalData } from './personal-data.ts';
import { findOwnPurchase, listOwnPurchases, presentPurchase } from './purchases.ts';
import { takeReport } from './take-report.ts';

export { checkGrants } from './check-grants.ts';
export { revenueByCurrency } from './revenue.ts';

/** The public interface of the billing slice. */
export function createBilling(platform: Platform, ports: { readonly ledger: PurchaseLedger }) {
  const testCheckout = platform.config.payments.secretKey === undefined ? createTestCheckout(platform) : null;
  const provider = testCheckout ?? stripeOf(platform);
  if (testCheckout && !sells(platform)) {
    platform.log.warn(
      'purchases are off: set STRIPE_SECRET_KEY to sell credits; the test checkout is for local use only',
    );
  }
  const context: BillingContext = { platform, provider, ...ports };
  const api = createApi(platform);
  mountBuying(api, context);
  const takeWebhook = mountWebhook(api, context);
  if (testCheckout && sells(platform)) mountTestCheckout(api, testCheckout, takeWebhook);
  return {
    api,
    personalData: createPersonalData(platform),
    /** The pack on sale; null while purchases are off or the provider doesn't report its price. */
    async pack() {
      const { credits, amount, currency, test } = await packOf(context);
      return amount === null ? null : { credits, amount, currency, test };
    },
    startJobs: () => startBillingJobs(context),
  };
}

/** A public site without a payment provider would give credits away at its test checkout. */
function sells({ config }: Platform): boolean {
  return config.payments.secretKey !== undefined || config.isLocal;
}

function stripeOf({ config }: Platform): PaymentProvider {
  const { secretKey = '', priceId = '', apiBase } = config.payments;
  return createStripeProvider({ secretKey, priceId, apiBase });
}

async function packOf({ platform, provider }: BillingContext) {
  const { payments } = platform.config;
  const available = sells(platform);
  const price = available ? await provider.price() : null;
  return {
    available,
    priceId: payments.priceId ?? 'credit-pack',
    credits: payments.packSize,
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    test: provider.name === 'test',
  };
}

function mountBuying(api: Api, context: BillingContext): void {
  const { platform, provider } = context;
  const { db } = platform;
  const questions = createAttemptLimit(platform.pool, providerQuestions);

  mount(api, getCreditPack, () => packOf(context));

  mount(api, createCheckoutSession, async ({ viewer, body, idempotencyKey }) => {
    if (!sells(platform)) throw new AppError('purchases_off');
    const { id: userId, email } = viewer.user;
    const requestKey = idempotencyKey ?? randomUUID();
    return { url: await beginPurchase(context, { userId, email, priceId: body.priceId, requestKey }) };
  });

  mount(api, listPurchases, ({ viewer, query }) => listOwnPurchases(db, viewer.user.id, query));
  mount(api, checkPurchase, async ({ viewer, params }) => {
    const purchase = await findOwnPurchase(db, viewer.user.id, params.id);
    const asked = purchase.session_id !== null && purchase.provider === provider.name && purchase.state !== 'paid';
    if (!asked) return presentPurchase(purchase);
    await questions.take(viewer.user.id);
    await askProvider(context, purchase.session_id ?? '');
    return presentPurchase(await findOwnPurchase(db, viewer.user.id, params.id));
  });
}

type TakeWebhook = (rawBody: Uint8Array, signature: string | undefined) => Promise<void>;

/** Answers 200 once an event is stored; the provider resends after any other answer. */
function mountWebhook(api: Api, context: BillingContext): TakeWebhook {
  const secret = webhookSecretOf(context.platform.config);
  const take: TakeWebhook = (rawBody, signature) => takeReport(context, readWebhook(rawBody, signature, secret));
  api.post('/webhooks/stripe', bodyLimit({ maxSize: 1_048_576, onError: refuseLarge }), async (c) => {
    await take(new Uint8Array(await c.req.arrayBuffer()), c.req.header('Stripe-Signature'));
    return c.json({ received: true });
  });
  return take;
}

function refuseLarge(): never {
  throw new AppError('too_large');
}

function mountTestCheckout(api: Api, checkout: TestCheckout, takeWebhook: TakeWebhook): void {
  mount(api, getTestPayment, async ({ params }) => presentTestPayment(await checkout.find(params.sessionId)));
  mount(api, playTestPayment, async ({ params, body }) => {
    const { row, webhooks } = await checkout.act(params.sessionId, body.act);
    for (const webhook of webhooks) await takeWebhook(new TextEncoder().encode(webhook.body), webhook.signature);
    return presentTestPayment(row);
  });
}

function presentTestPayment(row: TestPaymentRow) {
  const { credits, amount, currency, state, refunded, dispute, success_url, cancel_url } = row;
  const paid_at = row.paid_at?.toISOString() ?? null;
  return { credits, amount, currency, state, refunded, dispute, success_url, cancel_url, paid_at };
}
