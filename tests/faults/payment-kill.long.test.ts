import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in.ts';

let stripe: StripeStandIn;
let product: RunningProduct;
let client: pg.Client;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  product = await startProduct({ ...stripe.environment, SIGNUP_CREDITS: '20' });
  client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await product?.stop();
  await stripe?.close();
});

test('a server killed between a payment’s message and its credits adds them once after its next start', async () => {
  const user = await signUpByCalls(product);
  const answer = await fetch(`${product.url}/functions/v1/create-checkout-session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ priceId: 'price_pack' }),
  });
  expect(answer.status).toBe(200);
  const [sessionId = ''] = stripe.payments.keys();
  const [completed, ...later] = await stripe.pay(sessionId);

  // Another transaction locks the wallet, so the settlement waits just before posting the credits.
  await client.query('begin');
  await client.query('select from wallets where user_id = $1 for update', [user.id]);
  const delivery = send(completed).catch(() => 'cut off');
  await expect.poll(waitingForLocks).toBeGreaterThan(0);
  expect(await rows('select id from payment_events where settled_at is null')).toHaveLength(1);
  await product.kill();
  expect(await delivery).toBe('cut off');
  await client.query('rollback');
  expect(await rows("select id from ledger_transactions where kind = 'purchase'")).toEqual([]);

  await client.query('update payment_events set next_attempt_at = now()');
  await product.restart();
  await expect.poll(() => balance(user.id)).toBe(120);
  // The provider got no answer, so it sends the event again.
  for (const event of [completed, ...later, completed]) expect(await send(event)).toBe(200);
  expect(await balance(user.id)).toBe(120);
  expect(await rows("select id from ledger_transactions where kind = 'purchase'")).toHaveLength(1);
});

async function send(event: { body: string; signature: string } | undefined): Promise<number> {
  const response = await fetch(`${product.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': event?.signature ?? '' },
    body: event?.body ?? '',
  });
  await response.body?.cancel();
  return response.status;
}

async function rows(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await client.query(statement, values)).rows;
}

async function waitingForLocks(): Promise<number> {
  const found = await rows(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = 'foredraft'",
  );
  return found.length;
}

async function balance(userId: string): Promise<number> {
  const [wallet] = await rows('select balance::int from wallets where user_id = $1', [userId]);
  return wallet?.balance as number;
}
