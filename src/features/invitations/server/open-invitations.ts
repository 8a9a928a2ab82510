import { type RawBuilder, sql } from 'kysely';

/** The number of codes that can be used now. */
export const openInvitations: RawBuilder<number> = sql`(select count(*) from invitations
  where used_at is null and revoked_at is null and (expires_at is null or expires_at > now()))`;

/** The number of codes that could be used at an earlier moment. */
export function openInvitationsAt(moment: RawBuilder<Date>): RawBuilder<number> {
  return sql`(select count(*) from invitations
    where created_at < ${moment} and (used_at is null or used_at >= ${moment})
      and (revoked_at is null or revoked_at >= ${moment}) and (expires_at is null or expires_at > ${moment}))`;
}
