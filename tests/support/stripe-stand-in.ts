import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Implements the part of Stripe's API that the product uses: form-encoded requests with a bearer key and an idempotency
 * key, JSON responses and errors, signed events. Built from Stripe's public reference, without using the product's own
 * code for it, so that they don't share mistakes.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const books = new Map<string, Payment>();
  const answered = new Map<string, { body: string; answer: object }>();
  let eventNumber = 0;
  const seconds = () => Math.floor(Date.now() / 1_000);

  const standIn: StripeStandIn = {
    url: '',
    environment: {},
    requests: [],
    trouble: null,
    payments: books,
    async pay(sessionId, how = 'now') {
      const payment = find(sessionId);
      payment.status = 'complete';
      payment.paid = how === 'now';
      const told = [event('checkout.session.completed', sessionObject(payment))];
      if (payment.paid) told.push(event('payment_intent.succeeded', intentObject(payment)));
      if (payment.paid) told.push(event('charge.succeeded', chargeObject(payment)));
      return told;
    },
    async arrive(sessionId) {
      const payment = find(sessionId);
      payment.paid = true;
      return [
        event('checkout.session.async_payment_succeeded', sessionObject(payment)),
        event('charge.succeeded', chargeObject(payment)),
      ];
    },
    async fail(sessionId) {
      return [event('checkout.session.async_payment_failed', sessionObject(find(sessionId)))];
    },
    async refund(sessionId, amount) {
      const payment = find(sessionId);
      payment.refunded += amount;
      return [event('charge.refunded', chargeObject(payment))];
    },
    async dispute(sessionId) {
      const payment = find(sessionId);
      payment.dispute = 'needs_response';
      return [event('charge.dispute.created', disputeObject(payment))];
    },
    async closeDispute(sessionId, outcome) {
      const payment = find(sessionId);
      payment.dispute = outcome;
      return [event('charge.dispute.closed', disputeObject(payment))];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  function find(sessionId: string): Payment {
    const payment = books.get(sessionId);
    if (!payment) throw new Error(`no session ${sessionId}`);
    return payment;
  }

  function event(type: string, object: object): StripeEvent {
    eventNumber += 1;
    // Events are at least a second apart, as in a real payment.
    const body = JSON.stringify({
      id: `evt_${eventNumber}_${randomBytes(6).toString('hex')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds() - 250 + (eventNumber % 200),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    });
    return { type, body, signature: signStripeEvent(body) };
  }

  function open(form: URLSearchParams): object {
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const payment: Payment = {
      id,
      form,
      amount: standInPrice.unit_amount,
      status: 'open',
      paid: false,
      refunded: 0,
      dispute: null,
      receiptUrl: `${standIn.url}/receipts/${id}`,
      payUrl: `${standIn.url}/c/pay/${id}`,
    };
    books.set(id, payment);
    return sessionObject(payment);
  }

  function answer(method: string, url: URL, body: string, key: string | undefined): [number, object] {
    if (method === 'GET' && url.pathname === `/v1/prices/${standInPrice.id}`) return [200, standInPrice];
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      const form = new URLSearchParams(body);
      if (form.get('line_items[0][price]') !== standInPrice.id) {
        return [400, apiError(`No such price: '${form.get('line_items[0][price]')}'`, 'resource_missing')];
      }
      const before = key === undefined ? undefined : answered.get(key);
      if (before && before.body !== body) {
        return [
          400,
          apiError('Keys for idempotent requests can only be used with the same parameters.', 'idempotency'),
        ];
      }
      if (before) return [200, before.answer];
      const opened = open(form);
      if (key !== undefined) answered.set(key, { body, answer: opened });
      return [200, opened];
    }
    const session = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname)?.[1];
    const payment = session === undefined ? undefined : books.get(session);
    if (method !== 'GET' || !payment) return [404, apiError(`No such object: '${url.pathname}'`, 'resource_missing')];
    const wants = [...url.searchParams].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    return [200, sessionObject(payment, wants.includes('payment_intent.latest_charge'))];
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', standIn.url);
    const body = await textOf(request);
    standIn.requests.push({ method: request.method ?? '', path: url.pathname, body });
    if (standIn.trouble === 'cut') {
      request.socket.destroy();
      return;
    }
    const authorised = request.headers.authorization === `Bearer ${secretKey}`;
    const key = request.headers['idempotency-key'] as string | undefined;
    const [status, object] =
      standIn.trouble === 'down'
        ? [500, apiError('Something is wrong at our end.', 'api_error', 'api_error')]
        : authorised
          ? answer(request.method ?? '', url, body, key)
          : [401, apiError('Invalid API Key provided', 'api_key')];
    if (standIn.trouble === 'mute') {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Request-Id': `req_${randomBytes(7).toString('hex')}`,
    });
    response.end(JSON.stringify(object));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: standInWebhookSecret,
    STRIPE_PRICE_ID: standInPrice.id,
    STRIPE_API_BASE: url,
  };
  return Object.assign(standIn, { url, environment });
}

/** The header of https://docs.stripe.com/webhooks#verify-manually, made without the SDK. */
export function signStripeEvent(body: string, options: { secret?: string; at?: number } = {}): string {
  const at = options.at ?? Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', options.secret ?? standInWebhookSecret)
    .update(`${at}.${body}`)
    .digest('hex');
  return `t=${at},v1=${signature}`;
}

export interface StripeStandIn {
  readonly url: string;
  /** The settings of a product that uses it. */
  readonly environment: Record<string, string>;
  readonly requests: { readonly method: string; readonly path: string; readonly body: string }[];
  readonly payments: ReadonlyMap<string, Payment>;
  /** 'down' answers every request with 500, 'cut' closes the connection, 'mute' does so after doing what was asked. */
  trouble: 'down' | 'cut' | 'mute' | null;
  /** Each simulates a step of a payment and returns its events. */
  pay(sessionId: string, how?: 'now' | 'later'): Promise<StripeEvent[]>;
  arrive(sessionId: string): Promise<StripeEvent[]>;
  fail(sessionId: string): Promise<StripeEvent[]>;
  refund(sessionId: string, amount: number): Promise<StripeEvent[]>;
  dispute(sessionId: string): Promise<StripeEvent[]>;
  closeDispute(sessionId: string, outcome: 'won' | 'lost'): Promise<StripeEvent[]>;
  close(): Promise<void>;
}

export interface StripeEvent {
  readonly type: string;
  readonly body: string;
  readonly signature: string;
}

interface Payment {
  readonly id: string;
  readonly form: URLSearchParams;
  readonly amount: number;
  readonly receiptUrl: string;
  readonly payUrl: string;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  refunded: number;
  dispute: 'needs_response' | 'won' | 'lost' | null;
}

export const standInPrice = {
  id: 'price_pack',
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 2_000,
  type: 'one_time',
};
const secretKey = 'sk_test_of_the_stand_in';
const standInWebhookSecret = 'whsec_of_the_stand_in';

function sessionObject(payment: Payment, expanded = false): object {
  const begun = payment.status === 'complete';
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    cancel_url: payment.form.get('cancel_url'),
    client_reference_id: payment.form.get('client_reference_id'),
    currency: 'usd',
    customer_details: { email: payment.form.get('customer_email'), name: 'Ada Buyer', address: { city: 'Bern' } },
    customer_email: payment.form.get('customer_email'),
    livemode: false,
    metadata: metadataOf(payment.form, 'metadata'),
    mode: 'payment',
    payment_intent: begun ? (expanded ? intentObject(payment, true) : named('pi', payment)) : null,
    payment_status: payment.paid ? 'paid' : 'unpaid',
    status: payment.status,
    success_url: payment.form.get('success_url'),
    url: begun ? null : payment.payUrl,
  };
}

function intentObject(payment: Payment, expanded = false): object {
  return {
    id: named('pi', payment),
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: payment.paid ? payment.amount : 0,
    currency: 'usd',
    latest_charge: payment.paid ? (expanded ? chargeObject(payment) : named('ch', payment)) : null,
    livemode: false,
    metadata: metadataOf(payment.form, 'payment_intent_data[metadata]'),
    status: payment.paid ? 'succeeded' : 'processing',
  };
}

function chargeObject(payment: Payment): object {
  return {
    id: named('ch', payment),
    object: 'charge',
    amount: payment.amount,
    amount_refunded: payment.refunded,
    billing_details: { email: payment.form.get('customer_email'), name: 'Ada Buyer' },
    currency: 'usd',
    livemode: false,
    metadata: metadataOf(payment.form, 'payment_intent_data[metadata]'),
    paid: true,
    payment_intent: named('pi', payment),
    receipt_url: payment.receiptUrl,
    refunded: payment.refunded === payment.amount,
    status: 'succeeded',
  };
}

function disputeObject(payment: Payment): object {
  return {
    id: named('du', payment),
    object: 'dispute',
    amount: payment.amount,
    charge: named('ch', payment),
    currency: 'usd',
    livemode: false,
    metadata: {},
    payment_intent: named('pi', payment),
    reason: 'fraudulent',
    status: payment.dispute,
  };
}

function named(prefix: string, payment: Payment): string {
  return `${prefix}_${payment.id.slice('cs_test_'.length)}`;
}

function metadataOf(form: URLSearchParams, field: string): Record<string, string> {
  const entries = [...form].filter(([name]) => name.startsWith(`${field}[`));
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(field.length + 1, -1), value]));
}

function apiError(message: string, code: string, type = 'invalid_request_error'): object {
  return { error: { message, code, type } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
