import type { MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import type { User } from '#contract/account.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { ApiKeyViewer, HttpEnv } from '#server/base/http/env.ts';
import { addressBlock } from '#server/base/limits/address-block.ts';
import { requestOrigin } from '#server/base/log/request-origin.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { hashOfApiKey, looksLikeApiKey } from './api-key-secret.ts';

/** Identifies the user of an API key in the bearer header. Runs after the session middleware, which ignores keys. */
export function identifyKey(db: Db, findUser: FindUser): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token && looksLikeApiKey(token)) {
      const key = await findLiveKey(db, findUser, token, addressBlock(c.get('address')));
      c.set('apiKey', key);
      c.set('tokenProblem', key ? null : 'invalid_api_key');
      const origin = requestOrigin.getStore();
      if (key && origin) origin.userId = key.user.id;
    }
    await next();
  };
}

/** Filters these ids to keys that are still valid. */
export async function liveKeysAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin(usersView.as('users'), 'users.id', 'api_keys.user_id')
    .where('api_keys.id', 'in', ids)
    .where('api_keys.expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .select('api_keys.id')
    .execute();
  return rows.map(({ id }) => id);
}

export type FindUser = (id: string) => Promise<User | null>;

async function findLiveKey(db: Db, findUser: FindUser, token: string, block: string): Promise<ApiKeyViewer | null> {
  const row = await db
    .selectFrom('api_keys')
    .where('key_hash', '=', hashOfApiKey(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .select(['id', 'user_id', 'prefix', 'scopes', 'last_used_block', isStale])
    .executeTakeFirst();
  if (!row) return null;
  const user = await findUser(row.user_id);
  if (user?.status !== 'active') return null;
  if (row.stale) await noteUse(db, row, block);
  return { user, sessionId: row.id, scopes: row.scopes };
}

/** Records when and from where a key was used, at most once a minute. */
async function noteUse(db: Db, key: UsedKey, block: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('api_keys')
      .set({ last_used_at: sql`now()`, last_used_block: block })
      .where('id', '=', key.id)
      .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', aMinuteAgo)]))
      .returning('id')
      .executeTakeFirst();
    if (!noted || key.last_used_block === block) return;
    await recordEvent(trx, { kind: 'api_key_used', userId: key.user_id, details: { key: key.prefix } });
  });
}

interface UsedKey {
  readonly id: string;
  readonly user_id: string;
  readonly prefix: string;
  readonly last_used_block: string | null;
}

const aMinuteAgo = sql<Date>`now() - interval '1 minute'`;
const isStale = sql<boolean>`coalesce(last_used_at < ${aMinuteAgo}, true)`.as('stale');
