import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { pricedTools } from '../../../tools.ts';
import { createCredits } from './index.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('a new user gets free credits from the settings alone, which pay for a draft [F1.7]', async () => {
  const credits = createCredits(t.platform);
  const user = await newUser();
  const { signupCredits } = t.platform.config;
  const price = pricedTools.find(({ slug }) => slug === 'paper-assistant')?.price ?? Number.NaN;
  await t.platform.db.transaction().execute((trx) => credits.grantSignupCredits(trx, user.id, signupCredits));
  expect(await credits.balanceOf(t.platform.db, user.id)).toBe(signupCredits);

  const run = { userId: user.id, runId: randomUUID(), amount: price, feature: 'paper-assistant', description: 'Draft' };
  await t.platform.db.transaction().execute((trx) => credits.charges.hold(trx, run));
  await t.platform.db.transaction().execute((trx) => credits.charges.capture(trx, run.runId));
  expect(await credits.balanceOf(t.platform.db, user.id)).toBe(signupCredits - price);
});

test('a grant of 0 signup credits writes nothing', async () => {
  const credits = createCredits(t.platform);
  const user = await newUser();
  await t.platform.db.transaction().execute((trx) => credits.grantSignupCredits(trx, user.id, 0));
  const wallet = await t.platform.db
    .selectFrom('wallets')
    .where('user_id', '=', user.id)
    .selectAll()
    .executeTakeFirst();
  expect(wallet).toMatchObject({ balance: 0, lines: 0 });
});

test('the balance is the active caller’s own, without credits held for a run [P7.3.6]', async () => {
  const credits = createCredits(t.platform);
  const [caller, other] = [await newUser(), await newUser()];
  await t.platform.db.transaction().execute(async (trx) => {
    await credits.grantSignupCredits(trx, caller.id, 20);
    await credits.grantSignupCredits(trx, other.id, 50);
    const run = { userId: caller.id, runId: randomUUID(), amount: 5, feature: 'lease-abstract', description: 'Lease' };
    await credits.charges.hold(trx, run);
  });
  const answer = await appFor(caller).request('/api/credits/balance');
  expect([answer.status, await answer.json()]).toEqual([200, { credits: 15 }]);
});

test('the balance of a user without a wallet is 0', async () => {
  const answer = await appFor(await newUser()).request('/api/credits/balance');
  expect(await answer.json()).toEqual({ credits: 0 });
});

test('the balance is refused to guests and to disabled users', async () => {
  expect((await appFor(null).request('/api/credits/balance')).status).toBe(401);
  expect((await appFor({ ...(await newUser()), status: 'disabled' }).request('/api/credits/balance')).status).toBe(403);
});

function appFor(user: User | null) {
  return testApp(t.platform, [createCredits(t.platform).api], { user });
}

async function newUser(): Promise<User> {
  const username = `u_${randomUUID().slice(0, 13)}`;
  const { id } = await t.platform.db
    .insertInto('users')
    .values({ username, email: `${username}@example.com`, password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const email = `${username}@example.com`;
  return { id, username, email, role: 'user', credits: 0, status: 'active', has_password: true };
}
