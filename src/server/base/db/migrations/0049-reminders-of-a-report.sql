-- An owner who wants no reminder emails about one report; the other reports follow the owner's setting.
alter table reports add column reminders boolean not null default true;
