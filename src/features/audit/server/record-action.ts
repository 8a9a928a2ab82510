import type { Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { type AdminAction, adminActions, type targetTypes } from '../contract.ts';

/**
 * Writes the log entry of an administrator's action in the action's transaction, so that neither exists without the
 * other.
 */
export async function recordAction(trx: Trx, act: AuditAction): Promise<void> {
  const { actor, action, target, reason, details = {}, address } = act;
  const { id } = await trx
    .insertInto('admin_logs')
    .values({
      admin_id: actor.id,
      action,
      target_type: target.type,
      target_id: target.id ?? null,
      description: adminActions[action],
      details: JSON.stringify(details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, {
    kind: 'admin_action',
    userId: actor.id,
    details: { action, target_type: target.type, target_id: target.id ?? null },
  });
  const about = target.type === 'users' && target.id ? target.id : actor.id;
  const notes = [
    { log_id: id, kind: 'address' as const, about: actor.id, text: (address ?? '').replace(mappedPrefix, '') },
    { log_id: id, kind: 'reason' as const, about, text: (reason ?? '').trim().slice(0, 500) },
  ].filter(({ text }) => text !== '');
  if (notes.length > 0) await trx.insertInto('admin_log_notes').values(notes).execute();
}

/** IPv4-mapped IPv6 addresses (RFC 4291, 2.5.5.2) are logged as IPv4. */
const mappedPrefix = /^::ffff:(?=\d+\.)/i;

export interface AuditAction {
  readonly actor: { readonly id: string };
  readonly action: AdminAction;
  readonly target: { readonly type: (typeof targetTypes)[number]; readonly id?: string | null };
  /** In the administrator's own words; deleted together with the person that it is about. */
  readonly reason?: string | undefined;
  /** Numbers and states, old and new. Never deleted, so it contains no personal data. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  /** Where the request came from. */
  readonly address?: string | undefined;
}
