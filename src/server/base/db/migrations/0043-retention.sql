-- What is older than the retention settings is removed, a batch at a time; each batch is found by an index.

-- Set once all events of an ended run but the last are removed.
alter table runs add column events_cut_at timestamptz;
create index runs_uncut_idx on runs (finished_at) where finished_at is not null and events_cut_at is null;
create index reports_created_idx on reports (created_at);
create index purchases_created_idx on purchases (created_at);

-- Whoever removes a row must not read the whole of a table that points at it.
create index credit_adjustments_admin_idx on credit_adjustments (admin_id);
create index credit_lots_wallet_idx on credit_lots (wallet_id);
create index draft_inputs_user_idx on draft_inputs (user_id);
create index invitations_created_by_idx on invitations (created_by);
create index passkey_challenges_user_idx on passkey_challenges (user_id);
create index user_views_session_idx on user_views (session_id);

-- The admin log stays append-only for 90 days at least, and for ever unless the operator sets KEEP_ADMIN_LOG_DAYS: only a
-- transaction that says so may remove lines, and no younger ones.
create function may_remove_log(line_created_at timestamptz) returns boolean language sql stable as $$
  select coalesce(current_setting('foredraft.remove_log', true), '') = 'on' and line_created_at < now() - interval '90 days'
$$;

drop trigger admin_logs_append_only on admin_logs;
create trigger admin_logs_append_only before update or truncate on admin_logs
  for each statement execute function refuse_log_change();
create function keep_log_line() returns trigger language plpgsql as $$
begin
  if may_remove_log(old.created_at) then return old; end if;
  raise exception 'the admin log is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger admin_logs_kept before delete on admin_logs for each row execute function keep_log_line();

-- A note goes with its line.
create or replace function keep_log_note() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = old.about)
    and not exists (select from admin_logs where id = old.log_id and may_remove_log(created_at)) then
    raise exception 'the admin log is append-only: % is refused', tg_op using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create index mails_done_idx on mails (created_at) where state <> 'queued';
