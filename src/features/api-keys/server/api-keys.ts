import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { type ApiKey, type apiKeyForm, mostApiKeys } from '../contract.ts';
import { hashOfApiKey, newApiKeySecret, visiblePrefix } from './api-key-secret.ts';

/** The user's keys, newest first, including expired ones until they are removed. */
export async function apiKeysOf(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(shownColumns)
    .execute();
  return rows.map(presentApiKey);
}

/** Creates a key and records it. Throws too_many_api_keys. */
export async function insertApiKey(
  trx: Trx,
  userId: string,
  form: z.output<typeof apiKeyForm>,
): Promise<{ key: ApiKey; secret: string }> {
  // Keys of one user are created one at a time, or the count below could miss one.
  await lockUser(trx, userId);
  const { total } = await trx
    .selectFrom('api_keys')
    .where('user_id', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total >= mostApiKeys) throw new AppError('too_many_api_keys');
  const secret = newApiKeySecret();
  const row = await trx
    .insertInto('api_keys')
    .values({
      user_id: userId,
      name: form.name,
      prefix: visiblePrefix(secret),
      key_hash: hashOfApiKey(secret),
      scopes: form.scopes,
      expires_at: sql<Date>`now() + make_interval(days => ${form.expires_in_days})`,
    })
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
  return { key: presentApiKey(row), secret };
}

/** Throws not_found for a key that is not the user's. */
export async function removeApiKey(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('api_keys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('prefix')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found');
    await recordEvent(trx, { kind: 'api_key_revoked', userId, details: { key: removed.prefix } });
  });
}

const shownColumns = [
  'id',
  'name',
  'prefix',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
  'last_used_block',
  sql<boolean>`expires_at <= now()`.as('expired'),
] as const;

interface Row extends Omit<ApiKey, 'created_at' | 'expires_at' | 'last_used_at'> {
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
}

function presentApiKey(row: Row): ApiKey {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
