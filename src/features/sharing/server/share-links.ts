import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { mostShareLinks, type ShareKind, type ShareLink } from '../contract.ts';

/**
 * The user's links that were not revoked, newest first, optionally only those to one row. The slices add the titles.
 */
export async function linksOf(db: Db, userId: string, target?: Target): Promise<UntitledLink[]> {
  let links = db.selectFrom('share_links').where('user_id', '=', userId).where('revoked_at', 'is', null);
  if (target) links = links.where(columnOf[target.kind], '=', target.id);
  const rows = await links.orderBy('created_at', 'desc').orderBy('id').select(shownColumns).execute();
  return rows.map(presentLink);
}

/** Creates a link and records it. Throws too_many_share_links. */
export async function insertLink(
  trx: Trx,
  userId: string,
  made: { target: Target; tokenHash: Buffer; passwordHash: string | null; days: number },
): Promise<UntitledLink> {
  // Links of one user are created one at a time, or the count below could miss one.
  await lockUser(trx, userId);
  const { total } = await trx
    .selectFrom('share_links')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total >= mostShareLinks) throw new AppError('too_many_share_links');
  const { kind, id } = made.target;
  const row = await trx
    .insertInto('share_links')
    .values({
      user_id: userId,
      report_id: kind === 'report' ? id : null,
      draft_id: kind === 'draft' ? id : null,
      token_hash: made.tokenHash,
      password_hash: made.passwordHash,
      expires_at: sql<Date>`now() + make_interval(days => ${made.days})`,
    })
    .returning(shownColumns)
    .executeTakeFirstOrThrow();
  const details = { link: row.id, kind, days: made.days, password: made.passwordHash !== null };
  await recordEvent(trx, { kind: 'share_link_created', userId, details });
  return presentLink(row);
}

/** Throws not_found if the link belongs to another user or was already revoked. */
export async function revokeLink(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('share_links')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) throw new AppError('not_found');
    await recordEvent(trx, { kind: 'share_link_revoked', userId, details: { link: id } });
  });
}

export interface Target {
  readonly kind: ShareKind;
  readonly id: string;
}

/** A link without the title of its target. */
export interface UntitledLink extends Omit<ShareLink, 'title'> {
  readonly targetId: string;
}

const columnOf = { report: 'report_id', draft: 'draft_id' } as const;

const shownColumns = [
  'id',
  'report_id',
  'draft_id',
  'created_at',
  'expires_at',
  'openings',
  'last_opened_at',
  sql<boolean>`expires_at <= now()`.as('expired'),
  sql<boolean>`password_hash is not null`.as('has_password'),
] as const;

interface Row {
  readonly id: string;
  readonly report_id: string | null;
  readonly draft_id: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly openings: number;
  readonly last_opened_at: Date | null;
  readonly expired: boolean;
  readonly has_password: boolean;
}

function presentLink({ report_id, draft_id, ...row }: Row): UntitledLink {
  return {
    ...row,
    kind: report_id === null ? 'draft' : 'report',
    targetId: report_id ?? draft_id ?? '',
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
  };
}
