import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '../../../../tests/support/stripe-stand-in.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { purchaseRef } from './payment-facts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { readWebhook, webhookSecretOf } from './read-webhook.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestCheckout } from './test-checkout.ts';

/** Simulates a provider and its customers; both implementations run the same tests. */
interface SimulatedProvider {
  readonly port: PaymentProvider;
  play(act: Act, sessionId: string): Promise<readonly { body: string; signature: string }[]>;
  readonly secret: string;
}
type Act = 'pay' | 'pay later' | 'arrive' | 'fail' | 'refund half' | 'dispute' | 'win';

let stripe: StripeStandIn;
let t: TestDatabase;
const simulated: Record<string, () => SimulatedProvider> = {
  'Stripe, simulated': () => {
    const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PRICE_ID: priceId = '' } = stripe.environment;
    const acts: Record<Act, (sessionId: string) => Promise<readonly { body: string; signature: string }[]>> = {
      pay: (id) => stripe.pay(id),
      'pay later': (id) => stripe.pay(id, 'later'),
      arrive: (id) => stripe.arrive(id),
      fail: (id) => stripe.fail(id),
      'refund half': (id) => stripe.refund(id, 1_000),
      dispute: (id) => stripe.dispute(id),
      win: (id) => stripe.closeDispute(id, 'won'),
    };
    return {
      port: createStripeProvider({ secretKey, priceId, apiBase: stripe.url }),
      play: (act, sessionId) => acts[act](sessionId),
      secret: stripe.environment.STRIPE_WEBHOOK_SECRET ?? '',
    };
  },
  'the built-in test checkout': () => {
    const checkout = createTestCheckout(t.platform);
    const acts = {
      pay: 'pay',
      'pay later': 'pay_later',
      arrive: 'arrive',
      fail: 'fail',
      'refund half': 'refund_half',
      dispute: 'dispute',
      win: 'win_dispute',
    } as const;
    return {
      port: checkout,
      play: async (act, sessionId) => (await checkout.act(sessionId, acts[act])).webhooks,
      secret: webhookSecretOf(t.platform.config),
    };
  },
};

beforeAll(async () => {
  stripe = await startStripeStandIn();
  t = await testDatabase();
});
afterAll(async () => {
  await stripe.close();
  await t.close();
});

describe.each(Object.entries(simulated))('%s', (_name, open) => {
  test('returns the price of a pack', async () => {
    expect(await open().port.price()).toEqual({ amount: 2_000, currency: 'usd' });
  });

  test('opens one checkout page per purchase, and the same page when asked again', async () => {
    const { port } = open();
    const order = await newOrder();
    const first = await port.openSession(order);
    expect(first.url).toMatch(/^http:\/\//);
    expect(await port.openSession(order)).toEqual(first);
    expect((await port.openSession(await newOrder())).sessionId).not.toBe(first.sessionId);
  });

  test('does not know sessions of another provider', async () => {
    expect(await open().port.readSession('cs_test_of_nobody')).toBeNull();
  });

  test('reports a payment by signed events, and reports the same when queried', async () => {
    const provider = open();
    const { order, sessionId, events, read } = await begun(provider);
    expect(await read()).toMatchObject({ facts: { amount: 2_000, currency: 'usd' } });
    expect((await read())?.facts).not.toHaveProperty('paid');

    const paid = await events('pay');
    expect(paid[0]).toMatchObject({
      type: 'checkout.session.completed',
      report: {
        refs: expect.arrayContaining([sessionId, purchaseRef(order.purchaseId)]),
        facts: { paid: true, amount: 2_000, currency: 'usd' },
      },
    });
    const charge = paid.find(({ type }) => type === 'charge.succeeded');
    const receiptUrl = charge?.report?.facts.receiptUrl;
    expect(receiptUrl).toMatch(/^http:\/\//);
    expect(await read()).toMatchObject({
      refs: expect.arrayContaining(charge?.report?.refs as string[]),
      facts: { paid: true, charged: 2_000, receiptUrl },
    });
    expect(new Set(paid.map(({ id }) => id)).size).toBe(paid.length);
  });

  test('reports a slow payment as pending, and later whether it arrived', async () => {
    const provider = open();
    const arriving = await begun(provider);
    expect((await arriving.events('pay later'))[0]?.report?.facts).toMatchObject({ pending: true });
    expect((await arriving.read())?.facts).toMatchObject({ pending: true });
    expect((await arriving.events('arrive'))[0]?.report?.facts).toMatchObject({ paid: true });
    expect((await arriving.read())?.facts).not.toHaveProperty('pending');
    const failing = await begun(provider);
    await failing.events('pay later');
    expect((await failing.events('fail'))[0]?.report?.facts).toMatchObject({ failed: true });
  });

  test('reports refunds and disputes with the ids of the payment', async () => {
    const { events, read } = await begun(open());
    await events('pay');
    const refs = (await read())?.refs ?? [];
    const [refund] = await events('refund half');
    expect(refund?.report?.facts).toMatchObject({ charged: 2_000, refunded: 1_000 });
    const [dispute] = await events('dispute');
    const [won] = await events('win');
    expect([dispute, won].map((event) => event?.report?.facts.dispute)).toEqual([
      expect.objectContaining({ amount: 2_000, state: 'open' }),
      expect.objectContaining({ amount: 2_000, state: 'won' }),
    ]);
    for (const event of [refund, dispute, won]) {
      expect(event?.report?.refs.some((ref) => refs.includes(ref))).toBe(true);
    }
    expect((await read())?.facts).toMatchObject({ refunded: 1_000 });
  });
});

test('the test checkout refuses events that a payment cannot have', async () => {
  const checkout = createTestCheckout(t.platform);
  const { sessionId } = await checkout.openSession(await newOrder());
  const refused = (act: Parameters<typeof checkout.act>[1]) =>
    expect(checkout.act(sessionId, act), act).rejects.toMatchObject({ code: 'test_payment_refused' });
  for (const act of ['arrive', 'fail', 'refund', 'dispute', 'win_dispute'] as const) await refused(act);
  await checkout.act(sessionId, 'pay');
  for (const act of ['pay', 'pay_later', 'arrive', 'win_dispute'] as const) await refused(act);
  await checkout.act(sessionId, 'refund');
  await refused('refund_half');
  await expect(checkout.act('cs_test_of_nobody', 'pay')).rejects.toMatchObject({ code: 'not_found' });
});

test('an outage, a broken connection and a wrong setup of Stripe are distinguished, and its own messages are not passed on', async () => {
  const { STRIPE_PRICE_ID: priceId = '', STRIPE_SECRET_KEY: secretKey = '' } = stripe.environment;
  const at = (settings: object) =>
    createStripeProvider({ secretKey, priceId, apiBase: stripe.url, ...settings }).openSession;
  await expect(at({ secretKey: 'sk_wrong' })(await newOrder())).rejects.toMatchObject({
    code: 'checkout_failed',
    message: 'Failed to create checkout session',
  });
  await expect(at({ priceId: 'price_gone' })(await newOrder())).rejects.toMatchObject({ code: 'checkout_failed' });
  const silent = createStripeProvider({ secretKey: 'sk_wrong', priceId, apiBase: stripe.url });
  expect(await silent.price()).toBeNull();
  stripe.trouble = 'down';
  await expect(at({})(await newOrder())).rejects.toMatchObject({ code: 'payment_unreachable' });
  stripe.trouble = null;
  await expect(at({ apiBase: 'http://127.0.0.1:1' })(await newOrder())).rejects.toMatchObject({
    code: 'payment_unreachable',
  });
});

async function begun(provider: SimulatedProvider) {
  const order = await newOrder();
  const { sessionId } = await provider.port.openSession(order);
  return {
    order,
    sessionId,
    read: () => provider.port.readSession(sessionId),
    events: async (act: Act) =>
      (await provider.play(act, sessionId)).map(({ body, signature }) =>
        readWebhook(new TextEncoder().encode(body), signature, provider.secret),
      ),
  };
}

/** A purchase row, as it exists before a provider is called. */
async function newOrder() {
  const { db } = t.platform;
  const wallet = await db.insertInto('wallets').values({ user_id: null }).returning('id').executeTakeFirstOrThrow();
  const { id: purchaseId } = await db
    .insertInto('purchases')
    .values({ wallet_id: wallet.id, request_key: randomUUID(), provider: 'test', price_id: 'pack', credits: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    purchaseId,
    credits: 100,
    email: 'ada@example.org',
    successUrl: 'http://localhost:3000/checkout/success',
    cancelUrl: 'http://localhost:3000/checkout/cancel',
  };
}
