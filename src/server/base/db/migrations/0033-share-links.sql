-- Links by which anyone can read a report or a draft until they expire or are revoked. A link goes with what it shares.

create table share_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  report_id uuid references reports on delete cascade,
  draft_id uuid references drafts on delete cascade,
  check (num_nonnulls(report_id, draft_id) = 1),
  -- SHA-256 of 128 random bits.
  token_hash bytea not null unique,
  -- Argon2id, where the link has a password.
  password_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz
);
create index share_links_user_idx on share_links (user_id, created_at desc);
create index share_links_report_idx on share_links (report_id);
create index share_links_draft_idx on share_links (draft_id);
