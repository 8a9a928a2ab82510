import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { describeDevice } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { UserDetails } from '../../contract.ts';
import { adminUserColumns, asAdminUser } from './list-users.ts';

/** A user with their ten latest runs and purchases and their active sessions. Throws user_not_found. */
export async function readUser(db: Db, id: string): Promise<UserDetails> {
  const [user, runs, purchases, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('wallets', 'wallets.user_id', 'users.id')
      .where('users.id', '=', id)
      .select(adminUserColumns)
      .select([
        sql<number>`coalesce(wallets.held, 0)`.as('held'),
        sql<boolean>`users.email_verified_at is not null`.as('email_verified'),
        sql<boolean>`users.password_hash is not null`.as('has_password'),
        sql<boolean>`exists (
          select from second_factors where user_id = users.id and confirmed_at is not null
        )`.as('second_factor'),
      ])
      .executeTakeFirst(),
    db
      .selectFrom('runs')
      .where('user_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(10)
      .select(['id', 'feature', 'state', 'cost', 'created_at'])
      .execute(),
    db
      .selectFrom('ledger_transactions as movement')
      .innerJoin('wallets', 'wallets.id', 'movement.wallet_id')
      .where('wallets.user_id', '=', id)
      .where(sql<string>`movement.kind::text`, 'in', ['purchase', 'refund', 'reinstatement'])
      .orderBy('movement.id', 'desc')
      .limit(10)
      .select(['movement.id', 'movement.description', 'movement.available as amount', 'movement.created_at'])
      .execute(),
    db
      .selectFrom('sessions')
      .where('user_id', '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('rotated_at', 'desc')
      .limit(10)
      .select(['id', 'user_agent', 'address_block', 'created_at', 'rotated_at'])
      .execute(),
  ]);
  if (!user) throw new AppError('user_not_found');
  const { held, email_verified, has_password, second_factor } = user;
  return {
    user: { ...asAdminUser(user), held, email_verified, has_password, second_factor },
    runs: runs.map((run) => ({ ...run, created_at: run.created_at.toISOString() })),
    purchases: purchases.map((purchase) => ({ ...purchase, created_at: purchase.created_at.toISOString() })),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: describeDevice(session.user_agent),
      address_block: session.address_block,
      created_at: session.created_at.toISOString(),
      last_used_at: session.rotated_at.toISOString(),
    })),
  };
}
