-- People, features and settings: what every later table refers to.

create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username ~ '^[A-Za-z0-9_-]{3,30}$'),
  email text not null check (email = lower(btrim(email)) and length(email) <= 254),
  role text not null default 'user' check (role in ('user', 'admin', 'superadmin')),
  status text not null default 'active' check (status in ('active', 'disabled')),
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (email);
create unique index users_username_key on users (lower(username));

create table features (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  "group" text not null,
  description text not null default '',
  is_workflow boolean not null default false,
  is_active boolean not null default true,
  credit_cost integer not null check (credit_cost >= 0),
  position integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);

create table system_settings (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
insert into system_settings (key, value) values
  ('invitation_required', 'false'),
  ('enable_dismissible_notification', 'true'),
  ('show_under_construction', 'true');
