-- Runs: every paid piece of work, its checkpoints and its events; and the uploads that runs work on.

-- A row stands before the first byte of its file, so that every file of the store has a row and can be found again.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  -- null once the person is gone: the file is then removed with the next sweep.
  user_id uuid references users (id) on delete set null,
  feature text not null,
  bytes bigint,
  sha256 text,
  -- Set when the whole file has arrived and was accepted.
  received_at timestamptz,
  -- When a run took it last: a sweep that waited for the row sees by it that it came too early.
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index uploads_created_at_idx on uploads (created_at);

create table runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  feature text not null,
  engine text not null,
  -- The engine's steps as they were when the run was accepted: [{"id", "title"}].
  steps json not null,
  -- json, not jsonb: an engine sees its input and checkpoints with the keys in the order in which they were written.
  -- null once the run has ended and was tidied up.
  input json,
  -- No foreign key: the upload's row goes when its file goes, the run stays.
  upload_id uuid,
  content_hash text,
  idempotency_key text not null check (length(idempotency_key) between 1 and 300),
  cost integer not null check (cost >= 0),
  charge text not null check (charge in ('held', 'captured', 'released', 'none')),
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  -- Failed tries of this run, and deaths of its workers since its last checkpoint.
  attempt integer not null default 0,
  interruptions integer not null default 0,
  -- Counts the claims. A worker writes only while the number is still the one that it got with its claim.
  fence bigint not null default 0,
  -- The number under which the owning worker holds its advisory lock; null without an owner.
  worker bigint,
  lease_until timestamptz,
  -- After a transient failure: not to be claimed earlier.
  not_before timestamptz,
  enqueued_at timestamptz not null default now(),
  time_limit_seconds integer not null check (time_limit_seconds > 0),
  deadline timestamptz,
  -- The sequence number of the last event.
  event_seq integer not null default 0,
  result_kind text check (result_kind in ('draft', 'report')),
  result_id text,
  error_code text,
  error_message text,
  -- When upload, working files and checkpoints of the ended run were removed.
  cleaned_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint runs_idempotency_key unique (user_id, idempotency_key),
  check ((state in ('queued', 'running')) = (finished_at is null)),
  -- Nothing stays held once a run has ended, and only success is charged.
  check (charge <> 'held' or state in ('queued', 'running')),
  check (charge <> 'captured' or state = 'succeeded'),
  check ((state = 'succeeded') = (result_id is not null))
);
create index runs_owner_idx on runs (user_id, created_at desc);
create index runs_open_idx on runs (created_at) where state in ('queued', 'running');
create index runs_uncleaned_idx on runs (finished_at) where cleaned_at is null and finished_at is not null;
create index runs_upload_idx on runs (upload_id) where upload_id is not null;

create table run_steps (
  run_id uuid not null references runs (id) on delete cascade,
  step_id text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The checkpoint: what the step answered, and the keys of the files it left, by name.
  output json,
  artifacts json,
  primary key (run_id, step_id)
);

-- Numbered per run under the lock of the run's row: a reader that asks for `seq > last` misses nothing, because a number
-- is given only when every smaller one of that run has been committed.
create table run_events (
  run_id uuid not null references runs (id) on delete cascade,
  seq integer not null,
  event json not null,
  created_at timestamptz not null default now(),
  primary key (run_id, seq)
);
