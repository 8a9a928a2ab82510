-- The ledger of credits: append-only double entry, with each wallet's balance kept beside it. Its invariants stand in
-- features/credits/README.md; what can be said to the database is said here, so that no code can break it.

-- A wallet outlives its user: the ledger keeps its rows, and nothing in them names a person.
create table wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete set null,
  -- What can be spent, and what is held for runs under way: the sums of the accounts 'available' and 'held'.
  balance bigint not null default 0 constraint wallets_balance_not_negative check (balance >= 0),
  held bigint not null default 0 constraint wallets_held_not_negative check (held >= 0),
  -- How many lines its history has; the next line gets the next number, so that any page is found without counting.
  lines integer not null default 0,
  created_at timestamptz not null default now(),
  -- JavaScript counts exactly up to 2^53.
  constraint wallets_not_beyond_counting check (balance + held <= 1000000000000)
) with (fillfactor = 50); -- Room on the page for the next version of a row: its index entries then stay as they are.

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release')),
  -- What made it happen, known before the first attempt: a run, a sign-up. Repeating it changes nothing.
  cause text not null check (length(cause) between 1 and 200),
  wallet_id uuid not null references wallets (id),
  -- The line of the wallet's history that it opens; a settlement stands on the line of its hold.
  line integer check (line > 0),
  -- The hold that a capture or a release ends; unique, so that there is one end.
  settles bigint constraint ledger_transactions_one_settlement unique references ledger_transactions (id),
  description text not null,
  feature text,
  run_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_transactions_once_per_cause unique (kind, cause),
  constraint ledger_transactions_line unique (wallet_id, line),
  constraint ledger_transactions_settlements check ((kind in ('capture', 'release')) = (settles is not null)),
  constraint ledger_transactions_open_lines check ((line is null) = (settles is not null))
);

-- 'available' and 'held' are accounts of the transaction's wallet; 'issued' and 'spent' are the house's, and have no
-- balance of their own, because one row that every transaction changes would put all of them into a queue.
create table ledger_entries (
  transaction_id bigint not null references ledger_transactions (id),
  account text not null check (account in ('available', 'held', 'issued', 'spent')),
  amount bigint not null check (amount <> 0 and abs(amount) <= 1000000000000),
  primary key (transaction_id, account)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- Every statement that enters must enter whole transactions; so every transaction sums to zero at any time.
create function require_balanced_entries() returns trigger language plpgsql as $$
begin
  if exists (select from entered group by transaction_id having sum(amount) <> 0) then
    raise exception 'the entries of a ledger transaction must sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entries
  referencing new table as entered for each statement execute function require_balanced_entries();

-- Taken off the list by the start because its tool is not part of this build; comes back with the tool. Told apart
-- from is_active, because what an administrator switched off stays off.
alter table features add column awaits_tool boolean not null default false;
