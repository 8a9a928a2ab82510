import { getBalance } from '#contract/balance.ts';
import { AppError } from '#contract/errors.ts';
import { mountCsv } from '#server/base/csv/mount-csv.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import { idempotencyKeyOf } from '#server/base/http/idempotency-key.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract.ts';
import { getActiveUsers, getCreditTransactions, getUsage, historyCsvPath } from '../contract.ts';
import { listActiveUsers } from './active-users.ts';
import { adjustCredits } from './adjust-credits.ts';
import { balanceOf } from './balance-of.ts';
import { historyAsCsv } from './history-csv.ts';
import { listTransactions } from './list-transactions.ts';
import { usageOf } from './usage.ts';

/** The calls of the history page, and those of Credit Management (platform specification, 7.3 and 7.5). */
export function createCreditCalls(platform: Pick<Platform, 'db' | 'config' | 'jobs'>): Api {
  const { db } = platform;
  const api = createApi();
  mount(api, getBalance, async ({ viewer }) => ({ credits: await balanceOf(db, viewer.user.id) }));
  mount(api, calls.listTransactions, ({ viewer, query }) => listTransactions(db, viewer.user.id, query));
  mount(api, getUsage, ({ viewer }) => usageOf(db, viewer.user.id));

  mount(api, getActiveUsers, ({ query }) => listActiveUsers(db, query).catch(failWith('users_not_fetched')));
  mount(api, getCreditTransactions, ({ query }) =>
    listTransactions(db, query.user_id, query).catch(failWith('transactions_not_fetched')),
  );
  mount(api, calls.adjustCredits, async ({ c, viewer, body }) => {
    const by = { adminId: viewer.user.id, address: c.get('address'), requestKey: idempotencyKeyOf(c) };
    const { transactionId, credits } = await adjustCredits(platform, by, body);
    return { success: true as const, credits, transaction: { id: transactionId } };
  });

  mountCsv(
    api,
    {
      path: historyCsvPath,
      summary: "The caller's whole credit history as CSV, newest first",
      access: 'member',
      keyScope: 'read',
      fileName: 'credit-history.csv',
    },
    async ({ viewer }) => historyAsCsv(db, viewer.user.id),
  );
  return api;
}

/** The call's own message for unexpected failures; expected ones keep theirs. */
function failWith(code: 'users_not_fetched' | 'transactions_not_fetched') {
  return (error: unknown): never => {
    throw error instanceof AppError ? error : new AppError(code, { cause: error });
  };
}
