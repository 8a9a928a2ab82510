import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { readLoginSummary, usersView } from '#features/accounts/server/index.ts';
import { featureNames } from '#features/catalog/server/index.ts';
import { latestPurchases, walletsView } from '#features/credits/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { latestRuns } from '#server/runs/runs-view.ts';
import type { UserDetails } from '../../contract/users.ts';
import { adminUserColumns, asAdminUser } from './list-users.ts';

/** A user with their ten latest runs and purchases and their active sessions. Throws user_not_found. */
export async function readUser(db: Db, id: string): Promise<UserDetails> {
  const [user, login, latest, purchases, names] = await Promise.all([
    db
      .selectFrom(usersView.as('users'))
      .leftJoin(walletsView.as('wallets'), 'wallets.user_id', 'users.id')
      .where('users.id', '=', id)
      .select(adminUserColumns)
      .select(sql<number>`coalesce(wallets.held, 0)`.as('held'))
      .executeTakeFirst(),
    readLoginSummary(db, id),
    latestRuns(db, id),
    latestPurchases(db, id),
    featureNames(db),
  ]);
  if (!user || !login) throw new AppError('user_not_found');
  const { sessions, ...facts } = login;
  const runs = latest.map((run) => ({ ...run, feature: names.get(run.feature) ?? run.feature }));
  return { user: { ...asAdminUser(user), held: user.held, ...facts }, runs, purchases, sessions };
}
