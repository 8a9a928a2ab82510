-- Administrators search for one or two characters at the beginning of names and addresses, and sort by status.
create index users_username_start_idx on users (lower(username) text_pattern_ops);
create index users_email_start_idx on users (email text_pattern_ops);
create index users_status_idx on users (status, id);
