import { getBalance } from '#contract/balance.ts';
import { mountCsv } from '#server/base/csv/mount-csv.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
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

  mount(api, getActiveUsers, ({ query }) => listActiveUsers(db, query));
  mount(api, getCreditTransactions, ({ query }) => listTransactions(db, query.user_id, query));
  mount(api, calls.adjustCredits, async ({ c, viewer, body, idempotencyKey }) => {
    const by = { adminId: viewer.user.id, address: c.get('address'), requestKey: idempotencyKey };
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
      rateLimit: 'none',
      idempotency: 'safe',
      fallback: 'internal',
      fileName: 'credit-history.csv',
    },
    async ({ viewer }) => historyAsCsv(db, viewer.user.id),
  );
  return api;
}
