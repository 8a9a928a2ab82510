-- Answers of public libraries of records, kept so that nobody is asked twice for the same. Nothing in them belongs to a person;
-- old ones are removed by the nightly sweep.
create table literature_answers (
  -- Digest of the address that was asked, without keys.
  key text primary key,
  status smallint not null,
  body text not null,
  fetched_at timestamptz not null default now()
);
create index literature_answers_fetched_idx on literature_answers (fetched_at);
