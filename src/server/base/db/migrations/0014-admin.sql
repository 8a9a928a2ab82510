-- What administrators look through and do.

-- Finds a part of a name or address among any number of users.
create index users_username_words_idx on users using gin (username gin_trgm_ops);
create index users_email_words_idx on users using gin (email gin_trgm_ops);
create index users_created_at_idx on users (created_at, id);
create index users_admins_idx on users (role) where role <> 'user';

-- The figures of the overview.
create index ledger_transactions_created_at_idx on ledger_transactions using brin (created_at);
create index runs_failed_idx on runs (finished_at desc) where state = 'failed';
create index mails_failed_idx on mails (created_at desc) where state = 'failed';

-- There is always somebody who can let the others in again. Under a lock, because of two who disable each other at
-- once each would otherwise see the other still standing.
create function keep_a_superadmin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7215003443);
  if not exists (select from users where role = 'superadmin' and status = 'active') then
    raise exception 'no superadmin would be left'
      using errcode = 'check_violation', constraint = 'users_keep_a_superadmin';
  end if;
  return null;
end $$;
create trigger users_keep_a_superadmin after update of role, status on users
  for each row when (old.role = 'superadmin' and old.status = 'active' and (new.role <> 'superadmin' or new.status <> 'active'))
  execute function keep_a_superadmin();
create trigger users_keep_a_superadmin_that_goes after delete on users
  for each row when (old.role = 'superadmin' and old.status = 'active')
  execute function keep_a_superadmin();

-- An administrator looks at the product as a user sees it: bound to the session that asked for it, over after half an hour.
create table user_views (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz
);
-- One at a time.
create unique index user_views_open_idx on user_views (session_id) where ended_at is null;
create index user_views_user_idx on user_views (user_id);
