import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';

/**
 * The purchase that an event belongs to, or null if no purchase has one of its names yet. Names are added in one
 * transaction at a time. If an event and a purchase are stored at the same moment, the later one therefore sees the
 * earlier one.
 */
export async function purchaseOf(trx: Trx, eventId: string): Promise<string | null> {
  const event = await trx
    .selectFrom('payment_events')
    .select(['refs', 'purchase_id'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const known = await purchaseBy(trx, event.refs);
  if (known && event.refs.every((ref) => known.refs.includes(ref))) {
    if (event.purchase_id === null) {
      await trx.updateTable('payment_events').set({ purchase_id: known.id }).where('id', '=', eventId).execute();
    }
    return known.id;
  }
  await lockNames(trx);
  const found = known ?? (await purchaseBy(trx, event.refs));
  if (found) await learnNames(trx, found.id, event.refs);
  return found?.id ?? null;
}

/**
 * Adds the names to the purchase, and also every event that was waiting under one of them, with that event's own names.
 * Returns whether there was such an event.
 */
export async function learnNames(trx: Trx, purchaseId: string, names: readonly string[]): Promise<boolean> {
  await lockNames(trx);
  let adopted = false;
  let fresh = [...names];
  while (fresh.length > 0) {
    const { rows } = await sql<{ refs: string[] }>`
      with named as (
        update purchases set refs = array(select distinct unnest(refs || ${fresh}::text[]))
          where id = ${purchaseId} returning refs
      )
      update payment_events set purchase_id = ${purchaseId}, settled_at = null
        from named where purchase_id is null and payment_events.refs && named.refs
        returning array(select unnest(payment_events.refs) except select unnest(named.refs)) as refs
    `.execute(trx);
    adopted ||= rows.length > 0;
    fresh = rows.flatMap((row) => row.refs);
  }
  return adopted;
}

function purchaseBy(trx: Trx, names: readonly string[]) {
  return trx
    .selectFrom('purchases')
    .select(['id', 'refs'])
    .where(sql<boolean>`refs && ${[...names]}::text[]`)
    .executeTakeFirst();
}

async function lockNames(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${namesLock})`.execute(trx);
}

/** Any number that no other advisory lock of the product uses. */
const namesLock = 7_305_015;
