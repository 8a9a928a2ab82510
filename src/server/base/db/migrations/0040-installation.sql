-- One row: what this installation is called, so that its storage can be told from another's.
create table installation (
  one boolean primary key default true check (one),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Since when the file storage carries the id.
  files_marked_at timestamptz
);
insert into installation default values;
