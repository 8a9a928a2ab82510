import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import { pageFromNearerEnd } from '#server/base/db/page-from-nearer-end.ts';

/**
 * The ids of a page of all users, sorted by credits. Only wallets are sorted, which is much faster than joining every
 * user; users without a wallet have no credits and come after those with the lowest balance. There is no index on
 * balances, because it would slow down every movement of credits.
 */
export async function pageByCredits(
  db: Db,
  { order, page, size, total }: { order: 'asc' | 'desc'; page: number; size: number; total: number },
): Promise<string[]> {
  const { rows } = await sql<{ wallets: number }>`
    select count(*) as wallets from wallets where user_id is not null`.execute(db);
  const wallets = Math.min(total, rows[0]?.wallets ?? 0);
  const first = (page - 1) * size;
  const last = Math.min(total, first + size);
  const richFirst = order === 'desc';
  // Where the wallets are in the whole list.
  const from = richFirst ? 0 : total - wallets;
  const inWallets = cut(first, last, from, from + wallets);
  const behind = richFirst ? cut(first, last, wallets, total) : cut(first, last, 0, total - wallets);
  const ofWallets = await idsOfWallets(db, order, inWallets, wallets);
  const ofOthers = await idsWithoutWallet(db, order, behind);
  return richFirst ? [...ofWallets, ...ofOthers] : [...ofOthers, ...ofWallets];
}

interface Cut {
  readonly offset: number;
  readonly limit: number;
}

/** The part of a page that is within a range of the list, counted from the start of that range. */
function cut(first: number, last: number, start: number, end: number): Cut {
  const offset = Math.max(first, start);
  return { offset: offset - start, limit: Math.max(0, Math.min(last, end) - offset) };
}

async function idsOfWallets(db: Db, order: 'asc' | 'desc', { offset, limit }: Cut, total: number): Promise<string[]> {
  if (limit === 0) return [];
  const backwards = pageFromNearerEnd(total, 1 + offset / limit, limit).backwards;
  const skipped = backwards ? total - offset - limit : offset;
  const direction = sql.raw((order === 'desc') === backwards ? 'asc' : 'desc');
  const { rows } = await sql<{ id: string }>`
    select user_id as id from wallets where user_id is not null
    order by balance ${direction}, user_id ${direction} limit ${limit} offset ${skipped}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.reverse() : ids;
}

async function idsWithoutWallet(db: Db, order: 'asc' | 'desc', { offset, limit }: Cut): Promise<string[]> {
  if (limit === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from users where not exists (select from wallets where wallets.user_id = users.id)
    order by id ${sql.raw(order)} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
