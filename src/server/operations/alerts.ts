import { sql } from 'kysely';
import type { Db } from '../base/db/database.ts';
import { removeOlder } from '../base/db/remove-older.ts';

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

/** The alerts as a subquery for `from` and `join`. */
export const alertsView = sql<{ id: number; text: string; created_at: Date }>`(
  select id, text, created_at from system_alerts
)`;

/** Removes alerts that are older than this many days; 0: none. */
export async function removeOldAlerts(db: Db, days: number): Promise<void> {
  await removeOlder(db, 'system_alerts', 'created_at', days);
}
