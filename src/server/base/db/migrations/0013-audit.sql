-- The log of what administrators do, and the alerts of the product itself. Both are append-only.

-- Finds a word anywhere in a text by an index. A trusted extension: the owner of a database may add it.
create extension if not exists pg_trgm;

-- Nothing in a line names a person: the ids mean nobody once their users are gone, description and details are the
-- product's own words and figures. So a line can stay for ever.
create table admin_logs (
  id bigint generated always as identity primary key,
  -- No foreign key: the line outlives the administrator.
  admin_id uuid not null,
  action text not null check (action ~ '^[a-z][a-z_]{1,60}$'),
  -- The table of what was acted on, and its row there.
  target_type text not null check (target_type ~ '^[a-z][a-z_]{1,60}$'),
  target_id text,
  description text not null check (description <> ''),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp(),
  words text not null generated always as (replace(action, '_', ' ') || ' ' || description || ' ' || details::text) stored
);
create index admin_logs_admin_idx on admin_logs (admin_id, id desc);
create index admin_logs_target_idx on admin_logs (target_id, id desc);
create index admin_logs_action_idx on admin_logs (action, id desc);
create index admin_logs_created_at_idx on admin_logs (created_at);
create index admin_logs_words_idx on admin_logs using gin (words gin_trgm_ops);

-- What belongs to a person: the administrator's address, and the reason, which is written about whoever was acted on.
-- It goes with that person, and in no other way.
create table admin_log_notes (
  log_id bigint not null references admin_logs,
  kind text not null check (kind in ('address', 'reason')),
  about uuid not null references users on delete cascade,
  text text not null check (length(text) between 1 and 500),
  primary key (log_id, kind)
);
create index admin_log_notes_about_idx on admin_log_notes (about);
create index admin_log_notes_text_idx on admin_log_notes using gin (text gin_trgm_ops) where kind = 'reason';

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'the admin log is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger admin_logs_append_only before update or delete or truncate on admin_logs
  for each statement execute function refuse_log_change();
create trigger admin_log_notes_append_only before update or truncate on admin_log_notes
  for each statement execute function refuse_log_change();

-- Seen from here the person is gone already when the deletion comes from there.
create function keep_log_note() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = old.about) then
    raise exception 'the admin log is append-only: % is refused', tg_op using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger admin_log_notes_kept before delete on admin_log_notes for each row execute function keep_log_note();

-- Trouble that the product met by itself and that somebody has to look at. Failed runs and undelivered mails stand in
-- their own tables; this is for what has no row of its own.
create table system_alerts (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z_]{1,60}$'),
  -- What it came from, known before the first attempt to tell: one trouble is told once.
  cause text not null,
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null default now(),
  unique (kind, cause)
);
create index system_alerts_created_at_idx on system_alerts (created_at desc);
