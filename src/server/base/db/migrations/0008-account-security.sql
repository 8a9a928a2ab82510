-- The account page: change of the address, second factor, passkeys.

-- A change of the address that waits for both sides: nothing changes before the old and the new one have confirmed.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email text not null check (new_email = lower(btrim(new_email)) and length(new_email) <= 254),
  -- SHA-256 of the token that was mailed to each address.
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Authenticator apps (TOTP, RFC 6238).
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Sealed with the product's secret: the codes are made from it, so a hash would not do.
  sealed_secret bytea not null,
  -- Set by the first right code; before that it protects nothing.
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted; only later ones are accepted after it.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  -- HMAC under the product's secret.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  -- The credential's id in base64url.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

-- What an authenticator is to sign next; each is good for one answer.
create table passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  -- null: a sign-in, by whoever it turns out to be.
  user_id uuid references users on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
