import type { Db } from '#server/base/db/database.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';

/**
 * The invitation that a user registered with, and those they created. When the user is deleted, the note on the used one is too:
 * it was about them. The code stays used.
 */
export function createPersonalData({ db }: { readonly db: Db }): PersonalData {
  return {
    async *exported(userId) {
      const columns = ['code', 'note', 'created_at', 'expires_at', 'revoked_at', 'used_at'] as const;
      const used = await db.selectFrom('invitations').where('used_by', '=', userId).select(columns).executeTakeFirst();
      const made = await db
        .selectFrom('invitations')
        .where('created_by', '=', userId)
        .orderBy('created_at')
        .orderBy('code')
        .select(columns)
        .execute();
      yield jsonFile('invitations.json', { used: used ?? null, made });
    },
    async endWork(trx, userId) {
      await trx.updateTable('invitations').set({ note: null }).where('used_by', '=', userId).execute();
    },
  };
}
