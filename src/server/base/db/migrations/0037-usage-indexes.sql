-- The overview of administrators counts what was made and paid in the last days.

create index runs_created_idx on runs (created_at);
create index model_calls_created_idx on model_calls (created_at);
create index purchases_paid_idx on purchases (paid_at) where paid_at is not null;
