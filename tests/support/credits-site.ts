import { randomUUID } from 'node:crypto';
import { createCatalog } from '#features/catalog/server/index.ts';
import { createCredits } from '#features/credits/server/index.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import { openMail } from '#server/adapters/mail/sealed-mail.ts';
import { pricedTools } from '../../src/tools.ts';
import { testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** The credits slice on a separate database, called as over HTTP by any user. */
export async function creditsSite(environment: Record<string, string> = {}): Promise<CreditsSite> {
  const t = await testDatabase({ environment, max: 20 });
  const { db, pool } = t.database;
  const credits = createCredits(t.platform);
  await createCatalog(t.platform, { tools: pricedTools, ready: [] }).seed();

  const call: CreditsSite['call'] = async (caller, method, path, body, headers = {}) => {
    const user =
      caller === null
        ? null
        : await db.selectFrom('users').selectAll().where('id', '=', caller).executeTakeFirstOrThrow();
    const shown = user && {
      id: user.id,
      username: user.username,
      email: user.email,
      role: user.role,
      credits: 0,
      status: user.status,
      has_password: true,
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return testApp(t.platform, [credits.api], { user: shown }).request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...sent,
    });
  };

  const site: CreditsSite = {
    t,
    db,
    pool,
    credits,
    call,
    async get(caller, path) {
      const answer = await call(caller, 'GET', path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    async adjust(caller, body, key) {
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
      const answer = await call(caller, 'POST', '/functions/v1/adjust-credits', body, headers);
      return { status: answer.status, body: await answer.json() };
    },
    async user(role = 'user', amount = 0, status = 'active') {
      const username = `u_${randomUUID().slice(0, 13)}`;
      const { id } = await db
        .insertInto('users')
        .values({ username, email: `${username}@example.com`, password_hash: null, role, status })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db.transaction().execute((trx) => credits.grantSignupCredits(trx, id, amount));
      return id;
    },
    async nameOf(userId) {
      const { username } = await db
        .selectFrom('users')
        .select('username')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return username;
    },
    async use(userId, amount, end, runId = randomUUID()) {
      const hold = { userId, runId, amount, feature: 'paper-assistant', description: 'Paper Assistant' };
      await db.transaction().execute((trx) => credits.charges.hold(trx, hold));
      if (end) await db.transaction().execute((trx) => credits.charges[end](trx, runId));
      return runId;
    },
    async buy(userId, amount) {
      const purchase = { kind: 'purchase', cause: randomUUID(), userId, amount, description: 'Credits' } as const;
      await db.transaction().execute((trx) => credits.add(trx, purchase));
    },
    async mailsTo(userId) {
      const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
      const rows = await db.selectFrom('mails').select(['id', 'sealed']).orderBy('created_at').execute();
      const mails = rows.map(({ id, sealed }) => openMail(t.platform.config.secret, id, sealed as Buffer));
      return mails.filter(({ to }) => to === email);
    },
    async manyUses(userId, count) {
      await pool.query(
        `select move_credits('hold', gen_random_uuid()::text, $1, -1, 1, 'Paper Assistant', 'paper-assistant', null)
         from generate_series(1, $2::integer)`,
        [userId, count],
      );
    },
    async run(userId, { report }) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into runs (user_id, feature, engine, steps, idempotency_key, cost, charge, state, time_limit_seconds,
           result_kind, result_id, started_at, finished_at)
         values ($1, 'paper-assistant', 'built-in', '[]', gen_random_uuid()::text, 10, 'captured', 'succeeded', 60, 'report', $2,
           now(), now()) returning id`,
        [userId, report],
      );
      return (rows[0] as { id: string }).id;
    },
    balance: (userId) => credits.balanceOf(db, userId),
    async logsAbout(userId) {
      const { rows } = await pool.query(
        `select admin_id, action, details, text as reason from admin_logs
         left join admin_log_notes on log_id = id and kind = 'reason' where target_id = $1 order by id`,
        [userId],
      );
      return rows;
    },
    close: () => t.close(),
  };
  return site;
}

export interface CreditsSite {
  readonly t: TestDatabase;
  readonly db: TestDatabase['database']['db'];
  readonly pool: TestDatabase['database']['pool'];
  readonly credits: ReturnType<typeof createCredits>;
  /** Calls as the user with this id; null: as a guest. */
  call(
    caller: string | null,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Response>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  get(caller: string, path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  adjust(caller: string, body: object, key?: string): Promise<{ status: number; body: any }>;
  /** The id of a new user with this many free credits. */
  user(role?: 'user' | 'admin' | 'superadmin', credits?: number, status?: 'active' | 'disabled'): Promise<string>;
  nameOf(userId: string): Promise<string>;
  /** Places a hold for a run and settles it, or leaves it open; returns the run's id. */
  use(userId: string, amount: number, end: 'capture' | 'release' | null, runId?: string): Promise<string>;
  buy(userId: string, amount: number): Promise<void>;
  /** Queued mails, oldest first. */
  mailsTo(userId: string): Promise<Mail[]>;
  /** Creates this many open holds of one credit. */
  manyUses(userId: string, count: number): Promise<void>;
  /** The id of a run that ended with this report. */
  run(userId: string, result: { report: string }): Promise<string>;
  balance(userId: string): Promise<number>;
  logsAbout(userId: string): Promise<unknown[]>;
  close(): Promise<void>;
}
