import { sql } from 'kysely';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Client } from './accounts-context.ts';
import { describeDevice } from './describe-device.ts';
import { newLoginMail } from './mails/new-login-mail.ts';

/**
 * Records where an account is used, and emails its owner if the device or address block is new. Not for the very first
 * login, which has nothing to differ from.
 */
export async function noticeLogin(trx: Trx, platform: Platform, userId: string, client: Client): Promise<void> {
  const now = sql<Date>`now()`;
  // Other logins write this row at the same time only for the same place, so that two logins never deadlock.
  const places = await trx
    .insertInto('sign_in_places')
    .values([
      { user_id: userId, kind: 'device', value: deviceOf(client.userAgent) },
      { user_id: userId, kind: 'block', value: client.addressBlock },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'value']).doUpdateSet({ last_seen_at: now }))
    // A row inserted by this statement was never locked or replaced by another one.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .execute();
  const newOnes = places.filter((place) => place.is_new).length;
  if (newOnes === 0) return;
  const { known, username, email } = await trx
    .selectFrom('users')
    .select(['username', 'email'])
    .select((eb) =>
      eb
        .selectFrom('sign_in_places')
        .whereRef('sign_in_places.user_id', '=', 'users.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('known'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (known === newOnes) return;
  const { appUrl, brand } = platform.config;
  const device = describeDevice(client.userAgent);
  await queueMail(
    trx,
    platform,
    await newLoginMail({ to: email, username, device, address: client.address, at: new Date(), appUrl, brand }),
  );
}

/** Same form as in 0006-recovery-and-invitations.sql: without version numbers. */
function deviceOf(userAgent: string): string {
  return userAgent.slice(0, 300).replace(/[0-9._]+/g, '');
}
