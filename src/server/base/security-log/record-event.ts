import type { SecurityEventKind } from '#contract/security-events.ts';
import type { Db } from '../db/database.ts';
import { requestOrigin } from '../log/request-origin.ts';

/** Writes an event to the security log; in the transaction of the change, so that neither exists without the other. */
export async function recordEvent(db: Db, event: NewSecurityEvent): Promise<void> {
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

export interface NewSecurityEvent {
  readonly kind: SecurityEventKind;
  /** The account concerned; null if unknown. */
  readonly userId: string | null;
  /** The reason for the refusal: an error code, or the name of a limit. */
  readonly reason?: string;
  /** Flat, without personal data and without anything that grants access. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}
