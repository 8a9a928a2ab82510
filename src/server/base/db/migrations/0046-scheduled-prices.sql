-- A price that replaces the current one at the start of a day (UTC).
alter table features
  add column next_cost integer check (next_cost >= 0),
  add column next_cost_from date,
  add check ((next_cost is null) = (next_cost_from is null));
