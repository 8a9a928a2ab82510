-- What a step under way is at, for instance 'Reading page 3 of 12': a page that is opened in the middle shows it at once.
alter table run_steps add column note text check (length(note) between 1 and 200);
