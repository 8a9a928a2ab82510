-- Credits are bought, refunded, adjusted and expire. Every new kind of movement keeps the shape of 0003: changes of the
-- wallet's own accounts in one row, the house's entry follows from them, one cause, one line of the history.
-- The new values are used inside functions only: PostgreSQL takes them up once this transaction has ended.
alter type ledger_kind add value 'purchase';
alter type ledger_kind add value 'refund';
alter type ledger_kind add value 'reinstatement';
alter type ledger_kind add value 'recovery';
alter type ledger_kind add value 'adjustment';
alter type ledger_kind add value 'expiry';

-- What was refunded after it had been spent: the account is flagged with it instead of going below zero. Whatever comes
-- in pays it first, so nobody owes credits and can spend some.
alter table wallets
  add column owed bigint not null default 0,
  add constraint wallets_owing_has_nothing_to_spend check (owed >= 0 and (owed = 0 or balance = 0)),
  -- Whether he was told that his credits run low, since they were last enough; true as long as they never were.
  add column low_told boolean not null default true;
alter table ledger_transactions add column owed bigint not null default 0;

create or replace function require_sound_transaction() returns trigger language plpgsql as $$
begin
  if (case new.kind
    when 'hold' then new.held > 0 and new.available = -new.held and new.line > 0 and new.settles is null and new.owed = 0
    when 'capture' then new.held < 0 and new.available = 0 and new.line is null and new.settles is not null and new.owed = 0
    when 'release' then
      new.held < 0 and new.available = -new.held and new.line is null and new.settles is not null and new.owed = 0
    else new.held = 0 and new.line > 0 and new.settles is null and case new.kind
      when 'grant' then new.available > 0 and new.owed = 0
      when 'purchase' then new.available > 0 and new.owed = 0
      when 'reinstatement' then new.available > 0 and new.owed = 0
      when 'adjustment' then new.available <> 0 and new.owed = 0
      when 'expiry' then new.available < 0 and new.owed = 0
      when 'refund' then new.available <= 0 and new.owed >= 0 and new.owed - new.available > 0
      when 'recovery' then new.available < 0 and new.owed = new.available
    end
  end) then
    return new;
  end if;
  raise exception 'this is no % of credits: available %, held %, owed %', new.kind, new.available, new.held, new.owed
    using errcode = 'check_violation';
end $$;

create or replace view ledger_entries as
  select id as transaction_id, wallet_id, entry.account, entry.amount
  from ledger_transactions, lateral (values
    ('available', available),
    ('held', held),
    ('owed', -owed),
    (
      case kind::text
        when 'capture' then 'spent'
        when 'expiry' then 'expired'
        when 'purchase' then 'sold'
        when 'refund' then 'sold'
        when 'reinstatement' then 'sold'
        else 'issued'
      end,
      owed - available - held
    )
  ) as entry (account, amount)
  where entry.amount <> 0;

-- What came in and how much of it is left, for expiry; spending takes the oldest first. Holds and captures do not touch
-- it: between two arrivals it makes no difference when something was spent, so what is left is brought up to date
-- (use_up_lots) before anything arrives or expires. It is then exactly the wallet's balance and held amount.
create table credit_lots (
  transaction_id bigint primary key references ledger_transactions (id),
  wallet_id uuid not null references wallets (id),
  bought boolean not null,
  amount bigint not null,
  remaining bigint not null,
  -- When its owner was told that it will expire.
  told_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (remaining between 0 and amount)
);
create index credit_lots_left_idx on credit_lots (wallet_id, transaction_id) where remaining > 0;
create index credit_lots_age_idx on credit_lots (created_at) where remaining > 0;

insert into credit_lots (transaction_id, wallet_id, bought, amount, remaining, created_at)
  select id, wallet_id, false, available, available, created_at from ledger_transactions where kind = 'grant';

-- The sums of captures by month and tool, without reading the rows.
create index ledger_transactions_captures_idx on ledger_transactions (wallet_id, created_at) include (feature, held)
  where kind = 'capture';

-- Who adjusted, and why: apart from the ledger, whose rows name nobody and stay for ever.
create table credit_adjustments (
  transaction_id bigint primary key references ledger_transactions (id),
  admin_id uuid references users (id) on delete set null,
  -- null once the person whose credits they were is gone.
  reason text
);
create function forget_adjustment_reasons() returns trigger language plpgsql as $$
begin
  update credit_adjustments set reason = null from ledger_transactions as transaction
    where transaction.id = transaction_id and transaction.wallet_id = new.id and transaction.kind = 'adjustment';
  return null;
end $$;
create trigger wallets_forget_reasons after update of user_id on wallets
  for each row when (new.user_id is null) execute function forget_adjustment_reasons();

-- Takes what has left the wallet since the last time out of its lots, oldest first; p_keep is its balance and held amount.
create function use_up_lots(p_wallet uuid, p_keep bigint) returns void language sql as $$
  update credit_lots as lot set remaining = greatest(0, p_keep - ranked.newer)
  from (
    select transaction_id, (sum(remaining) over (order by transaction_id desc))::bigint - remaining as newer
    from credit_lots where wallet_id = p_wallet and remaining > 0
  ) as ranked
  where lot.transaction_id = ranked.transaction_id and lot.remaining > greatest(0, p_keep - ranked.newer);
$$;

-- The user's wallet, opened when he has none, and locked.
create function lock_wallet(p_user uuid) returns wallets language plpgsql as $$
declare
  v_wallet wallets;
begin
  select * into v_wallet from wallets where user_id = p_user for no key update;
  if not found then
    insert into wallets (user_id) values (p_user) on conflict (user_id) do nothing;
    select * into v_wallet from wallets where user_id = p_user for no key update;
  end if;
  return v_wallet;
end $$;

-- The transaction of this cause; null when there is none. One of another wallet is refused.
create function recorded_transaction(p_kind ledger_kind, p_cause text, p_wallet uuid) returns ledger_transactions
language plpgsql as $$
declare
  v_recorded ledger_transactions;
begin
  select * into v_recorded from ledger_transactions where kind = p_kind and cause = p_cause;
  if found and v_recorded.wallet_id <> p_wallet then
    raise exception 'the cause % % belongs to another wallet', p_kind, p_cause using errcode = 'unique_violation';
  end if;
  return v_recorded;
end $$;

-- Brings credits in (grant, purchase, reinstatement, adjustment): as a lot of their own, and what is owed is paid first, as a
-- line of its own. Answers 'moved', or 'repeated' when the cause has been recorded before.
create function add_credits(p_kind ledger_kind, p_cause text, p_user uuid, p_amount bigint, p_description text)
returns text language plpgsql as $$
declare
  v_wallet wallets := lock_wallet(p_user);
  v_paid bigint := least(v_wallet.owed, p_amount);
  v_transaction bigint;
begin
  insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description)
    values (p_kind, p_cause, v_wallet.id, p_amount, 0, v_wallet.lines + 1, p_description)
    on conflict (kind, cause) do nothing returning id into v_transaction;
  if v_transaction is null then
    perform recorded_transaction(p_kind, p_cause, v_wallet.id);
    return 'repeated';
  end if;
  perform use_up_lots(v_wallet.id, v_wallet.balance + v_wallet.held);
  insert into credit_lots (transaction_id, wallet_id, bought, amount, remaining)
    values (v_transaction, v_wallet.id, p_kind::text in ('purchase', 'reinstatement'), p_amount, p_amount);
  if v_paid > 0 then
    insert into ledger_transactions (kind, cause, wallet_id, available, held, owed, line, description)
      values (
        'recovery', p_kind || ':' || p_cause, v_wallet.id, -v_paid, 0, -v_paid, v_wallet.lines + 2,
        'Owed since a refund'
      );
  end if;
  update wallets
    set balance = balance + p_amount - v_paid, owed = owed - v_paid, lines = lines + case when v_paid > 0 then 2 else 1 end
    where id = v_wallet.id;
  return 'moved';
end $$;

-- Takes the credits of a refunded or disputed payment back: those that are there, of the named purchase first; the rest
-- is owed. taken and short say how many of p_amount were which; a repetition answers what the first time did.
create function take_back_credits(p_cause text, p_user uuid, p_amount bigint, p_description text, p_purchase text)
returns table (outcome text, taken bigint, short bigint) language plpgsql as $$
declare
  v_wallet wallets := lock_wallet(p_user);
  v_recorded ledger_transactions;
begin
  taken := least(v_wallet.balance, p_amount);
  short := p_amount - taken;
  insert into ledger_transactions (kind, cause, wallet_id, available, held, owed, line, description)
    values ('refund', p_cause, v_wallet.id, -taken, 0, short, v_wallet.lines + 1, p_description)
    on conflict (kind, cause) do nothing;
  if not found then
    v_recorded := recorded_transaction('refund', p_cause, v_wallet.id);
    return query select 'repeated', -v_recorded.available, v_recorded.owed;
    return;
  end if;
  perform use_up_lots(v_wallet.id, v_wallet.balance + v_wallet.held);
  update credit_lots as lot set remaining = greatest(0, remaining - taken)
    from ledger_transactions as purchase
    where purchase.kind = 'purchase' and purchase.cause = p_purchase and purchase.wallet_id = v_wallet.id
      and lot.transaction_id = purchase.id;
  update wallets set balance = balance - taken, owed = owed + short, lines = lines + 1 where id = v_wallet.id;
  outcome := 'moved';
  return next;
end $$;

-- As in 0003; now what a release gives back pays what is owed first, as a line of its own.
create or replace function settle_hold(p_kind ledger_kind, p_cause text) returns boolean language plpgsql as $$
declare
  v_hold ledger_transactions;
  v_wallet wallets;
  v_back bigint;
  v_paid bigint;
begin
  select * into v_hold from ledger_transactions where kind = 'hold' and cause = p_cause;
  if not found then
    return false;
  end if;
  select * into v_wallet from wallets where id = v_hold.wallet_id for no key update;
  v_back := case p_kind when 'release' then v_hold.held else 0 end;
  v_paid := least(v_wallet.owed, v_back);
  insert into ledger_transactions (kind, cause, wallet_id, available, held, settles, description, feature, run_id)
    values (
      p_kind, p_cause, v_hold.wallet_id, v_back, -v_hold.held, v_hold.id, v_hold.description, v_hold.feature, v_hold.run_id
    )
    on conflict do nothing;
  if not found then
    return false;
  end if;
  if v_paid > 0 then
    insert into ledger_transactions (kind, cause, wallet_id, available, held, owed, line, description)
      values (
        'recovery', 'release:' || p_cause, v_wallet.id, -v_paid, 0, -v_paid, v_wallet.lines + 1, 'Owed since a refund'
      );
  end if;
  update wallets
    set balance = balance + v_back - v_paid, held = held - v_hold.held, owed = owed - v_paid,
      lines = lines + case when v_paid > 0 then 1 else 0 end
    where id = v_hold.wallet_id;
  return true;
end $$;

-- The lots of a wallet that will have reached their age (in days; null: never) at p_at, and how much of each is there to expire:
-- what is held counts as taken from the oldest. To be asked once the lots are up to date.
create function lots_of_age(p_wallet wallets, p_given_days integer, p_bought_days integer, p_at timestamptz)
returns table (transaction_id bigint, remaining bigint, free bigint, told_at timestamptz, expires_at timestamptz)
language sql stable as $$
  select transaction_id, remaining, free, told_at, expires_at
  from (
    select transaction_id, remaining, told_at,
      created_at + make_interval(days => case when bought then p_bought_days else p_given_days end) as expires_at,
      remaining - least(remaining, greatest(0, p_wallet.held
        - ((sum(remaining) over (order by transaction_id))::bigint - remaining))) as free
    from credit_lots where wallet_id = p_wallet.id and remaining > 0
  ) as lot
  where expires_at <= p_at and free > 0
  order by transaction_id;
$$;

-- Notes for these wallets which lots expire within the notice, and answers what to tell: how many credits, and when.
create function announce_expiry(p_wallets uuid[], p_given_days integer, p_bought_days integer, p_notice_days integer)
returns table (user_id uuid, credits bigint, expires_at timestamptz) language plpgsql as $$
declare
  v_wallet wallets;
  v_notice interval := make_interval(days => p_notice_days);
begin
  for v_wallet in select * from wallets where id = any (p_wallets) order by id for no key update loop
    perform use_up_lots(v_wallet.id, v_wallet.balance + v_wallet.held);
    return query
      with lot as (
        select * from lots_of_age(v_wallet, p_given_days, p_bought_days, now() + v_notice) as aged where aged.told_at is null
      ), told as (
        update credit_lots set told_at = now() from lot where credit_lots.transaction_id = lot.transaction_id
      )
      select v_wallet.user_id, sum(lot.free)::bigint, greatest(min(lot.expires_at), now() + v_notice) from lot
      having count(*) > 0;
  end loop;
end $$;

-- Expires what these wallets have of lots that reached their age, and were announced at least the notice ago: oldest
-- first, one line each. Answers how many credits each wallet lost.
create function expire_credits(p_wallets uuid[], p_given_days integer, p_bought_days integer, p_notice_days integer)
returns table (wallet_id uuid, credits bigint) language plpgsql as $$
declare
  v_wallet wallets;
  v_lot record;
  v_lines integer;
begin
  for v_wallet in select * from wallets where id = any (p_wallets) order by id for no key update loop
    perform use_up_lots(v_wallet.id, v_wallet.balance + v_wallet.held);
    credits := 0;
    v_lines := v_wallet.lines;
    for v_lot in
      select * from lots_of_age(v_wallet, p_given_days, p_bought_days, now()) as aged
      where aged.told_at <= now() - make_interval(days => p_notice_days)
    loop
      v_lines := v_lines + 1;
      credits := credits + v_lot.free;
      -- What remains of a lot only falls, so it tells a first expiry from that of credits that were held then.
      insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description)
        values (
          'expiry', v_lot.transaction_id || ':' || v_lot.remaining, v_wallet.id, -v_lot.free, 0, v_lines, 'Expired credits'
        );
      update credit_lots set remaining = remaining - v_lot.free where transaction_id = v_lot.transaction_id;
    end loop;
    if credits > 0 then
      update wallets set balance = balance - credits, lines = v_lines where id = v_wallet.id;
      wallet_id := v_wallet.id;
      return next;
    end if;
  end loop;
end $$;
