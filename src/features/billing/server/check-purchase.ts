import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { PaymentReport } from '#server/adapters/payments/payment-facts.ts';
import type { Tables } from '#server/base/db/tables.ts';
import { raiseAlert } from '#server/operations/alerts.ts';
import type { BillingContext } from './billing-context.ts';
import { takeReport } from './take-report.ts';

/** Asks the provider for the state of a purchase and handles the answer like a webhook. */
export async function askProvider(context: BillingContext, sessionId: string): Promise<void> {
  const report = await context.provider.readSession(sessionId);
  if (!report) return;
  await takeReport(context, {
    // A repeated answer is the same event.
    id: `seen:${sessionId}:${digest(report)}`,
    type: 'seen',
    happenedAt: new Date(),
    report,
  });
}

/**
 * Checks purchases that are due: those that were started and have no webhook yet, or have no receipt. They are checked
 * less and less often, and eventually no more.
 */
export async function checkDuePurchases(context: BillingContext): Promise<void> {
  const due = await context.platform.db
    .updateTable('purchases')
    .set({
      checks: sql`checks + 1`,
      // An hour, two, four: the last check is weeks after the purchase, later than any bank takes.
      next_check_at: sql`case when checks < ${mostChecks} then now() + make_interval(mins => (30 * 2 ^ checks)::int) end`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('purchases')
        .select('id')
        .where('next_check_at', '<=', sql<Date>`now()`)
        .orderBy('next_check_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'session_id', 'state', 'checks', 'provider'])
    .execute();
  for (const purchase of due) await checkOne(context, purchase);
}

const mostChecks = 11;

async function checkOne(
  context: BillingContext,
  purchase: Pick<Selectable<Tables['purchases']>, 'id' | 'session_id' | 'state' | 'provider'>,
): Promise<void> {
  const { platform, provider } = context;
  // A purchase started with another provider than the current one can't be checked.
  if (purchase.session_id === null || purchase.provider !== provider.name) return;
  try {
    await askProvider(context, purchase.session_id);
  } catch (error) {
    platform.log.warn({ err: error, purchase: purchase.id }, 'the payment provider could not be asked');
    return;
  }
  if (purchase.state === 'paid') return;
  const now = await platform.db
    .selectFrom('purchases')
    .select('state')
    .where('id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  if (now.state !== 'paid') return;
  await raiseAlert(platform.db, {
    kind: 'webhook_missing',
    cause: purchase.id,
    text: `Purchase ${purchase.id} was paid, but the payment provider never told us; we found it by asking. Please check the webhook's address.`,
  });
}

function digest({ refs, facts }: PaymentReport): string {
  return createHash('sha256')
    .update(JSON.stringify([refs, facts]))
    .digest('base64url')
    .slice(0, 22);
}
