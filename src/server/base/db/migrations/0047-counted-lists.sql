-- The numbers of rows of tables whose lists show them, because counting a million rows takes longer than a page may. Each
-- connection changes its own part, so that registrations don't wait for each other; the number is the sum of the parts.
create table row_counts (
  table_name text,
  part integer,
  rows bigint not null,
  primary key (table_name, part)
) with (fillfactor = 50);

create function count_rows() returns trigger language plpgsql as $$
declare
  v_rows bigint := (select count(*) from changed) * case tg_op when 'INSERT' then 1 else -1 end;
begin
  if v_rows <> 0 then
    insert into row_counts (table_name, part, rows) values (tg_table_name, pg_backend_pid() % 64, v_rows)
      on conflict (table_name, part) do update set rows = row_counts.rows + excluded.rows;
  end if;
  return null;
end $$;

create trigger users_counted after insert on users
  referencing new table as changed for each statement execute function count_rows();
create trigger users_removed_counted after delete on users
  referencing old table as changed for each statement execute function count_rows();
create trigger admin_logs_counted after insert on admin_logs
  referencing new table as changed for each statement execute function count_rows();
create trigger admin_logs_removed_counted after delete on admin_logs
  referencing old table as changed for each statement execute function count_rows();
-- The triggers keep out other writers until this commits, so none is missed or counted twice.
insert into row_counts values
  ('users', 0, (select count(*) from users)), ('admin_logs', 0, (select count(*) from admin_logs));

-- Every user has a wallet from registration on; 0048 opens those of earlier users.
create function open_wallets() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id) select id from changed on conflict (user_id) do nothing;
  return null;
end $$;
create trigger users_with_wallet after insert on users
  referencing new table as changed for each statement execute function open_wallets();

-- Administrators sort a million users by their credits, and the overview sums them: both read this index alone. A hold
-- writes about an eighth more of the write-ahead log for it.
create index wallets_balance_idx on wallets (balance, user_id);
