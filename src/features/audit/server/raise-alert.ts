import type { Db } from '#server/base/db/database.ts';

/** Tells administrators of a trouble, once per kind and cause; answers whether this was the first time. */
export async function raiseAlert(db: Db, alert: SystemAlert): Promise<boolean> {
  const row = await db
    .insertInto('system_alerts')
    .values({ ...alert, text: alert.text.slice(0, 500) })
    .onConflict((conflict) => conflict.columns(['kind', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface SystemAlert {
  /** In snake_case: webhook_failed. */
  readonly kind: string;
  /** One sentence for administrators; names no person. */
  readonly text: string;
  /** What it came from: an event's id, a wallet's, a day. */
  readonly cause: string;
}
