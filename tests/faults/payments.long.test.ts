import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkGrants } from '#features/billing/server/index.ts';
import { billingSite } from '../support/billing-site.ts';
import { everyOrder } from '../support/every-order.ts';
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { brokenVariants, paymentsOf } from './payment-broken-variants.ts';
import { guarantees } from './payment-guarantees.ts';

let stripe: StripeStandIn;
let t: TestDatabase;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  t = await testDatabase({ environment: stripe.environment, max: 20 });
});
afterAll(async () => {
  await stripe.close();
  await t.close();
});

test('200 payments, each reported by 10 equal webhooks and by queries, all in parallel, add their credits 200 times', () =>
  guarantees.oneGrantPerPaidSession(paymentsOf(billingSite(t), stripe), { sessions: 200, users: 20, webhooks: 10 }));

const places = [0, 1, 2, 3, 4, 5, 6];
test.each(places)(
  'every order of a payment’s seven messages that begins with number %i ends in the same state',
  async (first) => {
    const orders = [...everyOrder(places.filter((place) => place !== first))].map((rest) => [first, ...rest]);
    expect(orders).toHaveLength(720);
    await guarantees.everyOrderEndsAlike(paymentsOf(billingSite(t), stripe), orders);
  },
);

test('the ledger balances afterwards', async () => expect(await checkGrants(t.database.db)).toEqual([]));

// The proof that each test of payments.test.ts can fail.
describe('a broken variant is detected, one that', () => {
  test.each(brokenVariants)('$mistake ($caughtBy)', async ({ caughtBy, broken }) => {
    const own = await testDatabase({ environment: stripe.environment, max: 20 });
    // All connections are open before the race begins.
    await Promise.all(Array.from({ length: 20 }, () => own.database.pool.query('select pg_sleep(0.1)')));
    const product = paymentsOf(billingSite(own), stripe);
    // Must fail by an assertion: any other error would mean that the variant doesn't even run.
    await expect(guarantees[caughtBy]({ ...product, ...broken(product) })).rejects.toMatchObject({
      name: 'AssertionError',
    });
    await own.close();
  });
});
