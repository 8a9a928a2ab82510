import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/**
 * Whether response times distinguish known from unknown addresses: 200 pairs per call over HTTP, in random order within
 * each pair. The measure is how often the known address takes longer (half of the pairs means no difference), which a
 * slow machine affects far less than the times themselves.
 */
const pairs = 200;

let product: RunningProduct;
let database: pg.Pool;
beforeAll(async () => {
  product = await startProduct();
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  database.on('error', () => {});
  const passwordHash = await hash('Correct-Horse-7', { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await database.query(
    `insert into users (username, email, password_hash, email_verified_at)
     select 'known-' || n, 'known-' || n || '@example.org', $1, case when n % 2 = 0 then now() end
     from generate_series(1000, 1000 + $2::int) n`,
    [passwordHash, pairs],
  );
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

test.each([
  ['a login with a wrong password', '/functions/v1/auth', { action: 'login', password: 'Wrong-Horse-77' }],
  ['a forgotten password', '/api/auth/forgot-password', {}],
  ['a verification link once more', '/functions/v1/auth', { action: 'resend' }],
] as const)('%s takes as long for an unknown address as for a known one', async (name, path, body) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const measure = async (kind: 'known' | 'unknown', number: number, counts: boolean) => {
    // Every address is requested as if for the first time.
    await database.query('delete from attempt_limits');
    const email = `${kind === 'known' ? 'known' : 'never'}-${number}@example.org`;
    const startedAt = performance.now();
    const response = await fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, email }),
    });
    const text = await response.text();
    if (counts) times[kind].push(performance.now() - startedAt);
    // The requested work is finished by now and does not slow down the next response.
    await new Promise((resolve) => setTimeout(resolve, 60));
    return `${response.status} ${text}`;
  };
  for (let number = 0; number < 10; number += 1) await measure('unknown', number, false);
  for (let number = 1_000; number < 1_000 + pairs; number += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    const first = await measure(order[0], number, true);
    const second = await measure(order[1], number, true);
    expect(second).toBe(first);
  }
  const longer = shareOfLonger(times.known, times.unknown);
  // The standard error of that fraction if both come from the same distribution (Mann and Whitney, 1947).
  const error = Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs));
  console.log(
    `${name}: known ${describe(times.known)}, unknown ${describe(times.unknown)}, ` +
      `known longer in ${(100 * longer).toFixed(1)} % of all comparisons (standard error ${(100 * error).toFixed(1)} %)`,
  );
  expect(Math.abs(longer - 0.5)).toBeLessThan(5 * error);
});

/** Over all pairs; equal times count half. */
function shareOfLonger(some: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const one of some) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (some.length * others.length);
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms (quartiles ${at(0.25)} to ${at(0.75)})`;
}
