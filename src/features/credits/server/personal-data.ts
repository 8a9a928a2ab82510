import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';

/** A user's ledger for the export. Nothing is removed with the user: its rows name a wallet, never a person. */
export function createPersonalData({ db }: Pick<Platform, 'db'>): PersonalData {
  return {
    async *exported(userId) {
      const wallet = await db
        .selectFrom('wallets')
        .where('user_id', '=', userId)
        .select(['id', 'balance', 'held', 'created_at'])
        .executeTakeFirst();
      const transactions = wallet
        ? await db
            .selectFrom('ledger_transactions')
            .where('wallet_id', '=', wallet.id)
            .orderBy('id')
            .select(['id', 'kind', 'available', 'held', 'settles', 'description', 'feature', 'run_id', 'created_at'])
            .execute()
        : [];
      const { balance = 0, held = 0 } = wallet ?? {};
      yield jsonFile('ledger.json', { balance, held, transactions });
    },
  };
}
