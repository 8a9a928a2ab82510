import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import { everyOrder } from '../../../../tests/support/every-order.ts';
import { foldPayment, revokedCredits, type SaidFacts } from './fold-payment.ts';

describe('the state of a payment', () => {
  test('is the same for all 5,040 orders of seven events', () => {
    const said = inTime([
      { pending: true, amount: 2_000, currency: 'usd' },
      { paid: true, amount: 2_000, currency: 'usd' },
      { paid: true, charged: 2_000, receiptUrl: 'https://pay.example/r' },
      { charged: 2_000, refunded: 500 },
      { dispute: { id: 'd', amount: 1_500, state: 'open' } },
      { dispute: { id: 'd', amount: 1_500, state: 'won' } },
      { charged: 2_000, refunded: 900 },
    ]);
    let orders = 0;
    for (const order of everyOrder(said)) {
      orders += 1;
      const payment = foldPayment(order);
      expect(payment).toMatchObject({ state: 'paid', amount: 2_000, charged: 2_000, refunded: 900, disputed: 0 });
      expect(revokedCredits(payment, 100)).toBe(45);
    }
    expect(orders).toBe(5_040);
  });

  test('is the same for any events, in any order, repeated or not', () => {
    const id = fc.constantFrom('one', 'two');
    const amount = fc.integer({ min: 0, max: 3_000 });
    const facts: fc.Arbitrary<PaymentFacts> = fc.oneof(
      fc.constantFrom<PaymentFacts>({ paid: true }, { pending: true }, { failed: true }, { expired: true }),
      fc.record({ charged: amount, refunded: amount }),
      fc.record({ amount, currency: fc.constantFrom('usd', 'eur') }),
      fc.record({ refund: fc.record({ id, amount, void: fc.boolean() }) }),
      fc.record({
        dispute: fc.record({ id, amount, state: fc.constantFrom('inquiry', 'open', 'lost', 'won') }),
      }),
    );
    const said = fc.array(
      fc.record({ facts, happenedAt: fc.integer({ min: 0, max: 3 }).map((second) => new Date(second * 1_000)) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        said.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2, maxLength: list.length * 2 }),
          ),
        ),
        ([list, shuffled]) => {
          expect(foldPayment(shuffled)).toEqual(foldPayment(list));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each<[string, PaymentFacts[], string]>([
    ['nothing', [], 'open'],
    ['a transfer that is on its way', [{ pending: true }], 'processing'],
    ['one that arrived', [{ paid: true }, { pending: true }], 'paid'],
    ['one that did not', [{ pending: true }, { failed: true }], 'failed'],
    ['a session that ran out', [{ expired: true }], 'expired'],
    ['a session that ran out after it was paid', [{ paid: true }, { expired: true }], 'paid'],
  ])('is as expected after %s', (_what, facts, state) => {
    expect(foldPayment(inTime(facts)).state).toBe(state);
  });

  test.each<[string, PaymentFacts[], number]>([
    ['half of the charge', [{ refunded: 1_000 }], 50],
    ['the total that a charge reports, not the totals added up', [{ refunded: 500 }, { refunded: 1_000 }], 50],
    [
      'refunds that are reported one by one',
      [{ refund: { id: 'a', amount: 500, void: false } }, { refund: { id: 'b', amount: 500, void: false } }],
      50,
    ],
    [
      'a refund that is reported in both ways, once',
      [{ refunded: 500 }, { refund: { id: 'a', amount: 500, void: false } }],
      25,
    ],
    [
      'nothing for a refund that failed, whatever was told first',
      [
        { refunded: 500 },
        { refund: { id: 'a', amount: 500, void: true } },
        { refund: { id: 'a', amount: 500, void: false } },
      ],
      0,
    ],
    ['nothing for a question of the bank', [{ dispute: { id: 'd', amount: 2_000, state: 'inquiry' } }], 0],
    [
      'a refund and a dispute of the rest',
      [{ refunded: 500 }, { dispute: { id: 'd', amount: 1_500, state: 'lost' } }],
      100,
    ],
    ['never more than were bought', [{ refunded: 2_000 }, { dispute: { id: 'd', amount: 2_000, state: 'open' } }], 100],
    ['a third, rounded in the buyer’s favour', [{ refunded: 667 }], 33],
  ])('takes back the credits for %s', (_what, facts, credits) => {
    expect(revokedCredits(foldPayment(inTime([{ paid: true, charged: 2_000 }, ...facts])), 100)).toBe(credits);
  });

  test('takes all credits back if the refunded amount is unknown', () => {
    expect(revokedCredits(foldPayment(inTime([{ paid: true }, { refunded: 1 }])), 100)).toBe(100);
  });
});

function inTime(facts: readonly PaymentFacts[]): SaidFacts[] {
  return facts.map((entry, index) => ({ facts: entry, happenedAt: new Date(1_800_000_000_000 + index * 1_000) }));
}
