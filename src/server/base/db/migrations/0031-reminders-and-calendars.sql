-- Reminders of the dates in reports, by mail, and the secret address under which a calendar program reads those dates.

-- Days before a date on which its owner is reminded; none switches reminders off, no row is the default (90, 30 and 7).
create table reminder_settings (
  user_id uuid primary key references users (id) on delete cascade,
  days integer[] not null check (days <@ array[90, 30, 7]),
  changed_at timestamptz not null default now()
);

-- The cause of a mail, written with it: a date is reminded of once, whatever is repeated. A corrected date is another one.
create table reminders (
  report_id uuid not null references reports (id) on delete cascade,
  item text not null,
  date date not null,
  days integer not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (report_id, item, date, days)
);
create index reminders_user_idx on reminders (user_id);

create table calendar_subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  -- SHA-256: the address itself is shown once.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_opened_at timestamptz
);
