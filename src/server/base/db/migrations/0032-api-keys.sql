-- Keys with which scripts act for a user. A revoked key has no row.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- The visible beginning, by which people tell keys apart.
  prefix text not null,
  -- SHA-256: keys have 256 random bits, so that a slow hash would add nothing.
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- Network of the last use.
  last_used_block text
);
create index api_keys_user_idx on api_keys (user_id);
