-- A sample run works on the tool's own sample and costs nothing. Its key names tool, day and number of the day, so that the
-- unique key of runs limits them per user and day.
alter table runs add column sample boolean not null default false;
alter table runs add constraint runs_sample_check check (
  case when sample
    then charge = 'none' and cost = 0 and idempotency_key ~ '^sample:[a-z-]+:\d{4}-\d{2}-\d{2}:[1-3]$'
    else idempotency_key not like 'sample:%'
  end
);

-- What sample runs made is marked wherever it is listed.
alter table reports add column sample boolean not null default false;
alter table drafts add column sample boolean not null default false;

-- Sample drafts were made outside of runs before.
update drafts set sample = true from sample_drafts where sample_drafts.draft_id = drafts.id;
drop table sample_drafts;
