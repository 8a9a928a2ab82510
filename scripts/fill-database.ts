import type pg from 'pg';

/**
 * Fills an empty, migrated database with made-up users and, for each, ten ledger rows, a run, a draft and a report, all made
 * by the database itself; and as many lines of the admin log. Everything is within the database's own rules: its
 * triggers and checks stay on, so the ledger adds up. In pieces, each of which is told.
 */
export async function fillDatabase(
  client: pg.Client,
  { users, tell = () => undefined }: { users: number; tell?: (done: number) => void },
): Promise<void> {
  await client.query("set statement_timeout = 0; set synchronous_commit = off; set jit = off; set work_mem = '64MB'");
  await client.query(
    "insert into users (username, email, role, email_verified_at) values ('seed_admin', 'seed.admin@example.org', 'admin', now())",
  );
  for (let first = 1; first <= users; first += piece) {
    const last = Math.min(users, first + piece - 1);
    await client.query('begin');
    for (const statement of statements) await client.query(statement, [first, last]);
    await client.query('commit');
    tell(last);
  }
  await client.query(
    "select setval(pg_get_serial_sequence('ledger_transactions', 'id'), max(id)) from ledger_transactions",
  );
  await client.query('vacuum analyze');
}

/** Whether nobody has used the database: it is filled only then. */
export async function isUnused(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from users limit 1');
  return rows.length === 0;
}

const piece = 20_000;

/** The id of the user, wallet, run, draft or report with a number. Mixed, as random ids are, so that indexes are read as in real life. */
const id = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`;
/** Spread over two years, the newest last. */
const at = (n = 'n') => `now() - interval '2 years' * (1 - (${n} % 999983) / 999983.0)`;
const numbers = 'generate_series($1::int, $2::int) as n';

/** Each with the first and the last number of the piece. */
const statements = [
  `insert into users (id, username, email, email_verified_at, created_at)
   select ${id('user')}, substr(md5('name' || n), 1, 4) || '_' || n, substr(md5('mail' || n), 1, 6) || '.' || n || '@example.org', now(), ${at()}
   from ${numbers}`,
  // A grant, an adjustment and four runs of 5 credits each: ten rows.
  `insert into wallets (id, user_id, balance, lines, created_at)
   select ${id('wallet')}, ${id('user')}, 20 + n % 500 + 1 - 20, 6, ${at()} from ${numbers}`,
  `insert into ledger_transactions
     (id, kind, cause, wallet_id, available, held, line, settles, description, feature, run_id, created_at) overriding system value
   select n::bigint * 10 + k, kind::ledger_kind, 'seed:' || n || ':' || coalesce(settles, k), ${id('wallet')},
     case k when 0 then 20 when 1 then n % 500 + 1 else case when kind = 'hold' then -5 else 0 end end,
     case kind when 'hold' then 5 when 'capture' then -5 else 0 end, line, n::bigint * 10 + settles,
     case k when 0 then 'Free credits' when 1 then 'Adjustment' else 'Lease Abstract' end,
     case when k > 1 then 'lease-abstract' end, case when k > 1 then ${id('run', "(n || ':' || coalesce(settles, k))")} end, ${at()}
   from ${numbers}, (values
     (0, 'grant', 1, null), (1, 'adjustment', 2, null),
     (2, 'hold', 3, null), (3, 'capture', null, 2), (4, 'hold', 4, null), (5, 'capture', null, 4),
     (6, 'hold', 5, null), (7, 'capture', null, 6), (8, 'hold', 6, null), (9, 'capture', null, 8)
   ) as entry (k, kind, line, settles)`,
  `insert into credit_lots (transaction_id, wallet_id, bought, amount, remaining, created_at)
   select n::bigint * 10 + 1, ${id('wallet')}, false, n % 500 + 1, n % 500 + 1, ${at()} from ${numbers}`,
  `insert into runs (id, user_id, feature, engine, steps, idempotency_key, cost, charge, state, time_limit_seconds, event_seq,
     result_kind, result_id, created_at, started_at, finished_at, cleaned_at)
   select ${id('run')}, ${id('user')}, 'lease-abstract', 'built-in', '[]', 'key:seed', 5, 'captured', 'succeeded', 600, 1,
     'report', ${id('report')}::text, ${at()}, ${at()}, ${at()}, ${at()} from ${numbers}`,
  `insert into run_events (run_id, seq, event, created_at)
   select ${id('run')}, 1, '{"event":"workflow_finished","data":{"status":"succeeded","outputs":{"text":""}}}', ${at()} from ${numbers}`,
  `insert into reports (id, user_id, run_id, feature, title, engine, markdown, data, created_at)
   select ${id('report')}, ${id('user')}, ${id('run')}, 'lease-abstract', 'Lease of premises ' || n, 'built-in', '# Lease ' || n, '{}', ${at()}
   from ${numbers}`,
  `insert into drafts (id, user_id, run_id, file_name, bytes, title, engine, preview, created_at)
   select ${id('draft')}, ${id('user')}, ${id('draft-run')}, 'seed-' || n || '.zip', 1000, 'Draft ' || n, 'built-in', '{}', ${at()}
   from ${numbers}`,
  `insert into admin_logs (admin_id, action, target_type, target_id, description, details, created_at)
   select users.id, 'adjust_credits', 'users', ${id('user')}::text, 'Credits adjusted', jsonb_build_object('amount', n % 500 + 1), ${at()}
   from ${numbers} join users on users.username = 'seed_admin'`,
];
