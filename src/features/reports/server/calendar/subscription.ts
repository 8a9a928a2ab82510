import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/** A new secret for this person's calendar, which invalidates the previous one. Only its hash is stored. */
export async function renewSubscription(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const fresh = { token_hash: hashOf(token), created_at: new Date(), last_opened_at: null };
  await db
    .insertInto('calendar_subscriptions')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
  return token;
}

export async function revokeSubscription(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_subscriptions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findSubscription(
  db: Db,
  userId: string,
): Promise<{ created_at: string; last_opened_at: string | null } | null> {
  const row = await db
    .selectFrom('calendar_subscriptions')
    .select(['created_at', 'last_opened_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { created_at: row.created_at.toISOString(), last_opened_at: row.last_opened_at?.toISOString() ?? null };
}

/** The user of this calendar secret; null if it is invalid or the account is disabled. */
export async function openSubscription(db: Db, token: string): Promise<string | null> {
  const row = await db
    .updateTable('calendar_subscriptions')
    .from(usersView.as('users'))
    .set({ last_opened_at: sql`now()` })
    .whereRef('users.id', '=', 'calendar_subscriptions.user_id')
    .where('users.status', '=', 'active')
    .where('token_hash', '=', hashOf(token))
    .returning('calendar_subscriptions.user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
