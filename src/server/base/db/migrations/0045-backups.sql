-- What `npm run backup` has done. A backup leaves these rows out: a restored installation has made none yet.
create table backups (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- good: written, and restored into a scratch database whose ledger adds up.
  state text not null default 'running' check (state in ('running', 'good', 'failed')),
  -- Null until it is written.
  name text,
  bytes bigint,
  -- Files that the database names and the storage does not have.
  missing_files integer not null default 0,
  failure text check ((failure is not null) = (state = 'failed')),
  check ((state = 'running') = (finished_at is null)),
  check (state <> 'good' or (name is not null and bytes is not null))
);
create index backups_last_good on backups (finished_at) where state = 'good';

-- Jobs that a restore brought back; the next worker that starts queues them and empties the table.
create table restored_jobs (
  queue text not null,
  data jsonb not null,
  start_after timestamptz not null,
  singleton_key text
);
