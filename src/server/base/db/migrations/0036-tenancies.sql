-- Documents of one tenancy put together by their owner: a lease and what amends it. A report belongs to one tenancy at most; a
-- tenancy goes with its owner, and a document leaves it with its report.

create table tenancies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default now()
);
create index tenancies_newest on tenancies (user_id, created_at desc, id desc);

create table tenancy_documents (
  report_id uuid primary key references reports (id) on delete cascade,
  tenancy_id uuid not null references tenancies (id) on delete cascade,
  -- From the first document to the last: a later one changes what earlier ones say.
  place integer not null,
  unique (tenancy_id, place)
);
