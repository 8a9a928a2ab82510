import { expect, test } from 'vitest';
import { readFacts } from './payment-facts.ts';

test.each([
  ['a payment', { paid: true, amount: 900, currency: 'usd' }],
  ['a failed and an expired one', { failed: true, expired: true, pending: true }],
  ['a charge', { charged: 900, refunded: 100, receiptUrl: 'https://pay.example/receipt' }],
  ['a refund', { refund: { id: 're_1', amount: 100, void: false } }],
  ['a dispute', { dispute: { id: 'dp_1', amount: 900, state: 'open' } }],
  ['nothing', {}],
])('stored facts of %s are read back unchanged', (_, facts) => {
  expect(readFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

test.each([[{ paid: 'yes' }], [{ dispute: { id: 'dp_1', amount: 900, state: 'unknown' } }], [null], ['paid']])(
  'stored facts of another shape are refused: %j',
  (stored) => {
    expect(() => readFacts(stored)).toThrow();
  },
);
