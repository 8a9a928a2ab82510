import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { expireCredits } from '#features/credits/server/expiry.ts';
import { createCredits, recomputeBalances } from '#features/credits/server/index.ts';
import { anotherPool, type TestDatabase } from '../support/test-database.ts';

/**
 * The ledger's guarantees as assertions that work with any ledger: the product's own must pass all of them, and each
 * broken one (ledger-broken-variants.ts) must fail the one named with it.
 */
export const guarantees = {
  async twoHundredHoldsOnAHundredCredits(ledger) {
    const userId = await newUser(ledger, 100);
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => hold(ledger, userId, 1)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.length - refused.length).toBe(100);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'out_of_credits', status: 402 });
    expect(await walletOf(ledger, userId)).toEqual({ balance: 0, held: 100, lines: 101 });
    await expectLedgerToBalance(ledger);
  },

  async fiftyTimesTheSameHold(ledger) {
    const userId = await newUser(ledger, 20);
    const runId = randomUUID();
    await expectAll(Array.from({ length: 50 }, () => hold(ledger, userId, 15, runId)));
    expect(await walletOf(ledger, userId)).toEqual({ balance: 5, held: 15, lines: 2 });
    // The remaining credits don't cover a second hold.
    await hold(ledger, userId, 15, runId);
    expect(await kindsOf(ledger, userId)).toEqual(['grant', 'hold']);
    await expectLedgerToBalance(ledger);
  },

  async fiftyTimesTheSameGrant(ledger) {
    const userId = await newUser(ledger, 0);
    await expectAll(Array.from({ length: 50 }, () => grant(ledger, userId, 20)));
    expect(await walletOf(ledger, userId)).toEqual({ balance: 20, held: 0, lines: 1 });
    await expectLedgerToBalance(ledger);
  },

  async fiftyTimesTheSameChargedRun(ledger) {
    const userId = await newUser(ledger, 20);
    const runId = randomUUID();
    await hold(ledger, userId, 10, runId);
    await expectAll(Array.from({ length: 50 }, () => settle(ledger, 'capture', runId)));
    await hold(ledger, userId, 10, runId);
    await settle(ledger, 'capture', runId);
    expect(await walletOf(ledger, userId)).toEqual({ balance: 10, held: 0, lines: 2 });
    expect(await kindsOf(ledger, userId)).toEqual(['grant', 'hold', 'capture']);
    await expectLedgerToBalance(ledger);
  },

  async captureAndReleaseAtOnce(ledger) {
    const userId = await newUser(ledger, 100);
    const runs = Array.from({ length: 20 }, () => randomUUID());
    for (const runId of runs) await hold(ledger, userId, 5, runId);
    const attempts = runs.flatMap((runId, place) =>
      Array.from({ length: 6 }, (_, turn) => settle(ledger, (turn + place) % 2 === 0 ? 'capture' : 'release', runId)),
    );
    await expectAll(attempts);
    const kinds = await kindsOf(ledger, userId);
    const captured = kinds.filter((kind) => kind === 'capture').length;
    const released = kinds.filter((kind) => kind === 'release').length;
    expect(captured + released).toBe(20);
    expect(await walletOf(ledger, userId)).toEqual({ balance: released * 5, held: 0, lines: 21 });
    await expectLedgerToBalance(ledger);
    // A second settlement changes nothing, however late it comes.
    for (const runId of runs) {
      await settle(ledger, 'release', runId);
      await settle(ledger, 'capture', runId);
    }
    expect(await kindsOf(ledger, userId)).toEqual(kinds);
  },

  async settlementsAndHoldsAtOnce(ledger) {
    const userId = await newUser(ledger, 60);
    // A deadlock between the two connections would be an error.
    const work = Array.from({ length: 60 }, async (_, turn) => {
      const runId = randomUUID();
      await hold(ledger, userId, 1, runId);
      await settle(ledger, turn % 2 === 0 ? 'capture' : 'release', runId);
    });
    await expectAll(work);
    expect(await walletOf(ledger, userId)).toEqual({ balance: 30, held: 0, lines: 61 });
    await expectLedgerToBalance(ledger);
  },

  async onlyWholeCredits(ledger) {
    const userId = await newUser(ledger, 20);
    for (const amount of [-1, -20, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1_000_000_000_001]) {
      await expectRefusal(hold(ledger, userId, amount), RangeError);
      await expectRefusal(grant(ledger, userId, amount), RangeError);
    }
    await expectRefusal(hold(ledger, userId, 21), Error);
    await expectRefusal(hold(ledger, userId, 1_000_000_000_000), Error);
    const free = randomUUID();
    await hold(ledger, userId, 0, free);
    await settle(ledger, 'capture', free);
    await settle(ledger, 'release', free);
    expect(await walletOf(ledger, userId)).toEqual({ balance: 20, held: 0, lines: 1 });
    expect(await kindsOf(ledger, userId)).toEqual(['grant']);
  },

  async nothingBelowZero(ledger) {
    const userId = await newUser(ledger, 20);
    const { pool } = ledger.t.database;
    for (const change of ['balance = -1', 'held = -1', 'balance = balance - 21']) {
      await expectDatabaseToRefuse(pool.query(`update wallets set ${change} where user_id = $1`, [userId]), '23514');
    }
    expect(await walletOf(ledger, userId)).toEqual({ balance: 20, held: 0, lines: 1 });
  },

  async nothingUnsound(ledger) {
    const userId = await newUser(ledger, 20);
    const runId = randomUUID();
    await hold(ledger, userId, 5, runId);
    await settle(ledger, 'capture', runId);
    const record = (kind: string, available: number, held: number, line: number | null, cause: string = randomUUID()) =>
      ledger.t.database.pool.query(
        `insert into ledger_transactions (kind, cause, wallet_id, available, held, line, settles, description)
         select $1, $2, wallet_id, $3, $4, $5::integer, case when $5::integer is null then id end, '' from ledger_transactions
         where kind = 'hold' and cause = $6`,
        [kind, cause, available, held, line, runId],
      );
    await expectDatabaseToRefuse(record('grant', -5, 0, 3), '23514');
    await expectDatabaseToRefuse(record('grant', 0, 5, 3), '23514');
    await expectDatabaseToRefuse(record('hold', 5, -5, 3), '23514');
    await expectDatabaseToRefuse(record('hold', -5, 4, 3), '23514');
    await expectDatabaseToRefuse(record('capture', 5, -5, null), '23514');
    await expectDatabaseToRefuse(record('release', 6, -5, null), '23514');
    await expectDatabaseToRefuse(record('release', 5, -5, null), '23505');
    await expectDatabaseToRefuse(record('hold', -5, 5, 3, runId), '23505');
    await expectDatabaseToRefuse(record('hold', -5, 5, 2), '23505');
    await expectDatabaseToRefuse(record('present', 5, 0, 3), '22P02');
    await expectLedgerToBalance(ledger);
  },

  async nothingRewritten(ledger) {
    const userId = await newUser(ledger, 20);
    const { pool } = ledger.t.database;
    const mine = `where wallet_id = (select id from wallets where user_id = '${userId}')`;
    for (const statement of [
      `update ledger_transactions set available = available + 1 ${mine}`,
      `update ledger_transactions set description = '' ${mine}`,
      `delete from ledger_transactions ${mine}`,
      'truncate ledger_transactions cascade',
    ]) {
      await expectDatabaseToRefuse(pool.query(statement), '23001');
    }
    await expectDatabaseToRefuse(pool.query(`delete from wallets where user_id = $1`, [userId]), '23503');
    expect(await kindsOf(ledger, userId)).toEqual(['grant']);
  },

  async nothingOfAnUndoneTransaction(ledger) {
    const userId = await newUser(ledger, 20);
    const undone = ledger.t.database.db.transaction().execute(async (trx) => {
      await ledger.credits.charges.hold(trx, holdOf(userId, 5));
      throw new Error('the run could not be queued');
    });
    await expect(undone).rejects.toThrow('the run could not be queued');

    const breaking = anotherPool(ledger.t, 1);
    const cut = breaking.db.transaction().execute(async (trx) => {
      await ledger.credits.charges.hold(trx, holdOf(userId, 5));
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    await expect(cut).rejects.toThrow();

    expect(await walletOf(ledger, userId)).toEqual({ balance: 20, held: 0, lines: 1 });
    expect(await kindsOf(ledger, userId)).toEqual(['grant']);
    await expectLedgerToBalance(ledger);
  },

  async fiftyTimesTheSameRefund(ledger) {
    const userId = await newUser(ledger, 0);
    await pay(ledger, userId, 'session', 'event', 100);
    const runId = randomUUID();
    await hold(ledger, userId, 30, runId);
    await settle(ledger, 'capture', runId);
    const refunds = Array.from({ length: 50 }, () => takeBack(ledger, userId, 'refund', 100));
    await expectAll(refunds);
    expect(await Promise.all(refunds)).toEqual(refunds.map(() => expect.objectContaining({ taken: 70, short: 30 })));
    expect(await owedBy(ledger, userId)).toBe(30);
    expect(await walletOf(ledger, userId)).toEqual({ balance: 0, held: 0, lines: 3 });
    // New credits pay the debt first.
    await pay(ledger, userId, 'another session', 'another event', 100);
    expect(await walletOf(ledger, userId)).toEqual({ balance: 70, held: 0, lines: 5 });
    expect(await owedBy(ledger, userId)).toBe(0);
    await expectLedgerToBalance(ledger);
  },

  async oncePerPaidSession(ledger) {
    const userId = await newUser(ledger, 0);
    // A provider reports one payment with several events, and each event several times.
    const events = Array.from({ length: 20 }, (_, turn) => `event ${turn % 4}`);
    await expectAll(events.map((event) => pay(ledger, userId, 'session', event, 100)));
    expect(await walletOf(ledger, userId)).toEqual({ balance: 100, held: 0, lines: 1 });
    await expectLedgerToBalance(ledger);
  },

  async theOldestExpireFirst(ledger) {
    const userId = await newUser(ledger, 50);
    const runId = randomUUID();
    await pay(ledger, userId, 'session', 'event', 100);
    await makeOld(ledger, userId, 'grant');
    await hold(ledger, userId, 30, runId);
    await settle(ledger, 'capture', runId);
    await ledger.expire();
    // The 30 were taken from the first 50, so 20 of those expire.
    expect(await walletOf(ledger, userId)).toEqual({ balance: 100, held: 0, lines: 4 });
    expect(await kindsOf(ledger, userId)).toEqual(['grant', 'purchase', 'hold', 'capture', 'expiry']);
    await expectLedgerToBalance(ledger);
  },

  async theDatabasesClock(ledger) {
    const userId = await newUser(ledger, 50);
    // A process whose clock is three years ahead.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 * 86_400_000 });
    try {
      await ledger.expire();
    } finally {
      vi.useRealTimers();
    }
    expect(await walletOf(ledger, userId)).toEqual({ balance: 50, held: 0, lines: 1 });
    const { rows } = await ledger.t.database.pool.query(
      'select told_at from credit_lots join wallets on wallets.id = wallet_id where user_id = $1 and told_at is not null',
      [userId],
    );
    expect(rows).toEqual([]);
  },
} satisfies Record<string, (ledger: Ledger) => Promise<void>>;

export type GuaranteeName = keyof typeof guarantees;

export interface Ledger {
  readonly t: TestDatabase;
  readonly credits: Pick<ReturnType<typeof createCredits>, 'charges' | 'grantSignupCredits' | 'add' | 'takeBack'>;
  /** The cause under which credits for a payment event are posted. */
  readonly causeOf: (event: { readonly session: string; readonly event: string }) => string;
  /** The nightly expiry. */
  readonly expire: () => Promise<void>;
}

/** The product's ledger, on a database whose credits expire after 100 days. */
export function ledgerOn(t: TestDatabase): Ledger {
  return {
    t,
    credits: createCredits(t.platform),
    causeOf: ({ session }) => session,
    expire: () => expireCredits(t.platform),
  };
}

/** Settings of a ledger's platform. */
export const ledgerSettings = { CREDITS_EXPIRE_DAYS: '100', LOW_CREDITS: '0' };

/** A user with this many credits. */
export async function newUser(ledger: Ledger, amount: number): Promise<string> {
  const { rows } = await ledger.t.database.pool.query<{ id: string }>(
    `insert into users (username, email) values ($1, $1 || '@example.com') returning id`,
    [`u_${randomUUID().slice(0, 13)}`],
  );
  const userId = (rows[0] as { id: string }).id;
  await grant(ledger, userId, amount);
  return userId;
}

export async function expectLedgerToBalance({ t }: Ledger): Promise<void> {
  expect(await recomputeBalances(t.database.db)).toEqual([]);
  const { rows: uneven } = await t.database.pool.query(
    'select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0 or count(*) < 2',
  );
  expect(uneven).toEqual([]);
  const { rows: lines } = await t.database.pool.query(
    `select id from wallets where lines <> (select count(line) from ledger_transactions where wallet_id = wallets.id)
     or lines <> (select coalesce(max(line), 0) from ledger_transactions where wallet_id = wallets.id)`,
  );
  expect(lines).toEqual([]);
}

export async function walletOf(
  { t }: Ledger,
  userId: string,
): Promise<{ balance: number; held: number; lines: number }> {
  const wallet = await t.database.db
    .selectFrom('wallets')
    .select(['balance', 'held', 'lines'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return wallet ?? { balance: 0, held: 0, lines: 0 };
}

async function kindsOf({ t }: Ledger, userId: string): Promise<string[]> {
  const rows = await t.database.db
    .selectFrom('ledger_transactions as transaction')
    .innerJoin('wallets', 'wallets.id', 'transaction.wallet_id')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('transaction.id')
    .execute();
  return rows.map(({ kind }) => kind);
}

function holdOf(userId: string, amount: number, runId: string = randomUUID()) {
  return { userId, runId, amount, feature: 'paper-assistant', description: 'Paper Assistant' };
}

function hold({ t, credits }: Ledger, userId: string, amount: number, runId?: string): Promise<void> {
  return t.database.db.transaction().execute((trx) => credits.charges.hold(trx, holdOf(userId, amount, runId)));
}

function settle({ t, credits }: Ledger, kind: 'capture' | 'release', runId: string): Promise<void> {
  return t.database.db.transaction().execute((trx) => credits.charges[kind](trx, runId));
}

function grant({ t, credits }: Ledger, userId: string, amount: number): Promise<void> {
  return t.database.db.transaction().execute((trx) => credits.grantSignupCredits(trx, userId, amount));
}

function pay({ t, credits, causeOf }: Ledger, userId: string, session: string, event: string, amount: number) {
  const cause = causeOf({ session: `${session} of ${userId}`, event: `${event} of ${userId}` });
  const addition = { kind: 'purchase', cause, userId, amount, description: 'Credits' } as const;
  return t.database.db.transaction().execute((trx) => credits.add(trx, addition));
}

function takeBack({ t, credits }: Ledger, userId: string, cause: string, amount: number) {
  const refund = {
    cause: `${cause} of ${userId}`,
    userId,
    amount,
    description: 'Refund',
    purchase: `session of ${userId}`,
  };
  return t.database.db.transaction().execute((trx) => credits.takeBack(trx, refund));
}

async function owedBy({ t }: Ledger, userId: string): Promise<number> {
  const { rows } = await t.database.pool.query('select owed from wallets where user_id = $1', [userId]);
  return rows[0].owed;
}

/**
 * Simulates that credits from movements of this kind have reached the age at which they expire, and that their owners
 * were notified in time.
 */
async function makeOld({ t }: Ledger, userId: string, kind: string): Promise<void> {
  await t.database.pool.query(
    `update credit_lots set created_at = now() - interval '200 days', told_at = now() - interval '20 days'
     from ledger_transactions as arrival join wallets on wallets.id = arrival.wallet_id
     where arrival.id = transaction_id and user_id = $1 and kind = $2`,
    [userId, kind],
  );
}

/** Fails by assertion like the others, but only after all calls have ended. */
async function expectAll(attempts: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual([]);
}

/** Fails by assertion and by no other error, so that a broken variant is detected for its own mistake. */
async function expectRefusal(attempt: Promise<unknown>, type: new (message?: string) => Error): Promise<void> {
  const outcome = await attempt.then(
    () => 'accepted',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(type);
}

async function expectDatabaseToRefuse(attempt: Promise<unknown>, sqlState: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
  expect(outcome).toBe(sqlState);
}
