-- Signing in: a password that must be changed first, codes by mail during an attack, one valid recovery link at a time,
-- longer invitation codes.

alter table users add column must_change_password boolean not null default false;

-- A code that was mailed because many wrong passwords were tried; good in the address block that asked for it.
create table login_codes (
  user_id uuid not null references users on delete cascade,
  address_block text not null,
  -- HMAC under the product's secret.
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (user_id, address_block)
);

-- A newer link replaces the one before it. Replaced links stay until they expire, because they count as sent.
alter table recovery_links add column replaced_at timestamptz;
update recovery_links set replaced_at = now()
  where id not in (select distinct on (user_id) id from recovery_links order by user_id, created_at desc, id);
create unique index recovery_links_one_valid on recovery_links (user_id) where replaced_at is null;

-- Seven groups of four digits (140 bits); codes of four groups were made earlier.
alter table invitations drop constraint invitations_code_check;
alter table invitations add constraint invitations_code_check
  check (code ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}(([0-9A-HJKMNP-TV-Z]{4}-){3})?[0-9A-HJKMNP-TV-Z]{4}$');
