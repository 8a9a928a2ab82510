-- A separate transaction from 0047, whose trigger locks the users only for a moment: registrations and holds continue here.
insert into wallets (user_id)
  select id from users where not exists (select from wallets where wallets.user_id = users.id)
  on conflict (user_id) do nothing;
