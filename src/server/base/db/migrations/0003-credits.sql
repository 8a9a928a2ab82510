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
  created_at timestamptz not null default now()
) with (fillfactor = 50); -- Room on the page for the next version of a row: its index entries then stay as they are.

create type ledger_kind as enum ('grant', 'hold', 'capture', 'release');

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind ledger_kind not null,
  -- What made it happen, known before the first attempt: a run, a sign-up. Repeating it changes nothing.
  cause text not null,
  wallet_id uuid not null references wallets (id),
  -- The entries on the wallet's two accounts. The one on the house's account is what brings the sum to zero, so it is
  -- not written but follows (the view below): no transaction can be out of balance.
  available bigint not null,
  held bigint not null,
  -- The line of the wallet's history that it opens; a settlement stands on the line of its hold.
  line integer,
  -- The hold that a capture or a release ends; unique, so that there is one end.
  settles bigint constraint ledger_transactions_one_settlement unique references ledger_transactions (id),
  description text not null,
  feature text,
  run_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_transactions_once_per_cause unique (kind, cause),
  constraint ledger_transactions_line unique (wallet_id, line)
);

-- A trigger and no check: PostgreSQL prepares a check again for every row, and this one would take half of a hold's time.
create function require_sound_transaction() returns trigger language plpgsql as $$
begin
  if (case new.kind
    when 'hold' then new.held > 0 and new.available = -new.held and new.line > 0 and new.settles is null
    when 'capture' then new.held < 0 and new.available = 0 and new.line is null and new.settles is not null
    when 'release' then new.held < 0 and new.available = -new.held and new.line is null and new.settles is not null
    when 'grant' then new.held = 0 and new.available > 0 and new.line > 0 and new.settles is null
  end) then
    return new;
  end if;
  raise exception 'this is no % of credits: available %, held %', new.kind, new.available, new.held
    using errcode = 'check_violation';
end $$;
create trigger ledger_transactions_sound before insert on ledger_transactions
  for each row execute function require_sound_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();

-- Double entry, read: the wallet's accounts 'available' and 'held', and the house's 'issued' and 'spent', which have no
-- balance of their own, because one row that every transaction changes would put all of them into a queue.
create view ledger_entries as
  select id as transaction_id, wallet_id, entry.account, entry.amount
  from ledger_transactions, lateral (values
    ('available', available),
    ('held', held),
    (case kind when 'capture' then 'spent' else 'issued' end, -(available + held))
  ) as entry (account, amount)
  where entry.amount <> 0;

-- The two ways in which credits move. Functions, because their plans are kept: twice the rate of the same as one
-- statement with CTEs. The wallet's row is locked first, so the balance that is judged is the latest, movements of one
-- wallet queue, and every transaction takes its locks in the same order. They want READ COMMITTED, the default.

-- Changes a wallet's accounts by these amounts and opens a line of its history. Answers 'moved'; 'repeated', when the
-- cause has been recorded before; 'uncovered', when the available credits do not suffice. Nothing changes in the last two.
create function move_credits(
  p_kind ledger_kind, p_cause text, p_user uuid, p_available bigint, p_held bigint, p_description text, p_feature text, p_run uuid
) returns text language plpgsql as $$
declare
  v_wallet uuid;
  v_line integer;
  v_recorded uuid;
begin
  update wallets set balance = balance + p_available, held = held + p_held, lines = lines + 1
    where user_id = p_user and balance + p_available >= 0
    returning id, lines into v_wallet, v_line;
  if found then
    insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description, feature, run_id)
      values (p_kind, p_cause, v_wallet, p_available, p_held, v_line, p_description, p_feature, p_run)
      on conflict (kind, cause) do nothing;
    if found then
      return 'moved';
    end if;
    -- The cause is taken: back to what it was, before anybody saw the change.
    update wallets set balance = balance - p_available, held = held - p_held, lines = lines - 1 where id = v_wallet;
  end if;
  select wallet_id into v_recorded from ledger_transactions where kind = p_kind and cause = p_cause;
  if not found then
    return 'uncovered';
  end if;
  if not exists (select from wallets where id = v_recorded and user_id = p_user) then
    raise exception 'the cause % % belongs to another wallet', p_kind, p_cause using errcode = 'unique_violation';
  end if;
  return 'repeated';
end $$;

-- Ends the hold of a cause: 'capture' spends it, 'release' gives it back. Whichever comes first stands for good; false
-- when the hold has ended, or there is none: nothing changes then.
create function settle_hold(p_kind ledger_kind, p_cause text) returns boolean language plpgsql as $$
declare
  v_hold ledger_transactions;
  v_back bigint;
begin
  select * into v_hold from ledger_transactions where kind = 'hold' and cause = p_cause;
  if not found then
    return false;
  end if;
  v_back := case p_kind when 'release' then v_hold.held else 0 end;
  perform from wallets where id = v_hold.wallet_id for no key update;
  insert into ledger_transactions (kind, cause, wallet_id, available, held, settles, description, feature, run_id)
    values (
      p_kind, p_cause, v_hold.wallet_id, v_back, -v_hold.held, v_hold.id, v_hold.description, v_hold.feature, v_hold.run_id
    )
    on conflict do nothing;
  if not found then
    return false;
  end if;
  update wallets set balance = balance + v_back, held = held - v_hold.held where id = v_hold.wallet_id;
  return true;
end $$;

-- Taken off the list by the start because its tool is not part of this build; comes back with the tool. Told apart
-- from is_active, because what an administrator switched off stays off.
alter table features add column awaits_tool boolean not null default false;
