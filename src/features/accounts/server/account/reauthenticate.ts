import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/base/http/env.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { AccountsContext } from '../accounts-context.ts';

/**
 * Confirms the user's identity before an irreversible action: by password or, without one, by a login within the last
 * ten minutes. Throws reauthentication_failed or reauthentication_required.
 */
export async function reauthenticate(
  context: AccountsContext,
  viewer: Viewer,
  password: string | undefined,
): Promise<void> {
  const { hasher, limits, platform } = context;
  const row = await platform.db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('users.id', '=', viewer.user.id)
    .where('sessions.id', '=', viewer.sessionId)
    .select(['password_hash', sql<boolean>`sessions.created_at > now() - interval '10 minutes'`.as('recent')])
    .executeTakeFirst();
  if (!row) throw new AppError('invalid_token');
  if (row.password_hash === null) {
    if (!row.recent) throw new AppError('reauthentication_required');
    return;
  }
  if (!password) throw notRight('Password is required');
  await limits.reauthentication.take(viewer.user.id);
  if (!(await hasher.verify(row.password_hash, password))) {
    await recordEvent(platform.db, { kind: 'reauthentication_failed', userId: viewer.user.id });
    throw notRight();
  }
  await limits.reauthentication.forget(viewer.user.id);
}

function notRight(words?: string): AppError {
  const { message } = new AppError('reauthentication_failed', words ? { message: words } : {});
  return new AppError('reauthentication_failed', { message, fields: { password: message } });
}
