import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CreditsSite, creditsSite } from '../../../../tests/support/credits-site.ts';
import { checkBalances, findDifferences, type LedgerCheck } from './check-ledger.ts';
import { expireCredits } from './expiry.ts';
import { recomputeBalances } from './recompute-balances.ts';
import { runLedgerChecks } from './run-ledger-checks.ts';

let site: CreditsSite;
beforeAll(async () => {
  site = await creditsSite({ CREDITS_EXPIRE_DAYS: '100', GIVEN_CREDITS_EXPIRE_DAYS: '30' });
});
afterAll(() => site.close());

describe('expiry', () => {
  test('is announced 14 days before by mail, removes the oldest credits first, and appears in the history', async () => {
    const user = await site.user('user', 50);
    await site.buy(user, 100);
    await site.use(user, 20, 'capture');

    await daysPass(user, 15);
    await night();
    expect(await site.mailsTo(user)).toEqual([]);
    await daysPass(user, 1);
    await night();
    await night();
    const [notice, ...more] = await site.mailsTo(user);
    expect(more).toEqual([]);
    expect(notice?.subject).toMatch(/^30 credits expire on \d{1,2} \w+ \d{4}$/);
    expect(notice?.text).toContain('Your oldest credits are always used first.');

    await daysPass(user, 13);
    await night();
    expect(await site.balance(user)).toBe(130);
    await daysPass(user, 1);
    await Promise.all([night(), night(), night()]);
    expect(await site.balance(user)).toBe(100);
    const { data } = await site.get(user, '/api/credits/transactions');
    expect(data[0]).toMatchObject({ type: 'expiry', amount: -30, description: 'Expired credits' });

    // The purchased ones expire later, after the granted ones.
    await daysPass(user, 56);
    await night();
    const told = (await site.mailsTo(user)).map(({ subject }) => subject.split(' expire')[0]);
    expect(told).toEqual(['30 credits', '100 credits']);
    await daysPass(user, 14);
    await night();
    expect(await site.balance(user)).toBe(0);
    expect(await findDifferences(site.db, checkBalances)).toEqual([]);
  });

  test('does not affect held credits until they are released', async () => {
    const user = await site.user('user', 50);
    const runId = await site.use(user, 30, null);
    await daysPass(user, 31);
    await night();
    await daysPass(user, 14);
    await night();
    expect(await walletOf(user)).toEqual({ balance: 0, held: 30 });
    await site.db.transaction().execute((trx) => site.credits.charges.release(trx, runId));
    await night();
    await daysPass(user, 14);
    await night();
    expect(await walletOf(user)).toEqual({ balance: 0, held: 0 });
    expect((await site.get(user, '/api/credits/transactions')).data.map(typeAndAmount)).toEqual([
      ['expiry', -30],
      ['expiry', -20],
      ['feature_use', 0],
      ['grant', 50],
    ]);
  });

  test('never happens without its notice, even if it is switched on late', async () => {
    const user = await site.user('user', 50);
    await daysPass(user, 400);
    await night();
    expect(await site.balance(user)).toBe(50);
    expect(await site.mailsTo(user)).toHaveLength(1);
    await daysPass(user, 14);
    await night();
    expect(await site.balance(user)).toBe(0);
  });

  test('uses up the credits that were bought first', async () => {
    const user = await site.user('user');
    await site.buy(user, 100);
    await daysPass(user, 60);
    await site.buy(user, 100);
    await site.use(user, 150, 'capture');
    await daysPass(user, 50);
    await night();
    await daysPass(user, 14);
    await night();
    // The first purchase is used up; 50 credits of the second are left and not old enough to expire.
    expect(await site.balance(user)).toBe(50);
    expect(await site.mailsTo(user)).toEqual([]);
  });

  test('does nothing if it is not configured', async () => {
    const eternal = await creditsSite();
    const user = await eternal.user('user', 50);
    await eternal.pool.query(
      `update credit_lots set created_at = now() - interval '50 years', told_at = now() - interval '1 year'`,
    );
    await expireCredits(eternal.t.platform);
    expect(await eternal.balance(user)).toBe(50);
    await eternal.close();
  });
});

describe('a low balance', () => {
  test('is reported once when it falls below the threshold, and again only after it was above it [D.59]', async () => {
    const user = await site.user('user', 20);
    const told = async () => (await site.mailsTo(user)).filter(({ subject }) => subject.includes('running low')).length;
    await site.use(user, 10, 'capture');
    expect(await told()).toBe(0);
    await site.use(user, 1, 'capture');
    expect(await told()).toBe(1);
    const [mail] = await site.mailsTo(user);
    expect(mail?.text).toContain('You have 9 credits left');
    await site.use(user, 2, 'capture');
    await site.buy(user, 2);
    await site.use(user, 2, 'capture');
    expect(await told()).toBe(1);
    await site.buy(user, 100);
    expect(await told()).toBe(1);
    await site.use(user, 100, 'capture');
    expect(await told()).toBe(2);
  });

  test('is not reported for an account that was never above the threshold, nor for a run that releases its credits', async () => {
    const [poor, careful] = [await site.user('user', 3), await site.user('user', 20)];
    await site.use(poor, 1, 'capture');
    await site.use(careful, 20, 'release');
    expect([await site.mailsTo(poor), await site.mailsTo(careful)]).toEqual([[], []]);
  });
});

describe('the check of the ledger', () => {
  test('finds nothing if all balances are correct, and raises one System Alert for the differences of a check [D.175]', async () => {
    const broken = await creditsSite();
    const user = await broken.user('user', 20);
    const other: LedgerCheck = {
      name: 'other',
      range: async () => ({
        next: null,
        differences: Array.from({ length: 1_000 }, (_, at) => ({
          key: `paid:${at}`,
          text: `Payment ${at} is missing.`,
        })),
      }),
    };
    await runLedgerChecks(broken.t.platform, [checkBalances]);
    expect(await alertsOf(broken)).toEqual([]);
    await broken.pool.query('update wallets set balance = 25 where user_id = $1', [user]);
    await runLedgerChecks(broken.t.platform, [checkBalances, other]);
    await runLedgerChecks(broken.t.platform, [checkBalances, other]);
    expect(await alertsOf(broken)).toEqual([
      {
        kind: 'ledger_difference',
        text: expect.stringContaining('says balance 25, held 0, owed 0; its entries say 20, 0, 0.'),
      },
      {
        kind: 'ledger_difference',
        text: 'Payment 0 is missing. Payment 1 is missing. Payment 2 is missing. And 997 more: npm run ledger:check lists them.',
      },
    ]);
    await broken.close();
  });

  test('continues after an interruption with its earlier findings, and reports its own failure once a day [D.175]', async () => {
    const cut = await creditsSite();
    const asked: (string | null)[] = [];
    let fails = true;
    const check: LedgerCheck = {
      name: 'cut',
      async range(_db, after) {
        asked.push(after);
        if (after === 'b' && fails) throw new Error('canceling statement due to statement timeout');
        const next = { a: 'b', b: null }[after ?? ''] ?? (after === null ? 'a' : null);
        return { next, differences: [{ key: `${after}`, text: `Behind ${after}.` }] };
      },
    };
    await expect(runLedgerChecks(cut.t.platform, [check])).rejects.toThrow('statement timeout');
    await expect(runLedgerChecks(cut.t.platform, [check])).rejects.toThrow('statement timeout');
    expect(await alertsOf(cut)).toMatchObject([{ kind: 'ledger_check_failed' }]);
    fails = false;
    await runLedgerChecks(cut.t.platform, [check]);
    expect(asked).toEqual([null, 'a', 'b', 'b', 'b']);
    expect((await alertsOf(cut)).at(-1)?.text).toBe('Behind null. Behind a. Behind b.');
    await runLedgerChecks(cut.t.platform, [check]);
    expect(asked.slice(5)).toEqual([null, 'a', 'b']);
    await cut.close();
  });

  test('finds a single wrong wallet in any range [D.175]', async () => {
    const many = await creditsSite();
    for (let number = 0; number < 7; number += 1) await many.user('user', 20 + number);
    const { rows } = await many.pool.query('select id from wallets order by id');
    for (const { id } of rows) {
      await many.pool.query('update wallets set held = held + 1 where id = $1', [id]);
      for (const size of [1, 3, 7, 20])
        expect((await recomputeBalances(many.db, size)).map(({ walletId }) => walletId)).toEqual([id]);
      await many.pool.query('update wallets set held = held - 1 where id = $1', [id]);
    }
    expect(await recomputeBalances(many.db, 3)).toEqual([]);
    await many.close();
  });
});

async function alertsOf({ db }: Pick<CreditsSite, 'db'>) {
  return db.selectFrom('system_alerts').select(['kind', 'text']).orderBy('id').execute();
}

function night(): Promise<void> {
  return expireCredits(site.t.platform);
}

/** The database's clock decides, so its stored times are moved into the past. */
async function daysPass(userId: string, days: number): Promise<void> {
  await site.pool.query(
    `update credit_lots set created_at = created_at - make_interval(days => $2), told_at = told_at - make_interval(days => $2)
     where wallet_id = (select id from wallets where user_id = $1)`,
    [userId, days],
  );
}

async function walletOf(userId: string) {
  const { rows } = await site.pool.query('select balance, held from wallets where user_id = $1', [userId]);
  return rows[0];
}

function typeAndAmount({ type, amount }: { type: string; amount: number }) {
  return [type, amount];
}
