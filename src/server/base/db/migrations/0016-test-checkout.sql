-- The built-in test checkout's own books, as a payment provider keeps them: which plays of a payment stand how.
create table test_payments (
  session_id text primary key,
  purchase_id uuid not null unique references purchases,
  credits integer not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed')),
  refunded bigint not null default 0,
  dispute text check (dispute in ('needs_response', 'won', 'lost')),
  -- Numbers its events.
  events integer not null default 0,
  success_url text not null,
  cancel_url text not null,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  check (refunded between 0 and amount)
);
