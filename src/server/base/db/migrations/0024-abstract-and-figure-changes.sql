-- The author can choose what the abstract repeats and where a figure belongs; each choice makes a version.
alter table draft_versions drop constraint draft_versions_cause_check;
alter table draft_versions add constraint draft_versions_cause_check
  check (cause in ('first', 'template', 'move', 'edit', 'rewrite', 'abstract', 'figure', 'restore'));
