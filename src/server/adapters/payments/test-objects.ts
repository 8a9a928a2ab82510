import type { Selectable } from 'kysely';
import type { Tables } from '../../base/db/tables.ts';

export type TestPaymentRow = Selectable<Tables['test_payments']>;

/** A test payment in the format of Stripe's API, as far as webhooks need it. */
export function sessionObject(row: TestPaymentRow, appUrl: string, options: { expanded?: boolean } = {}): object {
  return {
    id: row.session_id,
    object: 'checkout.session',
    mode: 'payment',
    status: row.state === 'open' ? 'open' : 'complete',
    payment_status: row.state === 'paid' ? 'paid' : 'unpaid',
    payment_intent: row.state === 'open' ? null : paymentOf(row, appUrl, options.expanded ?? false),
    client_reference_id: row.purchase_id,
    metadata: { purchase_id: row.purchase_id, credits: String(row.credits) },
    amount_total: row.amount,
    currency: row.currency,
    livemode: false,
  };
}

export function chargeObject(row: TestPaymentRow, appUrl: string): object {
  return {
    id: named(row, 'ch_test'),
    object: 'charge',
    paid: true,
    status: 'succeeded',
    payment_intent: named(row, 'pi_test'),
    metadata: { purchase_id: row.purchase_id },
    amount: row.amount,
    amount_refunded: row.refunded,
    refunded: row.refunded === row.amount,
    currency: row.currency,
    receipt_url: `${appUrl}/checkout/test/${row.session_id}`,
    livemode: false,
  };
}

export function disputeObject(row: TestPaymentRow): object {
  return {
    id: named(row, 'dp_test'),
    object: 'dispute',
    charge: named(row, 'ch_test'),
    payment_intent: named(row, 'pi_test'),
    amount: row.amount,
    currency: row.currency,
    status: row.dispute,
    livemode: false,
  };
}

export function eventObject(event: { type: string; number: number; row: TestPaymentRow; object: object }): object {
  return {
    id: `${named(event.row, 'evt_test')}_${event.number}`,
    object: 'event',
    type: event.type,
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    data: { object: event.object },
  };
}

function paymentOf(row: TestPaymentRow, appUrl: string, expanded: boolean): string | object {
  const id = named(row, 'pi_test');
  if (!expanded) return id;
  const paid = row.state === 'paid';
  return {
    id,
    object: 'payment_intent',
    status: paid ? 'succeeded' : 'processing',
    amount_received: paid ? row.amount : 0,
    currency: row.currency,
    metadata: { purchase_id: row.purchase_id },
    latest_charge: paid ? chargeObject(row, appUrl) : null,
  };
}

function named(row: TestPaymentRow, prefix: string): string {
  return `${prefix}_${row.session_id.slice('cs_test_'.length)}`;
}
