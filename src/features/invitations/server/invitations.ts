import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { settingIsOn } from '#contract/open-settings.ts';
import { type ActionSource, recordAction } from '#features/audit/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { findSetting } from '#server/base/settings/system-settings.ts';
import { newInvitationCode, readInvitationCode } from './invitation-code.ts';

/** Creates `count` codes and returns them, atomically. */
export async function createCodes(db: Db, by: ActionSource, batch: InvitationBatch): Promise<string[]> {
  const codes = Array.from({ length: batch.count }, newInvitationCode);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('invitations')
      .values(
        codes.map((code) => ({
          code,
          created_by: by.actor.id,
          expires_at: batch.expiresAt,
          note: batch.note || null,
        })),
      )
      .execute();
    await recordAction(trx, {
      ...by,
      action: 'create_invitations',
      target: { type: 'invitations' },
      details: { count: batch.count, expires_at: batch.expiresAt },
    });
  });
  return codes;
}

/** Revokes an unused code; an expired one can be revoked too. Throws invitation_not_open. */
export async function revokeCode(db: Db, by: ActionSource, id: string, reason: string | undefined): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('invitations')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!revoked) throw new AppError('invitation_not_open');
    await recordAction(trx, {
      ...by,
      action: 'revoke_invitation',
      target: { type: 'invitations', id },
      reason,
      details: { code: revoked.code },
    });
  });
}

export interface InvitationBatch {
  readonly count: number;
  readonly expiresAt: string | null;
  readonly note: string | null;
}

/**
 * Checks, before any expensive work, whether registration with this code may continue. Throws invitation_required or
 * invalid_invitation. An empty code counts as none; redeemInvitation makes the final decision.
 */
export async function checkInvitation(db: Db, typed: string): Promise<void> {
  if (typed.trim() === '') {
    if (settingIsOn(await findSetting(db, 'invitation_required'))) throw atField('invitation_required');
    return;
  }
  const code = readInvitationCode(typed);
  const open = code !== null && (await openInvitations(db, code).select('id').executeTakeFirst());
  if (!open) throw atField('invalid_invitation');
}

/**
 * Uses up the code for the account created in the transaction, or throws like checkInvitation. One statement finds and
 * uses it: the second of two registrations waits for the first and then finds it used.
 */
export async function redeemInvitation(trx: Trx, typed: string, userId: string): Promise<void> {
  const code = readInvitationCode(typed);
  if (typed.trim() === '' || code === null) return checkInvitation(trx, typed);
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ used_at: sql`now()`, used_by: userId })
    .where('code', '=', code)
    .where(isOpen)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw atField('invalid_invitation');
}

const isOpen = sql<boolean>`used_at is null and revoked_at is null and (expires_at is null or expires_at > now())`;

function openInvitations(db: Db, code: string) {
  return db.selectFrom('invitations').where('code', '=', code).where(isOpen);
}

function atField(code: 'invitation_required' | 'invalid_invitation'): AppError {
  return new AppError(code, { fields: { inviteCode: new AppError(code).message } });
}
