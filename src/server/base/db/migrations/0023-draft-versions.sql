-- Versions of a draft, and what they are made from.

-- What the author gave for a draft. It goes when the author says so, or with the draft; without it a draft can be read and
-- downloaded, and no longer be changed.
create table draft_inputs (
  draft_id uuid primary key references drafts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- json, not jsonb: the tool sees it with its keys in the order in which they were written.
  research json not null,
  findings json,
  -- Names of the image files in the draft's folder, by their paths in the draft.
  figures json not null,
  images integer not null check (images >= 0),
  created_at timestamptz not null default now()
);

create table draft_versions (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references drafts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  number integer not null check (number between 1 and 100),
  cause text not null check (cause in ('first', 'template', 'move', 'edit', 'rewrite', 'restore')),
  -- What was asked for, so that the same change sent twice is one version.
  change json,
  title text not null,
  template text not null,
  composition json not null,
  -- The run that makes its files is found by this number of tries.
  attempt integer not null default 0,
  -- Set together once its zip and its PDF are in the store.
  bytes bigint check (bytes >= 0),
  pdf_engine text,
  pdf_pages integer,
  created_at timestamptz not null default now(),
  -- Of two changes of the same version one wins.
  unique (draft_id, number),
  check ((bytes is null) = (pdf_engine is null) and (bytes is null) = (pdf_pages is null)),
  check ((number = 1) = (cause = 'first'))
);
create index draft_versions_owner_idx on draft_versions (user_id);
