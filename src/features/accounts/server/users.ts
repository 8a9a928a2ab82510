import { sql } from 'kysely';
import { isAdmin, type User } from '#contract/account.ts';
import type { AccountsContext } from './accounts-context.ts';

/** Columns of a user that other slices may see; the password hash isn't one of them. */
export const userColumns = ({ credits }: AccountsContext) =>
  [
    credits.balanceOfUsers.as('credits'),
    'users.id',
    'users.username',
    'users.email',
    'users.role',
    'users.status',
    'users.must_change_password',
    sql<boolean>`users.password_hash is not null`.as('has_password'),
    // A passkey counts as two factors: its device verifies the person.
    sql<boolean>`(
    exists (select from second_factors where user_id = users.id and confirmed_at is not null)
    or exists (select from passkeys where user_id = users.id)
  )`.as('has_second_factor'),
  ] as const;

export function presentUser(context: AccountsContext, row: UserRow): User {
  const { id, username, email, role, credits, status, has_password } = row;
  const step = requiredStep(context, row);
  return { id, username, email, role, credits, status, has_password, ...(step && { required_step: step }) };
}

function requiredStep({ platform }: AccountsContext, row: UserRow): User['required_step'] {
  if (row.must_change_password) return 'password_change_required';
  if (platform.config.adminSecondFactor && isAdmin(row) && !row.has_second_factor)
    return 'second_factor_setup_required';
  return undefined;
}

interface UserRow extends Omit<User, 'required_step'> {
  readonly must_change_password: boolean;
  readonly has_second_factor: boolean;
}

export async function findUser(context: AccountsContext, id: string): Promise<User | null> {
  const { db } = context.platform;
  const row = await db.selectFrom('users').where('id', '=', id).select(userColumns(context)).executeTakeFirst();
  return row ? presentUser(context, row) : null;
}
