-- One installation as the version with the migrations up to 0017 left it: a row in every table that it had.
insert into users (id, username, email, role, email_verified_at) values
  ('00000000-0000-4000-8000-000000000001', 'ada', 'ada@example.org', 'user', now()),
  ('00000000-0000-4000-8000-000000000002', 'root', 'root@example.org', 'superadmin', now());
insert into features (id, name, slug, "group", credit_cost) values
  ('00000000-0000-4000-8000-000000000011', 'Paper Assistant', 'paper-assistant', 'specialty-academic', 10);
insert into sessions (id, user_id, token_hash, user_agent, address, address_block, expires_at) values
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000002', '\x01', 'a browser', '192.0.2.1', '192.0.2.0', now() + interval '1 day');
insert into account_tokens (user_id, purpose, token_hash, expires_at) values
  ('00000000-0000-4000-8000-000000000001', 'signup', '\x02', now());
insert into attempt_limits (key, points) values ('a key', 1);
insert into mails (state, sealed, last_error) values ('failed', '\x03', 'gone');
insert into wallets (id, user_id) values
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001');
select add_credits('grant', 'sign-up', '00000000-0000-4000-8000-000000000001', 20, 'Welcome credits');
select add_credits('purchase', '00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000001', 100, 'Bought credits');
select add_credits('adjustment', 'a request', '00000000-0000-4000-8000-000000000001', 5, 'Adjusted');
select move_credits('hold', 'run 1', '00000000-0000-4000-8000-000000000001', -10, 10, 'Paper Assistant', 'paper-assistant',
  '00000000-0000-4000-8000-000000000041');
select settle_hold('capture', 'run 1');
insert into credit_adjustments (transaction_id, admin_id, reason)
  select id, '00000000-0000-4000-8000-000000000002', 'a mistake' from ledger_transactions where kind = 'adjustment';
insert into uploads (user_id, feature, bytes, sha256, received_at) values
  ('00000000-0000-4000-8000-000000000001', 'paper-assistant', 3, 'abc', now());
insert into runs (id, user_id, feature, engine, steps, input, idempotency_key, cost, charge, state, time_limit_seconds, result_kind, result_id, started_at, finished_at, cleaned_at) values
  ('00000000-0000-4000-8000-000000000041', '00000000-0000-4000-8000-000000000001', 'paper-assistant', 'built-in', '[{"id": "read", "name": "Reading"}]', '{}', 'once', 10, 'captured', 'succeeded', 60, 'draft', 'sleep.zip', now(), now(), now());
insert into run_steps (run_id, step_id, finished_at, output) values
  ('00000000-0000-4000-8000-000000000041', 'read', now(), '{}');
insert into run_events (run_id, seq, event) values
  ('00000000-0000-4000-8000-000000000041', 1, '{"type": "progress"}');
insert into drafts (user_id, run_id, file_name, bytes, title, engine, preview) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000041', 'sleep.zip', 3, 'Sleep of nurses', 'built-in', '{}');
insert into reports (user_id, run_id, feature, title, engine, markdown, data) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000042', 'base-rent-sens', 'Base Rent', 'built-in', '# Rent', '{}');
insert into recovery_links (user_id, email, token_hash, expires_at) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.org', '\x04', now());
insert into sign_in_places (user_id, kind, value) values ('00000000-0000-4000-8000-000000000001', 'device', 'a browser');
insert into invitations (code, created_by) values ('0000-1111-2222-3333', '00000000-0000-4000-8000-000000000002');
insert into identities (issuer, subject, user_id, email) values
  ('https://id.example', '1', '00000000-0000-4000-8000-000000000001', 'ada@example.org');
insert into email_changes (user_id, new_email, old_token_hash, new_token_hash, expires_at) values
  ('00000000-0000-4000-8000-000000000001', 'new@example.org', '\x05', '\x06', now());
insert into second_factors (user_id, sealed_secret) values ('00000000-0000-4000-8000-000000000001', '\x07');
insert into recovery_codes (user_id, code_hash) values ('00000000-0000-4000-8000-000000000001', '\x08');
insert into passkeys (id, user_id, public_key, counter, transports, name) values
  ('key', '00000000-0000-4000-8000-000000000002', '\x09', 0, '{usb}', 'a key');
insert into passkey_challenges (user_id, challenge, expires_at) values
  ('00000000-0000-4000-8000-000000000002', 'a challenge', now());
insert into blog_categories (id, name, slug) values ('00000000-0000-4000-8000-000000000051', 'News', 'news');
insert into blog_posts (id, title, slug, content, author_name, category_id, status, published_at) values
  ('00000000-0000-4000-8000-000000000052', 'First', 'first', 'The **first** post.', 'Root', '00000000-0000-4000-8000-000000000051', 'published', now());
update blog_posts set slug = 'renamed';
insert into blog_working_copies (post_id, user_id, base_version, form) values
  ('00000000-0000-4000-8000-000000000052', '00000000-0000-4000-8000-000000000002', 1, '{}');
insert into blog_images (format, width, height, bytes) values ('png', 1, 1, 1);
insert into user_favorites (user_id, feature_id, place) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000011', 1);
insert into admin_logs (admin_id, action, target_type, description) values
  ('00000000-0000-4000-8000-000000000002', 'adjust_credits', 'users', 'Credits adjusted');
insert into admin_log_notes (log_id, kind, about, text)
  select id, 'reason', '00000000-0000-4000-8000-000000000001', 'a mistake' from admin_logs;
insert into system_alerts (kind, cause, text) values ('webhook_failed', '1', 'A webhook failed.');
insert into user_views (session_id, user_id) values
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000001');
insert into purchases (id, wallet_id, request_key, provider, price_id, credits, session_id, state, amount, currency, paid_at, granted_at, next_check_at) values
  ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000031', 'once', 'test', 'price', 100, 'cs_1', 'paid', 1000, 'usd', now(), now(), null);
insert into payment_events (id, type, happened_at, refs, facts, purchase_id, settled_at) values
  ('evt_1', 'checkout.session.completed', now(), '{cs_1}', '{}', '00000000-0000-4000-8000-000000000061', now());
insert into test_payments (session_id, purchase_id, credits, amount, currency, state, success_url, cancel_url, paid_at) values
  ('cs_1', '00000000-0000-4000-8000-000000000061', 100, 1000, 'usd', 'paid', 'https://a.example', 'https://b.example', now());
