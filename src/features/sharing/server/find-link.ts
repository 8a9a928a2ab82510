import { sql } from 'kysely';
import type { User } from '#contract/account.ts';
import type { Db } from '#server/base/db/database.ts';
import type { Target } from './share-links.ts';
import { hashOfShareToken } from './share-token.ts';

/** A valid link. */
export interface LiveLink {
  readonly id: string;
  readonly ownerId: string;
  readonly target: Target;
  readonly passwordHash: string | null;
  readonly expiresAt: Date;
}

/** The link of a token; otherwise the status to answer: 410 if it was valid before, 404 if it is unknown. */
export async function findLink(
  db: Db,
  findUser: (id: string) => Promise<User | null>,
  token: string,
): Promise<LiveLink | 404 | 410> {
  const hash = hashOfShareToken(token);
  if (!hash) return 404;
  const row = await db
    .selectFrom('share_links')
    .where('token_hash', '=', hash)
    .select(['id', 'user_id', 'report_id', 'draft_id', 'password_hash', 'expires_at'])
    .select(sql<boolean>`revoked_at is null and expires_at > now()`.as('works'))
    .executeTakeFirst();
  if (!row) return 404;
  if (!row.works || (await findUser(row.user_id))?.status !== 'active') return 410;
  return {
    id: row.id,
    ownerId: row.user_id,
    target: row.report_id === null ? { kind: 'draft', id: row.draft_id ?? '' } : { kind: 'report', id: row.report_id },
    passwordHash: row.password_hash,
    expiresAt: row.expires_at,
  };
}
