-- Purchases of credits, and what the payment provider has said about them. What they keep to stands in
-- features/billing/README.md.

-- A purchase belongs to a wallet and so names no person; it stays when the person goes.
create table purchases (
  id uuid primary key default gen_random_uuid(),
  wallet_id uuid not null references wallets,
  -- The buyer's own name for his press of the button: pressed again with it, it is the same purchase.
  request_key text not null check (length(request_key) between 1 and 300),
  provider text not null check (provider in ('stripe', 'test')),
  price_id text not null,
  -- Fixed when the purchase begins, whatever the pack's size is later.
  credits integer not null check (credits > 0),
  session_id text unique,
  checkout_url text,
  -- Every name under which the payment is known: purchase:<id>, and the provider's ids of session, payment and charge.
  refs text[] not null default '{}',

  -- What the events say together; written again with each settlement.
  state text not null default 'open' check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
  amount bigint check (amount >= 0),
  currency text,
  refunded bigint not null default 0 check (refunded >= 0),
  disputed boolean not null default false,
  receipt_url text,
  paid_at timestamptz,

  -- What the ledger has been told: credits given once, and how many of them are taken back now (for refunds and disputes;
  -- what of them had been spent is owed by the wallet).
  granted_at timestamptz,
  revoked integer not null default 0,
  -- Counts the movements after the grant: their causes are made of it.
  moves integer not null default 0 check (moves >= 0),

  -- When the provider is asked next by ourselves; null: no more.
  next_check_at timestamptz default now() + interval '15 minutes',
  checks integer not null default 0,
  created_at timestamptz not null default now(),

  constraint purchases_request_key unique (wallet_id, request_key),
  constraint purchases_paid_before_granted check (granted_at is null or paid_at is not null),
  constraint purchases_granted_before_revoked check (granted_at is not null or revoked = 0),
  constraint purchases_not_more_than_bought check (revoked between 0 and credits),
  check ((state = 'paid') = (paid_at is not null))
);
create index purchases_wallet_idx on purchases (wallet_id, created_at desc);
create index purchases_refs_idx on purchases using gin (refs);
create index purchases_due_idx on purchases (next_check_at) where next_check_at is not null;

-- Everything that the provider has said: kept whole before anything is done with it, once per event of its own. Only
-- what is needed of it: nothing about the person.
create table payment_events (
  id text primary key,
  type text not null,
  happened_at timestamptz not null,
  refs text[] not null,
  -- JSON of server/payments/payment-facts.ts `PaymentFacts`.
  facts jsonb not null,
  -- null: of no purchase of ours, or of one that is not known by these names yet.
  purchase_id uuid references purchases,
  deliveries integer not null default 1,
  received_at timestamptz not null default now(),
  settled_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now() + interval '30 seconds',
  last_error text
);
create index payment_events_purchase_idx on payment_events (purchase_id);
create index payment_events_orphans_idx on payment_events using gin (refs) where purchase_id is null;
create index payment_events_waiting_idx on payment_events (next_attempt_at) where settled_at is null;
