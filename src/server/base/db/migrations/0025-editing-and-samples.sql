-- Undoing a change makes a version too.
alter table draft_versions drop constraint draft_versions_number_check;
alter table draft_versions add constraint draft_versions_number_check check (number between 1 and 300);

-- Each user's sample draft: no row while it was never opened, no draft once it was deleted.
create table sample_drafts (
  user_id uuid primary key references users (id) on delete cascade,
  draft_id uuid unique references drafts (id) on delete set null,
  created_at timestamptz not null default now()
);
