-- Works that an author refused are not proposed again for that draft, whatever later look-ups find and whichever version
-- is gone back to.
alter table draft_inputs add column refused text[] not null default '{}';

-- Causes are the kinds of changes in the contract, which alone knows the list.
alter table draft_versions drop constraint draft_versions_cause_check;
alter table draft_versions add constraint draft_versions_cause_check check (cause ~ '^[a-z]+(-[a-z]+)*$');
