import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { balanceOf } from '#features/credits/server/balance-of.ts';
import { listTransactions } from '#features/credits/server/list-transactions.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { createLogger } from '#server/base/log/logger.ts';

/**
 * A minimal Hono server that answers a credit history: the same three queries (session, balance, lines), sent as the
 * product sends them, with nothing else. Prints its port.
 */
const [url = '', userId = ''] = process.argv.slice(2);
const { db } = connectDatabase(url, { log: createLogger('silent') });
const app = new Hono();
app.get('/history', async (c) => {
  const [session, credits] = await Promise.all([
    sql`select users.* from sessions join users on users.id = sessions.user_id
      where users.id = ${userId} and sessions.ended_at is null and sessions.expires_at > now() limit 1`.execute(db),
    balanceOf(db, userId),
  ]);
  if (session.rows.length === 0 || credits < 0) return c.text('', 401);
  return c.json(await listTransactions(db, userId, { limit: 10, offset: 0 }));
});
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
