import pg from 'pg';
import type { BrowserContext, Page } from 'playwright';
import type { RunningProduct } from './running-product.ts';

/** What a test needs from a product to create a user. */
export type Reachable = Pick<RunningProduct, 'url' | 'mailsTo'>;

export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let number = 0;

export function inventUser(): NewUser {
  number += 1;
  const unique = `${process.pid}${Date.now().toString(36)}${number}`;
  return { username: `ada_${unique}`.slice(0, 30), email: `ada.${unique}@example.org`, password: 'Str0ng-enough!' };
}

/** Registers, verifies and logs in through the pages, like a user. */
export async function signUpInBrowser(page: Page, product: Reachable, user = inventUser()): Promise<NewUser> {
  await page.goto(`${product.url}/register`);
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password', { exact: false }).fill(user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/verify-email');
  await page.goto(await verificationLink(product, user.email));
  await page
    .getByText(/verified|confirmed/i)
    .first()
    .waitFor();
  await logInInBrowser(page, product, user);
  return user;
}

export async function logInInBrowser(page: Page, product: Reachable, user: NewUser): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL('**/dashboard');
}

/** Gives every page of the context the user's session, without showing the login page. */
export async function logInByCall(
  context: BrowserContext,
  product: Pick<Reachable, 'url'>,
  user: NewUser,
): Promise<void> {
  const { email, password } = user;
  const answer = await context.request.post(`${product.url}/functions/v1/auth`, {
    data: { action: 'login', email, password },
  });
  if (!answer.ok()) throw new Error(`no session for ${email}: ${await answer.text()}`);
}

/** The link of the latest verification mail; it is on a separate line. */
export async function verificationLink(product: Reachable, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = (await product.mailsTo(email)).at(-1);
    const link = mail?.match(/^(http\S+\/auth\/confirm#\S+)\r?$/m)?.[1];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no verification mail for ${email}`);
}

/** Registers, verifies and signs in over HTTP; for tests that are about something else. */
export async function signUpByCalls(
  product: Reachable,
  user = inventUser(),
): Promise<NewUser & { token: string; id: string }> {
  await auth(product, {
    action: 'register',
    username: user.username,
    email: user.email,
    password: user.password,
    inviteCode: '',
  });
  const link = await verificationLink(product, user.email);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  await post(`${product.url}/api/auth/confirm`, { token });
  const login = await auth(product, { action: 'login', email: user.email, password: user.password });
  return { ...user, token: login.session.access_token, id: login.user.id };
}

/** Signs up over HTTP where no worker sends mails: the address is verified in the database. */
export async function signUpWithoutMails(
  product: Pick<RunningProduct, 'url' | 'databaseUrl'>,
  user = inventUser(),
): Promise<NewUser & { token: string; id: string }> {
  const { username, email, password } = user;
  await auth(product, { action: 'register', username, email, password, inviteCode: '' });
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const verified = 'update users set email_verified_at = now() where email = $1';
  await database.query(verified, [email]).finally(() => database.end());
  const login = await auth(product, { action: 'login', email, password });
  return { ...user, token: login.session.access_token, id: login.user.id };
}

async function auth(product: Pick<Reachable, 'url'>, body: object) {
  return (await post(`${product.url}/functions/v1/auth`, body)) as {
    session: { access_token: string };
    user: { id: string };
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
