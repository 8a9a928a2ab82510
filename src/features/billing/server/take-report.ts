import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { PaymentEvent } from '#server/adapters/payments/read-webhook.ts';
import { raiseAlert } from '#server/operations/alerts.ts';
import type { BillingContext } from './billing-context.ts';
import { purchaseOf } from './payment-names.ts';
import { settlePurchase } from './settle-purchase.ts';

/**
 * The single entry point for all reports about payments: stores the event, then settles it. Once this has returned,
 * the event is safe, and `settleWaiting` retries what couldn't be settled. Throws if the event couldn't be stored, or
 * webhook_unreadable, so that the provider resends it.
 */
export async function takeReport(context: BillingContext, event: PaymentEvent): Promise<void> {
  const { db } = context.platform;
  if (event.unreadable) {
    await raiseAlert(db, {
      kind: 'webhook_unreadable',
      cause: event.id,
      text: `The payment event ${event.id} (${event.type}) could not be read. The payment provider will send it again; please report this.`,
    });
    throw new AppError('webhook_unreadable');
  }
  if (!event.report) return;
  const kept = await db
    .insertInto('payment_events')
    .values({
      id: event.id,
      type: event.type,
      happened_at: event.happenedAt,
      refs: [...event.report.refs],
      facts: JSON.stringify(event.report.facts),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deliveries: sql`payment_events.deliveries + 1` }))
    .returning('settled_at')
    .executeTakeFirstOrThrow();
  if (kept.settled_at === null) await settleEvent(context, event.id);
}

/** Settles stored events that weren't settled because a process died or something failed. */
export async function settleWaiting(context: BillingContext): Promise<void> {
  const waiting = await context.platform.db
    .selectFrom('payment_events')
    .select('id')
    .where('settled_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .limit(500)
    .execute();
  for (const { id } of waiting) await settleEvent(context, id);
}

async function settleEvent(context: BillingContext, id: string): Promise<void> {
  const { db, log } = context.platform;
  try {
    await db.transaction().execute(async (trx) => {
      const purchaseId = await purchaseOf(trx, id);
      if (purchaseId) await settlePurchase(trx, context, purchaseId);
      else await trx.updateTable('payment_events').set(settled).where('id', '=', id).execute();
    });
  } catch (error) {
    log.error({ err: error, event: id }, 'a payment event could not be settled');
    await postpone(context, id, error);
  }
}

const settled = { settled_at: sql<Date>`now()`, last_error: null };

/** With backoff up to an hour; administrators are alerted after the first failure. */
async function postpone({ platform }: BillingContext, id: string, error: unknown): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await platform.db
    .updateTable('payment_events')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + make_interval(secs => least(3600, 30 * 2 ^ least(attempts, 10)))`,
      last_error: reason,
    })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
  await raiseAlert(platform.db, {
    kind: 'webhook_failed',
    cause: id,
    text: `The payment event ${id} could not be handled. It is kept, and tried again by itself.`,
  });
}
