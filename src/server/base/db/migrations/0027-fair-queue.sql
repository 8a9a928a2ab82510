-- Workers claim runs from this table: in turn by user, and in two lanes, so that short work never waits for long work.
alter table runs
  add column lane text not null default 'long' check (lane in ('short', 'long')),
  drop column enqueued_at;
create index runs_due_idx on runs (lane, user_id, created_at) where worker is null and state in ('queued', 'running');
-- How many runs a user has open is asked before each new one.
create index runs_open_owner_idx on runs (user_id, lane) where state in ('queued', 'running');
-- How many uploads of a user are stored is asked before each new one. Until a file has arrived, `bytes` is what it may take.
create index uploads_user_idx on uploads (user_id);

-- Runs no longer have jobs.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'run';
  end if;
end
$$;
