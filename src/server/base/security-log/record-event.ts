import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Db } from '../db/database.ts';
import { requestOrigin } from '../log/request-origin.ts';

/** Writes an event of the security log; within a change's transaction, so that neither exists without the other. */
export async function recordEvent(db: Db, event: SecurityEvent): Promise<void> {
  const { kind, userId, reason = null, details = {} } = event;
  const origin = requestOrigin.getStore();
  await db
    .insertInto('security_events')
    .values({
      kind,
      user_id: userId,
      reason,
      details: JSON.stringify(details),
      address_block: origin?.addressBlock ?? '',
      request_id: origin?.requestId ?? null,
    })
    .execute();
}

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** Whose account it is; null where none is known. */
  readonly userId: string | null;
  /** Why it was refused: the code of an error, or the name of a limit. */
  readonly reason?: string;
  /** Flat, and free of anything that names a person or opens something. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}
