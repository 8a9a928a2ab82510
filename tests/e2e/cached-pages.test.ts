import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inventUser, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

let product: RunningProduct;
let database: pg.Client;
const cookies = new Map<string, string>();
beforeAll(async () => {
  product = await sharedProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.query("delete from system_settings where key in ('signup_credits', 'banner_text')");
  await database?.end();
  await product?.stop();
});

async function member(credits: number): Promise<NewUser & { id: string }> {
  await database.query(
    `insert into system_settings (key, value) values ('signup_credits', $1) on conflict (key) do update set value = excluded.value`,
    [String(credits)],
  );
  const user = inventUser();
  const made = await signUpByCalls(product, user);
  const login = await fetch(`${product.url}/functions/v1/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'login', email: user.email, password: user.password }),
  });
  cookies.set(
    user.username,
    login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  );
  return made;
}

async function read(path: string, username?: string, more = ''): Promise<string> {
  const cookie = [username ? cookies.get(username) : '', more].filter(Boolean).join('; ');
  const response = await fetch(product.url + path, { headers: cookie ? { Cookie: cookie } : {} });
  expect(response.status, path).toBe(200);
  const text = await response.text();
  const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  return text.replaceAll(nonce, 'NONCE');
}

/** Pages with a query are not cached. */
const rendered = async (path: string, username?: string) =>
  (await read(`${path}?x=1`, username)).replaceAll('?x=1', '');

const memberPages = [
  '/credit-history',
  '/account',
  '/translator',
  '/paper-assistant',
  '/lease-abstract',
  '/change-password',
];

test('a cached page is the same as one rendered for each reader, and reveals nothing about another reader [D.181]', async () => {
  const [ada, bob] = [await member(20), await member(1234)];
  for (const path of memberPages) {
    for (const who of [ada, bob, ada]) {
      const page = await read(path, who.username);
      expect(page, path).toBe(await rendered(path, who.username));
      expect(page).toContain(who.username);
      expect(page, path).toContain(String.raw`\"credits\",${who === ada ? 20 : 1234},`);
      const other = who === ada ? bob : ada;
      for (const word of [other.username, other.email, other.id]) expect(page, path).not.toContain(word);
    }
  }
});

test('a page for guests is cached, and a login page with a return address is not [D.181]', async () => {
  for (const path of ['/login', '/register', '/forgot-password', '/verify-email', '/about']) {
    expect(await read(path), path).toBe(await rendered(path));
    expect(await read(path), path).toBe(await rendered(path));
  }
  const sent = await fetch(`${product.url}/translator`, { redirect: 'manual' });
  const back = sent.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  expect(back).not.toBe('');
  expect(await read('/login', undefined, back)).toContain('/translator');
  expect(await read('/login')).not.toContain('/translator');
});

test('a change of the frame appears on the next page [D.181]', async () => {
  const eve = await member(20);
  await read('/account', eve.username);
  await database.query(
    `insert into system_settings (key, value) values ('banner_text', 'Work on Sunday') on conflict (key) do update set value = excluded.value`,
  );
  expect(await read('/account', eve.username)).toContain('Work on Sunday');
  expect(await read('/login')).toContain('Work on Sunday');
});
