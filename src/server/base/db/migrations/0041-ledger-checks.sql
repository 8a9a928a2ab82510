-- How far each check of the ledger has come, so that one that was cut goes on where it stopped.
create table ledger_checks (
  name text primary key,
  -- Of the check that is under way: where the next range begins, and what the ranges before it have found.
  under_way boolean not null default true,
  position text,
  started_at timestamptz not null default now(),
  differences integer not null default 0,
  -- The first few differences in words.
  samples text[] not null default '{}',
  -- Of the keys of all differences, in order.
  digest text not null default '',
  -- Of the last check that came to its end.
  completed_at timestamptz,
  last_differences integer
);
