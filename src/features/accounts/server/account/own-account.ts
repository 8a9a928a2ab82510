import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import type { Viewer } from '#server/base/http/env.ts';
import type { OwnAccount } from '../../contract/own-account.ts';
import { describeDevice } from '../describe-device.ts';

/** All data of the account page. */
export async function ownAccount(db: Db, viewer: Viewer): Promise<OwnAccount> {
  const userId = viewer.user.id;
  const [user, change, factor, codes, passkeys, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .where('id', '=', userId)
      .select([
        'username',
        'email',
        'created_at',
        'run_mails',
        sql<boolean>`password_hash is not null`.as('has_password'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('email_changes')
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .selectAll()
      .executeTakeFirst(),
    db.selectFrom('second_factors').where('user_id', '=', userId).select('confirmed_at').executeTakeFirst(),
    db
      .selectFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('passkeys')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .execute(),
    activeSessions(db, userId).execute(),
  ]);
  return {
    username: user.username,
    email: user.email,
    created_at: user.created_at.toISOString(),
    has_password: user.has_password,
    run_mails: user.run_mails,
    email_change: change
      ? {
          new_email: change.new_email,
          old_confirmed: change.old_confirmed_at !== null,
          new_confirmed: change.new_confirmed_at !== null,
          expires_at: change.expires_at.toISOString(),
        }
      : null,
    second_factor: { on: Boolean(factor?.confirmed_at), recovery_codes_left: codes.left },
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    sessions: sessions.map((session) => ({ ...presentSession(session), current: session.id === viewer.sessionId })),
  };
}

/** The most recently used one comes first. */
export function activeSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('rotated_at', 'desc')
    .select(['id', 'user_agent', 'address_block', 'created_at', 'rotated_at']);
}

export type ShownSession = Omit<OwnAccount['sessions'][number], 'current'>;

export function presentSession(session: {
  readonly id: string;
  readonly user_agent: string;
  readonly address_block: string;
  readonly created_at: Date;
  readonly rotated_at: Date;
}): ShownSession {
  return {
    id: session.id,
    device: describeDevice(session.user_agent),
    address_block: session.address_block,
    created_at: session.created_at.toISOString(),
    last_used_at: session.rotated_at.toISOString(),
  };
}
