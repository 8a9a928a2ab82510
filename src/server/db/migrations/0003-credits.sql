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

-- The two ways in which credits move. Functions, because their plans are kept: twice the rate of the same as one
-- statement with CTEs. The wallet's row is locked first, so the balance that is judged is the latest, movements of one
-- wallet queue, and every transaction takes its locks in the same order. They want READ COMMITTED, the default.

-- Moves credits between two accounts and opens a line of the wallet's history. Answers 'moved'; 'repeated', when the
-- cause has been recorded before, or 'uncovered', when the available credits do not suffice: nothing changes then.
create function move_credits(
  p_kind text, p_cause text, p_user uuid, p_from text, p_to text, p_amount bigint, p_description text, p_feature text, p_run uuid
) returns text language plpgsql as $$
declare
  v_wallet wallets;
  v_id bigint;
begin
  if p_amount is null or p_amount <= 0 then
    raise exception '% is no amount of credits to move', p_amount using errcode = 'invalid_parameter_value';
  end if;
  select * into v_wallet from wallets where user_id = p_user for no key update;
  if not found then
    return 'uncovered';
  end if;
  if p_from <> 'available' or v_wallet.balance >= p_amount then
    insert into ledger_transactions (kind, cause, wallet_id, line, description, feature, run_id)
      values (p_kind, p_cause, v_wallet.id, v_wallet.lines + 1, p_description, p_feature, p_run)
      on conflict (kind, cause) do nothing
      returning id into v_id;
    if v_id is not null then
      insert into ledger_entries (transaction_id, account, amount)
        values (v_id, p_from, -p_amount), (v_id, p_to, p_amount);
      update wallets set
        balance = balance + case 'available' when p_from then -p_amount when p_to then p_amount else 0 end,
        held = held + case 'held' when p_from then -p_amount when p_to then p_amount else 0 end,
        lines = lines + 1
        where id = v_wallet.id;
      return 'moved';
    end if;
  end if;
  select id into v_id from ledger_transactions where kind = p_kind and cause = p_cause;
  if not found then
    return 'uncovered';
  end if;
  if not exists (
    select from ledger_transactions as recorded
    join ledger_entries as entry on entry.transaction_id = recorded.id
    where recorded.id = v_id and wallet_id = v_wallet.id and account = p_to and amount = p_amount
  ) then
    raise exception 'the cause % % belongs to another movement', p_kind, p_cause using errcode = 'unique_violation';
  end if;
  return 'repeated';
end $$;

-- Ends the hold of a cause: 'capture' spends it, 'release' gives it back. Whichever comes first stands for good; false
-- when the hold has ended, or there is none: nothing changes then.
create function settle_hold(p_kind text, p_cause text) returns boolean language plpgsql as $$
declare
  v_hold ledger_transactions;
  v_amount bigint;
  v_id bigint;
begin
  select * into v_hold from ledger_transactions where kind = 'hold' and cause = p_cause;
  if not found then
    return false;
  end if;
  perform from wallets where id = v_hold.wallet_id for no key update;
  insert into ledger_transactions (kind, cause, wallet_id, settles, description, feature, run_id)
    values (p_kind, p_cause, v_hold.wallet_id, v_hold.id, v_hold.description, v_hold.feature, v_hold.run_id)
    on conflict do nothing
    returning id into v_id;
  if v_id is null then
    return false;
  end if;
  select amount into v_amount from ledger_entries where transaction_id = v_hold.id and account = 'held';
  insert into ledger_entries (transaction_id, account, amount)
    values (v_id, 'held', -v_amount), (v_id, case p_kind when 'capture' then 'spent' else 'available' end, v_amount);
  update wallets set
    balance = balance + case p_kind when 'capture' then 0 else v_amount end,
    held = held - v_amount
    where id = v_hold.wallet_id;
  return true;
end $$;

-- Taken off the list by the start because its tool is not part of this build; comes back with the tool. Told apart
-- from is_active, because what an administrator switched off stays off.
alter table features add column awaits_tool boolean not null default false;
