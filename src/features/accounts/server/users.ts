import { sql } from 'kysely';
import type { User } from '../../../contract/account.ts';
import type { AccountsContext } from './accounts-context.ts';

/** Columns of a user that may leave this slice; the password's hash is no part of them. */
export const userColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.status',
  sql<boolean>`users.password_hash is not null`.as('has_password'),
] as const;

export function presentUser(row: Omit<User, 'credits'>, credits: number): User {
  const { id, username, email, role, status, has_password } = row;
  return { id, username, email, role, credits, status, has_password };
}

export async function findUser({ platform: { db }, credits }: AccountsContext, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').where('id', '=', id).select(userColumns).executeTakeFirst();
  return row ? presentUser(row, await credits.balanceOf(db, id)) : null;
}
