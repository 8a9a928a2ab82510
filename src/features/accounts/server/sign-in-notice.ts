import { sql } from 'kysely';
import type { Trx } from '../../../server/db/database.ts';
import { queueMail } from '../../../server/mail/mail-queue.ts';
import type { Platform } from '../../../server/platform.ts';
import type { Client } from './accounts-context.ts';
import { describeDevice } from './describe-device.ts';
import { newSignInMail } from './mails/new-sign-in-mail.ts';

/**
 * Notes where an account is signed in from, and mails its owner when the device or the block of addresses is new. The
 * very first sign-in goes without: there is nothing yet that it could differ from.
 */
export async function noticeSignIn(trx: Trx, platform: Platform, userId: string, client: Client): Promise<void> {
  const now = sql<Date>`now()`;
  // The last one is written by others at the same time only for the same place, so that two sign-ins never wait in a circle.
  const places = await trx
    .insertInto('sign_in_places')
    .values([
      { user_id: userId, kind: 'device', value: deviceOf(client.userAgent) },
      { user_id: userId, kind: 'block', value: client.addressBlock },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'value']).doUpdateSet({ last_seen_at: now }))
    // A row that this statement made was never locked or replaced by one.
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
    await newSignInMail({ to: email, username, device, address: client.address, at: new Date(), appUrl, brand }),
  );
}

/** As 0006-recovery-and-invitations.sql writes it: without version numbers. */
function deviceOf(userAgent: string): string {
  return userAgent.slice(0, 300).replace(/[0-9._]+/g, '');
}
