-- Links that set a new password, where people have signed in from, and invitations to register.

-- Only the hash of a link's two tokens is kept; a link that has been used is deleted.
create table recovery_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Where the link was mailed to: it is worth nothing once the account has another address.
  email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index recovery_links_user_id on recovery_links (user_id);

-- Devices and address blocks that an account has been signed in from: a sign-in from elsewhere is mailed to its owner.
create table sign_in_places (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('device', 'block')),
  -- A device is its user agent without version numbers, so that an update makes no new one.
  value text not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, kind, value)
);
insert into sign_in_places (user_id, kind, value, last_seen_at)
  select user_id, 'device', regexp_replace(user_agent, '[0-9._]+', '', 'g'), max(rotated_at) from sessions group by 1, 3
  union all
  select user_id, 'block', address_block, max(rotated_at) from sessions group by 1, 3;

create table invitations (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$'),
  -- null once the person is gone.
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  note text check (length(note) between 1 and 200),
  revoked_at timestamptz,
  used_at timestamptz,
  -- null once the person is gone: the code stays used.
  used_by uuid unique references users on delete set null,
  check (used_by is null or used_at is not null),
  check (used_at is null or revoked_at is null)
);
create index invitations_created_at on invitations (created_at desc, id);
