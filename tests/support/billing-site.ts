import { randomUUID } from 'node:crypto';
import type { User } from '#contract/account.ts';
import { createCheckoutSession } from '#features/billing/contract/checkout.ts';
import type { BillingContext } from '#features/billing/server/billing-context.ts';
import { createBilling } from '#features/billing/server/index.ts';
import { createCredits } from '#features/credits/server/index.ts';
import { createStripeProvider } from '#server/adapters/payments/stripe-provider.ts';
import { createTestCheckout } from '#server/adapters/payments/test-checkout.ts';
import type { StripeEvent } from './stripe-stand-in.ts';
import { testApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** The billing slice with its ledger, called as over HTTP by any user; the settings choose its provider. */
export function billingSite(t: TestDatabase): BillingSite {
  const { platform } = t;
  const { db } = platform;
  const credits = createCredits(platform);
  const ports = {
    ledger: {
      walletOf: credits.walletOf,
      addPurchased: credits.add,
      takeBack: credits.takeBack,
    },
  };
  const { secretKey, priceId = '', apiBase } = platform.config.payments;
  const provider = secretKey ? createStripeProvider({ secretKey, priceId, apiBase }) : createTestCheckout(platform);
  const billing = createBilling(platform, ports);
  const callers = new Map<string, User>();
  const app = testApp(platform, [billing.api], {
    async identify(c, next) {
      const user = callers.get(c.req.header('Authorization') ?? '');
      if (user) c.set('viewer', { user, sessionId: randomUUID() });
      await next();
    },
  });

  const site: BillingSite = {
    t,
    billing,
    context: { platform, provider, ...ports },
    async member(signupCredits = 0) {
      const username = `u_${randomUUID().slice(0, 13)}`;
      const email = `${username}@example.com`;
      const { id } = await db.insertInto('users').values({ username, email }).returning('id').executeTakeFirstOrThrow();
      await db.transaction().execute((trx) => credits.grantSignupCredits(trx, id, signupCredits));
      const user: User = { id, username, email, role: 'user', credits: 0, status: 'active', has_password: true };
      callers.set(`Bearer ${id}`, user);
      return user;
    },
    async call(user, method, path, options = {}) {
      const { body, headers = {} } = options;
      const response = await app.request(path, {
        method,
        headers: {
          ...(user ? { Authorization: `Bearer ${user.id}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async begin(user, requestKey = randomUUID()) {
      const { status, body } = await site.call(user, 'POST', createCheckoutSession.path, {
        body: { priceId: platform.config.payments.priceId ?? 'credit-pack' },
        headers: { 'Idempotency-Key': requestKey },
      });
      if (status !== 200) throw new Error(`no checkout: ${status} ${JSON.stringify(body)}`);
      const row = await db
        .selectFrom('purchases')
        .where('checkout_url', '=', body.url)
        .select(['id', 'session_id'])
        .executeTakeFirstOrThrow();
      return { purchaseId: row.id, sessionId: row.session_id ?? '', url: body.url };
    },
    async webhook({ body, signature }) {
      const response = await app.request('/webhooks/stripe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(signature ? { 'Stripe-Signature': signature } : {}) },
        body,
      });
      await response.body?.cancel();
      return response.status;
    },
    async deliver(events) {
      for (const event of events) await site.webhook(event);
    },
    comeBack: (user, purchaseId) => site.call(user, 'POST', `/api/purchases/${purchaseId}/check`),
    purchase: (id) => db.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    wallet: ({ id }) =>
      db.selectFrom('wallets').select(['balance', 'held', 'owed']).where('user_id', '=', id).executeTakeFirstOrThrow(),
    async spend({ id }, amount) {
      const runId = randomUUID();
      await db.transaction().execute(async (trx) => {
        await credits.charges.hold(trx, {
          userId: id,
          runId,
          amount,
          feature: 'paper-assistant',
          description: 'Draft',
        });
        await credits.charges.capture(trx, runId);
      });
    },
  };
  return site;
}

export interface BillingSite {
  readonly t: TestDatabase;
  readonly billing: ReturnType<typeof createBilling>;
  /** For functions that are called below the HTTP layer. */
  readonly context: BillingContext;
  member(signupCredits?: number): Promise<User>;
  call(
    user: User | null,
    method: 'GET' | 'POST',
    path: string,
    options?: { body?: object; headers?: Record<string, string> },
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  ): Promise<{ status: number; body: any }>;
  /** Clicks Buy Credits. */
  begin(user: User, requestKey?: string): Promise<{ purchaseId: string; sessionId: string; url: string }>;
  /** Returns the status. */
  webhook(event: { body: string; signature?: string }): Promise<number>;
  deliver(events: readonly StripeEvent[]): Promise<void>;
  comeBack(user: User, purchaseId: string): Promise<{ status: number; body: { state: string } }>;
  purchase(
    id: string,
  ): Promise<{ state: string; revoked: number; granted_at: Date | null; receipt_url: string | null }>;
  wallet(user: User): Promise<{ balance: number; held: number; owed: number }>;
  /** A run that costs this much and succeeds. */
  spend(user: User, amount: number): Promise<void>;
}
