-- Undoing a change makes a version too.
alter table draft_versions drop constraint draft_versions_number_check;
alter table draft_versions add constraint draft_versions_number_check check (number between 1 and 300);
