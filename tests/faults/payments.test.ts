import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkGrants } from '#features/billing/server/index.ts';
import { billingSite } from '../support/billing-site.ts';
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { paymentsOf } from './payment-broken-variants.ts';
import { guarantees, type Payments } from './payment-guarantees.ts';

let stripe: StripeStandIn;
let t: TestDatabase;
let payments: Payments;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  t = await testDatabase({ environment: stripe.environment, max: 20 });
  payments = paymentsOf(billingSite(t), stripe);
});
afterAll(async () => {
  await stripe.close();
  await t.close();
});

describe('buying credits', () => {
  test('adds the credits of 24 payments once, each reported 12 times and by queries, all in parallel', () =>
    guarantees.oneGrantPerPaidSession(payments));
  test('ends in the same state for any order of a payment’s messages', () => guarantees.everyOrderEndsAlike(payments));
  test('takes each part of a refund back once', () => guarantees.refundsCountOnce(payments));
  test('creates one purchase for one click that arrives 20 times in parallel', () =>
    guarantees.onePressOnePurchase(payments));
  test('starts no second payment if a response was lost', () => guarantees.lostAnswerOnePurchase(payments));
  test('leaves a ledger that balances', async () => expect(await checkGrants(t.database.db)).toEqual([]));
});
