-- Whether the user wants an email when a run that took long has ended.
alter table users add column run_mails boolean not null default true;
