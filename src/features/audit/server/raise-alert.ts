import type { Db } from '#server/base/db/database.ts';

/** Alerts administrators about a problem, once per kind and cause; returns whether this was the first time. */
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
  /** One sentence for administrators, without personal data. */
  readonly text: string;
  /** The cause: an event's id, a wallet's id, or a day. */
  readonly cause: string;
}
