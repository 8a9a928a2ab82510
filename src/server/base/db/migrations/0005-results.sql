-- What finished runs leave behind: drafts (a zip in the file store) and reports (kept in the row).

create table drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- One draft per run, whatever is repeated.
  run_id uuid not null unique,
  file_name text not null,
  bytes bigint not null check (bytes >= 0),
  title text not null,
  engine text not null,
  preview jsonb not null,
  created_at timestamptz not null default now(),
  unique (user_id, file_name)
);
create index drafts_newest on drafts (user_id, created_at desc, id desc);

create table reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  run_id uuid not null unique,
  feature text not null,
  title text not null,
  engine text not null,
  markdown text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index reports_newest on reports (user_id, created_at desc, id desc);
