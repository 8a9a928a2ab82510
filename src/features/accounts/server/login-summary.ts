import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import { activeSessions, presentSession, type ShownSession } from './account/own-account.ts';

/** How a user logs in, for administrators. */
export interface LoginSummary {
  readonly email_verified: boolean;
  readonly has_password: boolean;
  readonly second_factor: boolean;
  /** The ten latest active ones. */
  readonly sessions: ShownSession[];
}

/** null for an unknown id. */
export async function readLoginSummary(db: Db, userId: string): Promise<LoginSummary | null> {
  const [user, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .where('id', '=', userId)
      .select([
        sql<boolean>`email_verified_at is not null`.as('email_verified'),
        sql<boolean>`password_hash is not null`.as('has_password'),
        sql<boolean>`exists (
          select from second_factors where user_id = users.id and confirmed_at is not null
        )`.as('second_factor'),
      ])
      .executeTakeFirst(),
    activeSessions(db, userId).limit(10).execute(),
  ]);
  return user ? { ...user, sessions: sessions.map(presentSession) } : null;
}
