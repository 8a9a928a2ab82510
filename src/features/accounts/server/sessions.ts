import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { User } from '#contract/account.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { noticeLogin } from './login-notice.ts';
import type { AccessClaim, RefreshToken } from './tokens.ts';
import { presentUser, userColumns } from './users.ts';

/**
 * Starts a session for an identified user, who is notified by email if the device or place is new. A session ends 30
 * days after its last refresh, and in any case `sessionDays` after login.
 */
export async function startSession(
  db: Db,
  context: AccountsContext,
  userId: string,
  client: Client,
  method: LoginMethod,
): Promise<RefreshToken> {
  const token = context.tokens.firstRefresh(randomUUID());
  const start = async (trx: Trx) => {
    await trx
      .insertInto('sessions')
      .values({
        id: token.sessionId,
        user_id: userId,
        token_hash: token.hash,
        expires_at: sql<Date>`now() + least(interval '30 days', ${lifetime(context)})`,
        ...described(client),
      })
      .execute();
    await recordEvent(trx, { kind: 'login', userId, details: { method } });
    await noticeLogin(trx, context.platform, userId, client);
  };
  await inTransaction(db, start);
  return token;
}

async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work);
}

/**
 * Exchanges a refresh token for its successor. For ten seconds the previous token gets the same response, for the same
 * client: several tabs refresh at the same time, and responses get lost. Any other use of a replaced token means that
 * two clients have it, and ends the session in this transaction. null: the user has to log in again.
 */
export async function refreshSession(
  db: Db,
  context: AccountsContext,
  text: string,
  client: Client,
): Promise<{ token: RefreshToken; userId: string } | null> {
  const presented = context.tokens.readRefresh(text);
  if (!presented) return null;
  return db.transaction().execute(async (trx) => {
    // Parallel refreshes of a session run one after the other here, each seeing the result of the previous one.
    const session = await liveSessions(trx, context)
      .where('sessions.id', '=', presented.sessionId)
      .select(['sessions.user_id', 'token_hash', 'previous_hash', 'user_agent', 'address_block', inGrace])
      .forUpdate('sessions')
      .executeTakeFirst();
    if (!session) return null;

    const next = context.tokens.nextRefresh(presented, session.token_hash);
    if (session.token_hash.equals(presented.hash)) {
      await trx
        .updateTable('sessions')
        .set({
          token_hash: next.hash,
          previous_hash: presented.hash,
          rotated_at: sql`clock_timestamp()`,
          expires_at: sql<Date>`least(now() + interval '30 days', sessions.created_at + ${lifetime(context)})`,
          ...described(client),
        })
        .where('id', '=', presented.sessionId)
        .execute();
      return { token: next, userId: session.user_id };
    }
    const sameClient =
      session.user_agent === described(client).user_agent && session.address_block === client.addressBlock;
    if (session.previous_hash?.equals(presented.hash) && session.in_grace && sameClient) {
      return { token: next, userId: session.user_id };
    }
    await endSession(trx, presented.sessionId, 'reuse');
    await recordEvent(trx, { kind: 'refresh_token_reused', userId: session.user_id });
    return null;
  });
}

/**
 * The user of an access token while session and user are active; one query, so that ending a session takes effect
 * immediately.
 */
export async function userOfAccess(db: Db, context: AccountsContext, claim: AccessClaim): Promise<User | null> {
  const row = await liveSessions(db, context)
    .where('sessions.id', '=', claim.sessionId)
    .where('sessions.user_id', '=', claim.userId)
    .select(userColumns(context))
    .executeTakeFirst();
  return row ? presentUser(context, row) : null;
}

/**
 * The session of a refresh token and its user, without exchanging it: for pages. A token replaced a moment ago still
 * counts, because the page may have been requested before the new cookie arrived.
 */
export async function sessionOfRefresh(
  db: Db,
  context: AccountsContext,
  text: string,
): Promise<{ sessionId: string; user: User } | null> {
  const presented = context.tokens.readRefresh(text);
  if (!presented) return null;
  const row = await liveSessions(db, context)
    .where('sessions.id', '=', presented.sessionId)
    .select(['token_hash', 'previous_hash', inGrace])
    .select(userColumns(context))
    .executeTakeFirst();
  if (!row) return null;
  const valid = row.token_hash.equals(presented.hash) || (row.in_grace && row.previous_hash?.equals(presented.hash));
  if (!valid) return null;
  return { sessionId: presented.sessionId, user: presentUser(context, row) };
}

/** Those of these sessions that are active and whose user is active. */
export async function liveSessionsAmong(
  db: Db,
  context: AccountsContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await liveSessions(db, context).where('sessions.id', 'in', ids).select('sessions.id').execute();
  return new Set(rows.map((row) => row.id));
}

export type SessionEnd =
  | 'logout'
  | 'replaced'
  | 'reuse'
  | 'password_changed'
  | 'ended_by_user'
  | 'ended_by_admin'
  | 'disabled';

export type LoginMethod = 'password' | 'passkey' | 'linkedin';

export async function endSession(db: Db, sessionId: string, reason: SessionEnd): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ ended_at: sql`now()`, end_reason: reason })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (ended && reason === 'logout') await recordEvent(trx, { kind: 'logout', userId: ended.user_id });
  });
}

/** Ends the sessions of a user, all of them or all but one. */
export async function endSessionsOf(trx: Trx, userId: string, reason: SessionEnd, except?: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql`now()`, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

const inGrace = sql<boolean>`sessions.rotated_at > clock_timestamp() - interval '10 seconds'`.as('in_grace');

/** The maximum lifetime of a session. */
function lifetime({ platform }: AccountsContext) {
  return sql`make_interval(days => ${platform.config.sessionDays})`;
}

/** Active sessions of active users. The age is checked again in case the setting was lowered. */
function liveSessions(db: Db, context: AccountsContext) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('sessions.created_at', '>', sql<Date>`now() - ${lifetime(context)}`)
    .where('users.status', '=', 'active');
}

function described(client: Client) {
  return { user_agent: client.userAgent.slice(0, 300), address: client.address, address_block: client.addressBlock };
}
