-- What people decide about the statements of their reports. The stored report stays as the machine made it; what a page or a
-- file shows is the report with these rows applied.

create table report_reviews (
  id bigint generated always as identity primary key,
  report_id uuid not null references reports (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Key of the statement within the report: 'field-security_deposit-0', 'date-3'.
  item text not null check (item ~ '^[a-z][a-z0-9_-]{1,80}$'),
  -- Of two changes made on the same version one wins.
  version integer not null check (version between 1 and 200),
  -- 'undone' takes the last decision that still counts back.
  decision text not null check (decision in ('accepted', 'corrected', 'rejected', 'undone')),
  -- {format, correction}
  correction jsonb,
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  unique (report_id, item, version),
  check ((decision = 'corrected') = (correction is not null)),
  check (note is null or decision <> 'undone')
);
create index report_reviews_user_idx on report_reviews (user_id);

create function keep_report_review() returns trigger language plpgsql as $$
begin
  raise exception 'reviews cannot be changed, only followed by others' using errcode = 'restrict_violation';
end $$;
create trigger report_reviews_kept before update on report_reviews for each row execute function keep_report_review();

-- The dates to watch of each report, reviews applied: what calendars and reminders read, so that neither reads whole reports.
-- Written with the report and with each review of it.
create table report_dates (
  report_id uuid not null references reports (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  item text not null,
  date date not null,
  label text not null,
  details text not null,
  reviewed_at timestamptz,
  primary key (report_id, item)
);
create index report_dates_user_idx on report_dates (user_id, date);
create index report_dates_date_idx on report_dates (date);

-- Reports that are there already; format 1 had no states, so none of its dates counts as found.
insert into report_dates (report_id, user_id, item, date, label, details)
select r.id, r.user_id, 'date-' || (d.place - 1), (d.value ->> 'date')::date, d.value ->> 'label',
  concat_ws(E'\n', (d.value ->> 'clause') || ', page ' || (d.value ->> 'page') || ': “' || (d.value ->> 'quote') || '”', d.value ->> 'derived')
from reports r
cross join lateral jsonb_array_elements(
  case when jsonb_typeof(r.data -> 'dates') = 'array' then r.data -> 'dates' else '[]'::jsonb end
) with ordinality as d (value, place)
where r.data ->> 'format' = '2' and d.value ->> 'state' = 'found' and d.value ->> 'date' ~ '^\d{4}-\d{2}-\d{2}$';
