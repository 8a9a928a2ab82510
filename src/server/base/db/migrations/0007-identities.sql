-- Who signs in through another provider (OpenID Connect): the provider's own name for the person, never the address.

create table identities (
  issuer text not null,
  -- The provider's identifier of the person, at most 255 characters (OpenID Connect Core, section 2).
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users on delete cascade,
  -- As the provider had confirmed it when the two were connected.
  email text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject),
  -- The same address with another subject is another person, and gets no second key to the account.
  unique (user_id, issuer)
);
