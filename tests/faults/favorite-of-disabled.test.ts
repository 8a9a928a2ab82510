import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

test.each(['PUT', 'DELETE'])('a favorite of a user who has been disabled is refused: %s [P8.7.1]', async (method) => {
  const { id, token } = await signUpByCalls(product);
  const change = () =>
    fetch(`${product.url}/api/favorites/lease-abstract`, { method, headers: { Authorization: `Bearer ${token}` } });
  // The call passes authentication while the user is active, and waits for the user's row.
  await database.query('begin');
  await database.query("update users set status = 'disabled' where id = $1", [id]);
  const answer = change();
  await expect
    .poll(async () => (await database.query('select 1 from pg_locks where not granted')).rowCount, {
      timeout: 10_000,
    })
    .toBeGreaterThan(0);
  await database.query('commit');
  const refused = await answer;
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
    403,
    'User account is not active',
  ]);
  const { rowCount } = await database.query('select 1 from user_favorites where user_id = $1', [id]);
  expect(rowCount).toBe(0);
  // Authentication fails from now on.
  expect((await change()).status).toBe(401);
});
