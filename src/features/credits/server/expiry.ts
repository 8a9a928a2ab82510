import { type RawBuilder, sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Platform } from '#server/platform.ts';
import { expiryNoticeMail } from './credit-mails.ts';
import { notifyLowBalances } from './low-balance.ts';

/**
 * Expires credits that have reached their age, and notifies owners 14 days before. Nothing expires without that
 * notice, so credits that are already too old when expiry is enabled get one too. Uses the database's clock; can be
 * repeated or interrupted anywhere.
 */
export async function expireCredits(platform: Pick<Platform, 'db' | 'config' | 'jobs'>): Promise<void> {
  const { givenDays, boughtDays } = platform.config.credits;
  if (givenDays === null && boughtDays === null) return;
  for (const wallets of inBatches(await dueWallets(platform, 0, notifiedInTime))) await expire(platform, wallets);
  for (const wallets of inBatches(await dueWallets(platform, noticeDays, notNotified)))
    await announce(platform, wallets);
}

const noticeDays = 14;
const notNotified = sql`lot.told_at is null`;
const notifiedInTime = sql`lot.told_at <= now() - make_interval(days => ${noticeDays}::integer)`;

/**
 * Wallets with remaining credits that expire within this many days, whose owners weren't notified yet, or were notified
 * long enough ago.
 */
async function dueWallets(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  withinDays: number,
  condition: RawBuilder<unknown>,
): Promise<string[]> {
  const { givenDays, boughtDays } = config.credits;
  const { rows } = await sql<{ id: string }>`
    select distinct wallets.id from credit_lots as lot join wallets on wallets.id = lot.wallet_id
    where lot.remaining > 0 and wallets.user_id is not null and ${condition}
      and lot.created_at <= now() + make_interval(days => ${withinDays}::integer)
        - make_interval(days => case when lot.bought then ${boughtDays}::integer else ${givenDays}::integer end)
    order by wallets.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Each batch is a separate transaction, so that no wallet stays locked for long. */
function* inBatches(wallets: readonly string[]): Generator<string[]> {
  for (let start = 0; start < wallets.length; start += 100) yield wallets.slice(start, start + 100);
}

function expire({ db, ...platform }: Pick<Platform, 'db' | 'config' | 'jobs'>, wallets: string[]): Promise<void> {
  const { givenDays, boughtDays } = platform.config.credits;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from expire_credits(${wallets}::uuid[], ${givenDays}::integer, ${boughtDays}::integer, ${noticeDays}::integer) as expired
      join wallets on wallets.id = expired.wallet_id`.execute(trx);
    await notifyLowBalances(trx, platform, { userIds: rows.map(({ user_id }) => user_id) });
  });
}

function announce({ db, ...platform }: Pick<Platform, 'db' | 'config' | 'jobs'>, wallets: string[]): Promise<void> {
  const { credits: settings, brand, appUrl } = platform.config;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ credits: number; expires_at: Date; username: string; email: string }>`
      select credits, expires_at, username, email
      from announce_expiry(${wallets}::uuid[], ${settings.givenDays}::integer, ${settings.boughtDays}::integer, ${noticeDays}::integer) as notified
      join ${usersView} as users on users.id = notified.user_id`.execute(trx);
    for (const { credits, expires_at: expiresAt, username, email: to } of rows) {
      await queueMail(trx, platform, await expiryNoticeMail({ to, username, credits, expiresAt, brand, appUrl }));
    }
  });
}
