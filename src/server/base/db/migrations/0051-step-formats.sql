-- The format of a step's stored output, so that a later version of the product can upgrade it while the run is in progress.
alter table run_steps add column output_format smallint not null default 1;
