import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { SessionEnd } from '../sessions.ts';

/** Ends one session of this user; throws not_found for any other. */
export async function endOwnSession(db: Db, userId: string, sessionId: string): Promise<void> {
  const reason: SessionEnd = 'ended_by_user';
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('sessions')
      .set({ ended_at: sql`now()`, end_reason: reason })
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) throw new AppError('not_found');
    await recordEvent(trx, { kind: 'sessions_ended', userId });
  });
}
