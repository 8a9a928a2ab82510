import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expireCredits } from '#features/credits/server/expiry.ts';
import { moveCredits } from '#features/credits/server/move-credits.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Charges } from '#server/runs/runnable-tool.ts';
import type { TestDatabase } from '../support/test-database.ts';
import type { GuaranteeName, Ledger } from './ledger-guarantees.ts';

const changeWallet = `
  update wallets set balance = balance + p_available, held = held + p_held, lines = lines + 1
    where user_id = p_user returning * into v_wallet;`;
const recordMove = `
  insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description, feature, run_id)
    values (p_kind, p_cause, v_wallet.id, p_available, p_held, greatest(v_wallet.lines, 1), p_description, p_feature, p_run);`;

const bringIn = `
  update wallets set balance = balance + p_amount, lines = lines + 1 where user_id = p_user returning * into v_wallet;
  insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description)
    values (p_kind, p_cause, v_wallet.id, p_amount, 0, v_wallet.lines, p_description);
  return 'moved';`;

/** Well-known ledger mistakes, each in a separate database, with the guarantee that must detect the mistake. */
export const brokenVariants: readonly BrokenVariant[] = [
  {
    mistake: 'reads the balance, then writes it',
    caughtBy: 'twoHundredHoldsOnAHundredCredits',
    statements: [
      withoutConstraint('ledger_transactions_line'),
      moveFunction(`
        select * into v_wallet from wallets where user_id = p_user;
        if v_wallet.balance + p_available < 0 then return 'uncovered'; end if;
        ${recordMove}
        perform pg_sleep(0.01);
        update wallets set balance = v_wallet.balance + p_available, held = held + p_held, lines = lines + 1
          where id = v_wallet.id;
        return 'moved';`),
    ],
  },
  {
    mistake: 'checks nothing, and the database has no constraints',
    caughtBy: 'twoHundredHoldsOnAHundredCredits',
    statements: [
      'alter table wallets drop constraint wallets_balance_not_negative',
      moveFunction(`${changeWallet} ${recordMove} return 'moved';`),
    ],
  },
  {
    mistake: 'ignores causes',
    caughtBy: 'fiftyTimesTheSameHold',
    statements: [
      withoutConstraint('ledger_transactions_once_per_cause'),
      moveFunction(`${changeWallet} ${recordMove} return 'moved';`),
      addFunction(bringIn),
    ],
  },
  ...(['fiftyTimesTheSameHold', 'fiftyTimesTheSameGrant'] as const).map((caughtBy) => ({
    mistake: 'checks whether the cause exists, and then records it',
    caughtBy,
    statements: [
      withoutConstraint('ledger_transactions_once_per_cause'),
      moveFunction(`
        if exists (select from ledger_transactions where kind = p_kind and cause = p_cause) then return 'repeated'; end if;
        perform pg_sleep(0.2);
        ${changeWallet} ${recordMove} return 'moved';`),
      addFunction(`
        if exists (select from ledger_transactions where kind = p_kind and cause = p_cause) then return 'repeated'; end if;
        perform pg_sleep(0.2);
        ${bringIn}`),
    ],
  })),
  {
    mistake: 'creates a new key for every attempt',
    caughtBy: 'fiftyTimesTheSameHold',
    charges: (charges) => ({ ...charges, hold: (trx, hold) => charges.hold(trx, { ...hold, runId: randomUUID() }) }),
  },
  ...(['fiftyTimesTheSameChargedRun', 'captureAndReleaseAtOnce'] as const).map((caughtBy) => ({
    mistake: 'settles the same hold repeatedly',
    caughtBy,
    statements: [
      withoutConstraint('ledger_transactions_one_settlement'),
      'alter table wallets drop constraint wallets_held_not_negative',
      settleFunction('held = held - v_hold.held'),
    ],
  })),
  {
    mistake: 'captures after a release',
    caughtBy: 'captureAndReleaseAtOnce',
    statements: [
      withoutConstraint('ledger_transactions_one_settlement'),
      'alter table wallets drop constraint wallets_held_not_negative',
    ],
  },
  {
    mistake: 'does not update the held credits of the wallet',
    caughtBy: 'settlementsAndHoldsAtOnce',
    statements: [settleFunction('held = held')],
  },
  {
    mistake: 'accepts any amount',
    caughtBy: 'onlyWholeCredits',
    statements: ['alter table ledger_transactions disable trigger ledger_transactions_sound'],
    charges: (charges) => ({
      ...charges,
      hold: async (trx, { userId, runId, amount, description }) => {
        await moveCredits(trx, { kind: 'hold', cause: runId, userId, available: -amount, held: amount, description });
      },
    }),
  },
  {
    mistake: 'has no checks on balances',
    caughtBy: 'nothingBelowZero',
    statements: [
      'alter table wallets drop constraint wallets_balance_not_negative, drop constraint wallets_held_not_negative',
    ],
  },
  {
    mistake: 'records entries that do not match their kind',
    caughtBy: 'nothingUnsound',
    statements: ['alter table ledger_transactions disable trigger ledger_transactions_sound'],
  },
  {
    mistake: 'allows changes of recorded entries',
    caughtBy: 'nothingRewritten',
    statements: ['alter table ledger_transactions disable trigger ledger_transactions_append_only'],
  },
  {
    mistake: 'keeps the balance outside of the transaction',
    caughtBy: 'nothingOfAnUndoneTransaction',
    charges: (charges, { database }) => ({
      ...charges,
      async hold(trx, { userId, runId, amount }) {
        await sql`insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description)
          select 'hold', ${runId}, id, ${-amount}::bigint, ${amount}::bigint, lines + 1, '' from wallets where user_id = ${userId}`.execute(
          trx,
        );
        await sql`update wallets set balance = balance - ${amount}::bigint, held = held + ${amount}::bigint, lines = lines + 1
          where user_id = ${userId}`.execute(database.db);
      },
    }),
  },
  {
    mistake: 'calculates with floating-point numbers',
    caughtBy: 'onlyWholeCredits',
    statements: [
      'drop view ledger_entries',
      'alter table ledger_transactions disable trigger ledger_transactions_sound',
      'alter table wallets alter column balance type double precision, alter column held type double precision',
      'alter table ledger_transactions alter column available type double precision, alter column held type double precision',
      'drop function move_credits(ledger_kind, text, uuid, bigint, bigint, text, text, uuid)',
      moveFunction(`${changeWallet} ${recordMove} return 'moved';`).replaceAll('bigint', 'double precision'),
      addFunction(bringIn),
    ],
    charges: (charges) => ({
      ...charges,
      hold: async (trx, { userId, runId, amount, description }) => {
        await moveCredits(trx, { kind: 'hold', cause: runId, userId, available: -amount, held: amount, description });
      },
    }),
  },
  {
    mistake: 'takes credits back again each time a refund is reported',
    caughtBy: 'fiftyTimesTheSameRefund',
    statements: [
      `create or replace function take_back_credits(p_cause text, p_user uuid, p_amount bigint, p_description text, p_purchase text)
         returns table (outcome text, taken bigint, short bigint) language plpgsql as $$
         declare v_wallet wallets := lock_wallet(p_user);
         begin
           taken := least(v_wallet.balance, p_amount); short := p_amount - taken; outcome := 'moved';
           insert into ledger_transactions (kind, cause, wallet_id, available, held, owed, line, description)
             values ('refund', p_cause || gen_random_uuid(), v_wallet.id, -taken, 0, short, v_wallet.lines + 1, p_description);
           update wallets set balance = balance - taken, owed = owed + short, lines = lines + 1 where id = v_wallet.id;
           return next;
         end $$`,
    ],
  },
  {
    mistake: 'identifies payments only by their events',
    caughtBy: 'oncePerPaidSession',
    ledger: () => ({ causeOf: ({ event }) => event }),
  },
  {
    mistake: 'spends the newest first, and expires the rest',
    caughtBy: 'theOldestExpireFirst',
    statements: [
      `create or replace function use_up_lots(p_wallet uuid, p_keep bigint) returns void language sql as $$
         update credit_lots as lot set remaining = greatest(0, p_keep - ranked.older)
         from (
           select transaction_id, (sum(remaining) over (order by transaction_id))::bigint - remaining as older
           from credit_lots where wallet_id = p_wallet and remaining > 0
         ) as ranked
         where lot.transaction_id = ranked.transaction_id and lot.remaining > greatest(0, p_keep - ranked.older);
       $$`,
    ],
  },
  {
    mistake: 'uses the clock of the process',
    caughtBy: 'theDatabasesClock',
    ledger: (t) => ({
      async expire() {
        await sql`update credit_lots set created_at = now() - interval '200 days', told_at = now() - interval '20 days'
          where created_at <= ${new Date(Date.now() - 100 * 86_400_000)}`.execute(t.database.db);
        await expireCredits(t.platform);
      },
    }),
  },
  {
    mistake: 'holds outside the transaction of the run',
    caughtBy: 'nothingOfAnUndoneTransaction',
    charges: (charges, { database }) => ({ ...charges, hold: (_trx, hold) => charges.hold(database.db as Trx, hold) }),
  },
];

export interface BrokenVariant {
  readonly mistake: string;
  readonly caughtBy: GuaranteeName;
  /** SQL that breaks the database. */
  readonly statements?: readonly string[];
  /** Replaces the charges with broken ones. */
  readonly charges?: (real: Charges, t: TestDatabase) => Charges;
  readonly ledger?: (t: TestDatabase) => Partial<Pick<Ledger, 'causeOf' | 'expire'>>;
}

function withoutConstraint(name: string): string {
  return `alter table ledger_transactions drop constraint ${name}`;
}

function moveFunction(body: string): string {
  return `create or replace function move_credits(
      p_kind ledger_kind, p_cause text, p_user uuid, p_available bigint, p_held bigint, p_description text, p_feature text, p_run uuid
    ) returns text language plpgsql as $$ declare v_wallet wallets; begin ${body} end $$`;
}

function addFunction(body: string): string {
  return `create or replace function add_credits(
      p_kind ledger_kind, p_cause text, p_user uuid, p_amount bigint, p_description text
    ) returns text language plpgsql as $$ declare v_wallet wallets; begin ${body} end $$`;
}

function settleFunction(changeOfHeld: string): string {
  return `create or replace function settle_hold(p_kind ledger_kind, p_cause text) returns boolean language plpgsql as $$
    declare v_hold ledger_transactions; v_back bigint;
    begin
      select * into v_hold from ledger_transactions where kind = 'hold' and cause = p_cause;
      v_back := case p_kind when 'release' then v_hold.held else 0 end;
      insert into ledger_transactions (kind, cause, wallet_id, available, held, settles, description)
        values (p_kind, p_cause || gen_random_uuid(), v_hold.wallet_id, v_back, -v_hold.held, v_hold.id, v_hold.description);
      update wallets set balance = balance + v_back, ${changeOfHeld} where id = v_hold.wallet_id;
      return true;
    end $$`;
}
