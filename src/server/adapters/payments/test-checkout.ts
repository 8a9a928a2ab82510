import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../../base/config/config.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { reportOf } from './payment-facts.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { signWebhook, webhookSecretOf } from './read-webhook.ts';
import { chargeObject, disputeObject, eventObject, sessionObject, type TestPaymentRow } from './test-objects.ts';

/**
 * The checkout of an installation without a key: our own page that simulates a payment and charges nothing. It keeps
 * its own records and sends the same signed webhooks as the real provider.
 */
export function createTestCheckout(platform: {
  readonly db: Db;
  readonly config: Config & { readonly secret: string };
}): TestCheckout {
  const { db, config } = platform;
  const secret = webhookSecretOf(config);
  return {
    name: 'test',
    async price() {
      return testPrice;
    },

    async openSession({ purchaseId, credits, successUrl, cancelUrl }) {
      const sessionId = `cs_test_${purchaseId.replaceAll('-', '')}`;
      await db
        .insertInto('test_payments')
        .values({
          session_id: sessionId,
          purchase_id: purchaseId,
          credits,
          ...testPrice,
          success_url: successUrl,
          cancel_url: cancelUrl,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { sessionId, url: `${config.appUrl}/checkout/test/${sessionId}` };
    },

    async readSession(sessionId) {
      const row = await findRow(db, sessionId);
      return row ? reportOf(sessionObject(row, config.appUrl, { expanded: true })) : null;
    },

    async find(sessionId) {
      const row = await findRow(db, sessionId);
      if (!row) throw new AppError('not_found');
      return row;
    },

    async act(sessionId, act) {
      const { row, events } = await db.transaction().execute((trx) => play(trx, sessionId, act, config.appUrl));
      return {
        row,
        webhooks: events.map((event) => {
          const body = JSON.stringify(event);
          return { body, signature: signWebhook(body, secret) };
        }),
      };
    },
  };
}

export interface TestCheckout extends PaymentProvider {
  /** Throws not_found. */
  find(sessionId: string): Promise<TestPaymentRow>;
  /**
   * Simulates one action and returns the webhooks that report it, which the caller delivers. Throws not_found, and
   * test_payment_refused when the payment's state does not allow it.
   */
  act(sessionId: string, act: TestPaymentAct): Promise<{ row: TestPaymentRow; webhooks: SignedWebhook[] }>;
}

export interface SignedWebhook {
  readonly body: string;
  readonly signature: string;
}

const testPrice = { amount: 2_000, currency: 'usd' };

function findRow(db: Db, sessionId: string) {
  return db.selectFrom('test_payments').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}

/** Each action: when it is allowed, what it changes, and the events that it sends. */
const plays = {
  pay: {
    allowed: ({ state }) => state === 'open',
    change: () => ({ state: 'paid', paid_at: sql`now()` }),
    tells: ['checkout.session.completed', 'charge.succeeded'],
  },
  pay_later: {
    allowed: ({ state }) => state === 'open',
    change: () => ({ state: 'processing' }),
    tells: ['checkout.session.completed'],
  },
  arrive: {
    allowed: ({ state }) => state === 'processing',
    change: () => ({ state: 'paid', paid_at: sql`now()` }),
    tells: ['checkout.session.async_payment_succeeded', 'charge.succeeded'],
  },
  fail: {
    allowed: ({ state }) => state === 'processing',
    change: () => ({ state: 'failed' }),
    tells: ['checkout.session.async_payment_failed'],
  },
  refund_half: {
    allowed: ({ state, amount, refunded }) => state === 'paid' && refunded < amount,
    change: ({ amount, refunded }) => ({ refunded: Math.min(amount, refunded + Math.ceil(amount / 2)) }),
    tells: ['charge.refunded'],
  },
  refund: {
    allowed: ({ state, amount, refunded }) => state === 'paid' && refunded < amount,
    change: ({ amount }) => ({ refunded: amount }),
    tells: ['charge.refunded'],
  },
  dispute: {
    allowed: ({ state, dispute }) => state === 'paid' && dispute === null,
    change: () => ({ dispute: 'needs_response' }),
    tells: ['charge.dispute.created'],
  },
  win_dispute: {
    allowed: ({ dispute }) => dispute === 'needs_response',
    change: () => ({ dispute: 'won' }),
    tells: ['charge.dispute.closed'],
  },
  lose_dispute: {
    allowed: ({ dispute }) => dispute === 'needs_response',
    change: () => ({ dispute: 'lost' }),
    tells: ['charge.dispute.closed'],
  },
} satisfies Record<string, Play>;
type TestPaymentAct = keyof typeof plays;

interface Play {
  readonly allowed: (row: TestPaymentRow) => boolean;
  readonly change: (row: TestPaymentRow) => Record<string, unknown>;
  readonly tells: readonly string[];
}

async function play(trx: Trx, sessionId: string, act: TestPaymentAct, appUrl: string) {
  const before = await trx
    .selectFrom('test_payments')
    .selectAll()
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('not_found');
  const { allowed, change, tells }: Play = plays[act];
  if (!allowed(before)) throw new AppError('test_payment_refused');
  const row = await trx
    .updateTable('test_payments')
    .set({ ...change(before), events: before.events + tells.length })
    .where('session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const events = tells.map((type, index) =>
    eventObject({ type, number: before.events + index, row, object: objectOf(type, row, appUrl) }),
  );
  return { row, events };
}

function objectOf(type: string, row: TestPaymentRow, appUrl: string): object {
  if (type.startsWith('charge.dispute.')) return disputeObject(row);
  if (type.startsWith('charge.')) return chargeObject(row, appUrl);
  return sessionObject(row, appUrl);
}
