-- What happened to accounts and to the data behind them. Events expire (SECURITY_LOG_DAYS).

create table security_events (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default clock_timestamp(),
  kind text not null check (kind ~ '^[a-z][a-z_]{1,60}$'),
  -- Whose account it is. No foreign key: checking one would make a failed login for a known address slower than for an
  -- unknown one. The trigger below does what `on delete set null` would.
  user_id uuid,
  -- Empty where no request caused it.
  address_block text not null default '',
  -- The request's id, as in the log and in the X-Request-Id header.
  request_id uuid,
  -- The error code of a refusal.
  reason text check (reason ~ '^[a-z][a-z0-9_-]{1,60}$'),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index security_events_created_at_idx on security_events (created_at);
create index security_events_user_idx on security_events (user_id, id desc);
create index security_events_kind_idx on security_events (kind, id desc);
create index security_events_block_idx on security_events (address_block, id desc);

-- An event may lose its person, and be changed in no other way.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
  raise exception 'security events cannot be changed' using errcode = 'restrict_violation';
end $$;
create trigger security_events_kept before update on security_events for each row execute function keep_security_event();

create function forget_person_in_security_events() returns trigger language plpgsql as $$
begin
  update security_events set user_id = null where user_id = old.id;
  return null;
end $$;
create trigger users_forgotten_in_security_events after delete on users
  for each row execute function forget_person_in_security_events();
