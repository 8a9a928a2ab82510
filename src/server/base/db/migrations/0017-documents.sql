-- Uploaded documents: one upload is looked at by a pre-analysis and then worked on by the full analysis.

-- The sender's own name, checked, only to be shown; it goes with the row.
alter table uploads add column file_name text check (length(file_name) between 1 and 24);
alter table uploads add column document_kind text check (document_kind in ('pdf', 'docx'));
-- A document that no run is at is removed from this time on; null for packages, which become a run at once.
alter table uploads add column keep_until timestamptz;
create index uploads_keep_until_idx on uploads (keep_until) where keep_until is not null;

-- A pre-analysis ends with an answer; there is nothing to open.
alter table runs drop constraint runs_result_kind_check;
alter table runs add constraint runs_result_kind_check check (result_kind in ('draft', 'report', 'answer'));

-- Whether the pages of the document were kept with the report, and as what.
alter table reports add column pages text check (pages in ('pdf', 'text'));
