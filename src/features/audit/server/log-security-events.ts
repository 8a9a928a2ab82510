import { sql } from 'kysely';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { lockSetting, storeSetting } from '#server/base/settings/system-settings.ts';
import type { Platform } from '#server/platform.ts';

/** Writes new security events to the log every minute, so that log collectors get them too. */
export async function startEventLines(platform: Platform): Promise<void> {
  await platform.jobs.schedule(eachMinute, '* * * * *', () => logSecurityEvents(platform));
}

/**
 * Logs the events since the last time, each at least once. Events of the last two minutes wait, because an open
 * transaction may still add one with an earlier id. The first call writes nothing: older events are in the table.
 */
export async function logSecurityEvents({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const settled = sql<Date>`clock_timestamp() - interval '2 minutes'`;
    const last = await lockSetting(trx, lastLogged);
    if (last === null) {
      const { id } = await trx
        .selectFrom('security_events')
        .where('created_at', '<', settled)
        .select((eb) => eb.fn.coalesce(eb.fn.max<number>('id'), sql<number>`0`).as('id'))
        .executeTakeFirstOrThrow();
      await storeSetting(trx, lastLogged, String(id));
      return;
    }
    const events = await trx
      .selectFrom('security_events')
      .where('id', '>', Number(last))
      .where('created_at', '<', settled)
      .orderBy('id')
      .limit(atOnce)
      .selectAll()
      .execute();
    for (const event of events) {
      const { id, kind, created_at: at, user_id: userId, address_block: addressBlock, request_id: requestId } = event;
      const { reason, details } = event;
      log.info({ securityEvent: { id, kind, at, userId, addressBlock, requestId, reason, details } }, 'security event');
    }
    const newest = events.at(-1);
    if (newest) await storeSetting(trx, lastLogged, String(newest.id));
  });
}

const lastLogged = 'last_logged_security_event';
const atOnce = 5_000;

const eachMinute: JobQueue = {
  name: 'security-event-lines',
  concurrency: 1,
  retryLimit: 0,
  retryDelaySeconds: 10,
  retryBackoff: false,
  expireInSeconds: 60,
};
