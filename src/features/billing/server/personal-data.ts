import { walletIdOf } from '#features/credits/server/index.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { presentPurchase } from './purchases.ts';
import { removeReceipts } from './settle-purchase.ts';

/** A user's purchases for the export. On deletion, the rows stay without personal data. */
export function createPersonalData({ db }: Pick<Platform, 'db'>): PersonalData {
  return {
    async *exported(userId) {
      const rows = await db
        .selectFrom('purchases')
        .where('wallet_id', '=', walletIdOf(userId))
        .selectAll()
        .orderBy('created_at')
        .execute();
      yield jsonFile('purchases.json', rows.map(presentPurchase));
    },
    // Locks in the same order as a settlement (purchase, then wallet) to avoid a deadlock.
    async lockWork(trx, userId) {
      await trx
        .selectFrom('purchases')
        .select('id')
        .where('wallet_id', '=', walletIdOf(userId))
        .orderBy('id')
        .forUpdate()
        .execute();
    },
    async endWork(trx, userId) {
      const rows = await trx
        .updateTable('purchases')
        .set({ receipt_url: null, checkout_url: null })
        .where('wallet_id', '=', walletIdOf(userId))
        .returning('id')
        .execute();
      await removeReceipts(
        trx,
        rows.map(({ id }) => id),
      );
    },
  };
}
