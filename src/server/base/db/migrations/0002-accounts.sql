-- Sessions, single-use links, attempt limits, and the mails on their way.

-- One row per sign-in: the family of all refresh tokens that came from it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the refresh token that is valid now, and of the one before it.
  token_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  user_agent text not null,
  address text not null,
  address_block text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_user_id on sessions (user_id);

-- Links that were mailed: only the hash of their token is kept, each works once.
create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('signup')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user_id on account_tokens (user_id);

-- Counters of attempts. Unlogged: they may be lost in a crash, and cost no write-ahead log while someone hammers them.
create unlogged table attempt_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- Mails wait here until they are handed over. What they say is sealed with the product's secret, because it holds
-- links that sign people in, and is emptied once they are sent.
create table mails (
  id uuid primary key default gen_random_uuid(),
  sealed bytea,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((state = 'sent') = (sealed is null)),
  check ((state = 'sent') = (sent_at is not null))
);
create index mails_queued on mails (next_attempt_at) where state = 'queued';
