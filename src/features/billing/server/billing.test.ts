import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { openMail } from '#server/adapters/mail/sealed-mail.ts';
import { type BillingSite, billingSite } from '../../../../tests/support/billing-site.ts';
import { type StripeStandIn, signStripeEvent, startStripeStandIn } from '../../../../tests/support/stripe-stand-in.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { createCheckoutSession } from '../contract/checkout.ts';
import { checkGrants } from './check-grants.ts';
import { checkDuePurchases } from './check-purchase.ts';
import { settleWaiting } from './take-report.ts';

let stripe: StripeStandIn;
let t: TestDatabase;
let site: BillingSite;
let user: User;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  t = await testDatabase({ environment: { ...stripe.environment, CREDIT_PACK_SIZE: '120' } });
  site = billingSite(t);
});
afterAll(async () => {
  await stripe.close();
  await t.close();
});
beforeEach(async () => {
  user = await site.member();
  stripe.trouble = null;
});

describe('create-checkout-session', () => {
  const path = createCheckoutSession.path;

  test('returns the URL of the payment page for the pack [P7.5.1]', async () => {
    const { status, body } = await site.call(user, 'POST', path, { body: { priceId: 'price_pack' } });
    expect(status).toBe(200);
    const [payment] = [...stripe.payments.values()].slice(-1);
    expect(body).toEqual({ url: payment?.payUrl });
    expect(Object.fromEntries(payment?.form ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price]': 'price_pack',
      'line_items[0][quantity]': '1',
      customer_email: user.email,
      success_url: expect.stringMatching(/^http:\/\/localhost:3000\/checkout\/success\?purchase=[0-9a-f-]{36}$/),
      cancel_url: 'http://localhost:3000/checkout/cancel',
    });
  });

  test('needs a valid session: no session, an invalid one and a disabled account are refused [P8.5.1]', async () => {
    const options = { body: { priceId: 'price_pack' } };
    expect(await site.call(null, 'POST', path, options)).toEqual({
      status: 401,
      body: { error: 'Please log in to continue with the purchase.', code: 'checkout_signed_out' },
    });
    user.status = 'disabled';
    expect((await site.call(user, 'POST', path, options)).status).toBe(403);
  });

  test('accepts only the id of the price that is on sale', async () => {
    for (const body of [{}, { priceId: 7 }, { priceId: ' ' }, { priceId: 'x'.repeat(300) }]) {
      expect((await site.call(user, 'POST', path, { body })).body.code, JSON.stringify(body)).toBe('invalid_input');
    }
    const cheaper = await site.call(user, 'POST', path, { body: { priceId: 'price_of_one_cent' } });
    expect([cheaper.status, cheaper.body.code]).toEqual([400, 'price_not_on_sale']);
  });

  test('reports that the payment service cannot be reached, and starts the same purchase when called again', async () => {
    stripe.trouble = 'cut';
    const press = () =>
      site.call(user, 'POST', path, { body: { priceId: 'price_pack' }, headers: { 'Idempotency-Key': 'one-press' } });
    expect(await press()).toMatchObject({
      status: 503,
      body: {
        code: 'payment_unreachable',
        error: 'Network error: Unable to connect to the payment service. Please check your connection and try again.',
      },
    });
    stripe.trouble = null;
    const before = stripe.payments.size;
    const { body } = await press();
    expect((await press()).body).toEqual(body);
    expect(stripe.payments.size).toBe(before + 1);
  });

  test('sells packs of CREDIT_PACK_SIZE credits at the configured price [D.40] [P2.11.3]', async () => {
    const pack = await site.call(user, 'GET', '/api/credit-pack');
    expect(pack.body).toEqual({
      priceId: 'price_pack',
      credits: 120,
      amount: 2_000,
      currency: 'usd',
      available: true,
      test: false,
    });
    const { sessionId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
  });
});

describe('a webhook', () => {
  test('is accepted only with a valid signature over its exact bytes', async () => {
    const { sessionId } = await site.begin(user);
    const [event] = await stripe.pay(sessionId);
    const body = event?.body ?? '';
    const now = Math.floor(Date.now() / 1_000);
    const signature = event?.signature ?? '';
    const refused: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, 'nonsense'],
      [body, signStripeEvent(body, { secret: 'whsec_of_somebody_else' })],
      [body, signStripeEvent(body, { secret: '' })],
      [body, signStripeEvent(body, { at: now - 301 })],
      [body, signature.replace(/^t=\d+/, `t=${now + 1}`)],
      [body, signature.replace('v1=', 'v0=')],
      [`${body} `, signature],
      [body.replace('"amount_total":2000', '"amount_total":2001'), signature],
      [JSON.stringify(JSON.parse(body), null, 1), signature],
    ];
    for (const [sent, header] of refused) {
      expect(await site.webhook({ body: sent, ...(header === undefined ? {} : { signature: header }) }), header).toBe(
        400,
      );
    }
    expect(await site.wallet(user)).toMatchObject({ balance: 0 });
    // Four minutes late is still accepted.
    expect(await site.webhook({ body, signature: signStripeEvent(body, { at: now - 240 }) })).toBe(200);
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
  });

  test('is ignored if it is signed but of an unknown type', async () => {
    const signed = (body: string) => site.webhook({ body, signature: signStripeEvent(body) });
    expect(await signed('no json')).toBe(400);
    expect(await signed('[]')).toBe(400);
    const event = (object: unknown, type = 'charge.refunded') =>
      signed(JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', type, created: 1, data: { object } }));
    expect(await event({ id: 'cus_1', object: 'customer' }, 'customer.created')).toBe(200);
    expect(await event({ id: 'ch_of_another_shop', object: 'charge', amount: 5, amount_refunded: 5 })).toBe(200);
    expect(
      await event(
        { id: 'cs_x', client_reference_id: 'not a uuid', payment_status: 'paid' },
        'checkout.session.completed',
      ),
    ).toBe(200);
  });

  test('is answered so that it is sent again if it cannot be read, and administrators are notified', async () => {
    const body = JSON.stringify({
      id: 'evt_of_another_version',
      type: 'refund.created',
      created: 1,
      data: { object: { id: 're_1', object: 'refund', amount: 'twenty dollars' } },
    });
    expect(await site.webhook({ body, signature: signStripeEvent(body) })).toBe(422);
    expect(await alertsOf('webhook_unreadable')).toEqual([expect.stringContaining('evt_of_another_version')]);
  });

  test('stores nothing about the person who paid', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    const { rows } = await t.database.pool.query(
      'select payment_events::text as row from payment_events where purchase_id = $1 union all select purchases::text from purchases where id = $1',
      [purchaseId],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { row } of rows) expect(row).not.toMatch(/Ada|Bern|example\.com/);
  });
});

describe('a purchase', () => {
  test('is credited when a slow payment arrives, not before', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId, 'later'));
    expect((await site.purchase(purchaseId)).state).toBe('processing');
    expect((await site.comeBack(user, purchaseId)).body.state).toBe('processing');
    expect(await site.wallet(user)).toMatchObject({ balance: 0 });
    await site.deliver(await stripe.arrive(sessionId));
    expect((await site.purchase(purchaseId)).state).toBe('paid');
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
  });

  test('is not credited if a slow payment does not arrive', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver([...(await stripe.pay(sessionId, 'later')), ...(await stripe.fail(sessionId))]);
    expect((await site.purchase(purchaseId)).state).toBe('failed');
    expect(await site.wallet(user)).toMatchObject({ balance: 0 });
  });

  test('is credited once, even if its buyer comes back before the webhook', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    const told = await stripe.pay(sessionId);
    expect((await site.comeBack(user, purchaseId)).body).toMatchObject({ state: 'paid', credits: 120 });
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
    await site.deliver([...told, ...told]);
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
  });

  test('gets one receipt by mail [D.58]', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    const told = await stripe.pay(sessionId);
    await site.deliver([...told, ...told]);
    const mails = await mailsTo(user);
    expect(mails.map(({ subject }) => subject)).toEqual(['Receipt for 120 credits at Foredraft']);
    expect(mails[0]?.text).toContain('Paid: $20.00');
    expect(mails[0]?.text).toContain(`Purchase number: ${purchaseId}`);
    expect(mails[0]?.text).toContain('http://localhost:3000/purchases');
  });

  test('is listed only for its buyer, with the provider’s receipt [D.58]', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.begin(user);
    const list = async (reader: User | null) => (await site.call(reader, 'GET', '/api/purchases')).body;
    expect(await list(user)).toEqual({ purchases: [], total: 0 });
    await site.deliver(await stripe.pay(sessionId));
    await site.deliver(await stripe.refund(sessionId, 500));
    expect(await list(user)).toMatchObject({
      total: 1,
      purchases: [
        {
          id: purchaseId,
          state: 'paid',
          credits: 120,
          revoked: 30,
          amount: 2_000,
          currency: 'usd',
          refunded: 500,
          receipt_url: `${stripe.url}/receipts/${sessionId}`,
          test: false,
        },
      ],
    });
    const other = await site.member();
    expect(await list(other)).toEqual({ purchases: [], total: 0 });
    expect((await site.comeBack(other, purchaseId)).status).toBe(404);
    expect((await site.call(null, 'GET', '/api/purchases')).status).toBe(401);
  });
});

describe('a refund', () => {
  test('takes back its share of the credits, and the rest when the rest is refunded', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.deliver(await stripe.refund(sessionId, 500));
    expect(await site.wallet(user)).toMatchObject({ balance: 90, owed: 0 });
    await site.deliver(await stripe.refund(sessionId, 1_500));
    expect(await site.wallet(user)).toMatchObject({ balance: 0, owed: 0 });
    expect((await site.purchase(purchaseId)).revoked).toBe(120);
    const subjects = (await mailsTo(user)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => !subject.includes('low'))).toEqual([
      'Receipt for 120 credits at Foredraft',
      '30 credits were reversed',
      '90 credits were reversed',
    ]);
  });

  test('of spent credits flags the account and notifies administrators, and no balance goes below zero', async () => {
    const { sessionId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.spend(user, 100);
    const refund = await stripe.refund(sessionId, 2_000);
    await site.deliver([...refund, ...refund]);
    expect(await site.wallet(user)).toMatchObject({ balance: 0, owed: 100 });
    const alerts = await alertsOf('payment_shortfall');
    expect(alerts).toEqual([expect.stringContaining('after 100 of its credits had been spent')]);
  });

  test('gives the credits back if it fails afterwards', async () => {
    const { sessionId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.deliver(await stripe.refund(sessionId, 2_000));
    const { payment_intent } = { payment_intent: `pi_${sessionId.slice('cs_test_'.length)}` };
    const body = JSON.stringify({
      id: `evt_${sessionId}`,
      object: 'event',
      type: 'refund.failed',
      created: Math.floor(Date.now() / 1_000),
      data: { object: { id: 're_1', object: 'refund', amount: 2_000, payment_intent, status: 'failed' } },
    });
    expect(await site.webhook({ body, signature: signStripeEvent(body) })).toBe(200);
    expect(await site.wallet(user)).toMatchObject({ balance: 120, owed: 0 });
  });
});

describe('a dispute', () => {
  test('takes the credits while it is open, and gives them back when it is won', async () => {
    const { sessionId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.deliver(await stripe.dispute(sessionId));
    expect(await site.wallet(user)).toMatchObject({ balance: 0, owed: 0 });
    await site.deliver(await stripe.closeDispute(sessionId, 'won'));
    expect(await site.wallet(user)).toMatchObject({ balance: 120, owed: 0 });
  });

  test('that is lost keeps the credits, and spent credits stay owed', async () => {
    const { sessionId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.spend(user, 20);
    await site.deliver([...(await stripe.dispute(sessionId)), ...(await stripe.closeDispute(sessionId, 'lost'))]);
    expect(await site.wallet(user)).toMatchObject({ balance: 0, owed: 20 });
  });

  test('waits for its payment if it arrives first', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    const paid = await stripe.pay(sessionId);
    const dispute = await stripe.dispute(sessionId);
    await site.deliver(dispute);
    expect((await site.purchase(purchaseId)).state).toBe('open');
    await site.deliver(paid);
    expect(await site.wallet(user)).toMatchObject({ balance: 0, owed: 0 });
    expect((await site.purchase(purchaseId)).revoked).toBe(120);
  });
});

describe('payment errors', () => {
  test('a webhook that cannot be processed is stored, reported, and processed later', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    const told = await stripe.pay(sessionId);
    await t.database.pool.query(`
      create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no space left'; end $$;
      create trigger fail_for_test before insert on ledger_transactions for each row execute function fail_for_test();`);
    expect(await site.webhook(told[0] ?? { body: '' })).toBe(200);
    await t.database.pool.query('drop function fail_for_test cascade');
    expect((await site.purchase(purchaseId)).state).toBe('open');
    expect(await alertsOf('webhook_failed')).toHaveLength(1);

    await settleWaiting(site.context);
    expect((await site.purchase(purchaseId)).state, 'before its time').toBe('open');
    await t.database.db.updateTable('payment_events').set({ next_attempt_at: sql`now()` }).execute();
    await settleWaiting(site.context);
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
  });

  test('a purchase without a webhook is found by asking the provider, and administrators are notified', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await stripe.pay(sessionId);
    await checkDuePurchases(site.context);
    expect((await site.purchase(purchaseId)).state, 'before its time').toBe('open');
    await due(purchaseId);
    stripe.trouble = 'cut';
    await checkDuePurchases(site.context);
    stripe.trouble = null;
    await due(purchaseId);
    await checkDuePurchases(site.context);
    expect(await site.purchase(purchaseId)).toMatchObject({
      state: 'paid',
      receipt_url: `${stripe.url}/receipts/${sessionId}`,
    });
    expect(await site.wallet(user)).toMatchObject({ balance: 120 });
    expect(await alertsOf('webhook_missing')).toEqual([expect.stringContaining(purchaseId)]);
  });

  test('a purchase that is never paid is checked less and less often, and finally not at all', async () => {
    const { purchaseId } = await site.begin(user);
    let asked = 0;
    for (let times = 0; times < 14; times += 1) {
      const { rowCount } = await t.database.pool.query(
        'update purchases set next_check_at = now() where id = $1 and next_check_at is not null',
        [purchaseId],
      );
      asked += rowCount ?? 0;
      await checkDuePurchases(site.context);
    }
    expect(asked).toBe(12);
  });

  test('payments and grants that do not match are found', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    await site.deliver(await stripe.refund(sessionId, 700));
    await site.deliver(await stripe.dispute(sessionId));
    await site.deliver(await stripe.closeDispute(sessionId, 'won'));
    expect(await checkGrants(t.database.db)).toEqual([]);
    await t.database.pool.query('update purchases set revoked = 0 where id = $1', [purchaseId]);
    const unpaid = await site.begin(user);
    await t.database.pool.query("update purchases set state = 'paid', paid_at = now() where id = $1", [
      unpaid.purchaseId,
    ]);
    const found = await checkGrants(t.database.db);
    expect(found.map(({ text }) => text).sort()).toEqual(
      [
        `The purchase ${purchaseId} should have given 120 credits and taken 0 back; the ledger says 120 given (in 1 of 1 grants) and 42 taken back.`,
        `The purchase ${unpaid.purchaseId} should have given 120 credits and taken 0 back; the ledger says 0 given (in 0 of 1 grants) and 0 taken back.`,
      ].sort(),
    );
    await t.database.pool.query('delete from purchases where id = $1', [unpaid.purchaseId]);
    await t.database.pool.query('update purchases set revoked = 42 where id = $1', [purchaseId]);
    expect(await checkGrants(t.database.db)).toEqual([]);
  });
});

describe('a deleted buyer', () => {
  test('leaves no purchases with a user, and the remaining rows identify no one', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await site.deliver(await stripe.pay(sessionId));
    const files: string[] = [];
    for await (const file of site.billing.personalData.exported?.(user.id) ?? []) files.push(String(file.content));
    expect(JSON.parse(files[0] ?? '')).toMatchObject([{ id: purchaseId, credits: 120, amount: 2_000 }]);

    await remove(user);
    expect(await site.purchase(purchaseId)).toMatchObject({ state: 'paid', receipt_url: null, checkout_url: null });
    // Later events neither fail nor restore anything.
    await site.deliver(await stripe.refund(sessionId, 2_000));
    const { rows } = await t.database.pool.query(
      "select facts from payment_events where purchase_id = $1 and facts ? 'receiptUrl'",
      [purchaseId],
    );
    expect([rows, (await site.purchase(purchaseId)).receipt_url]).toEqual([[], null]);
  });

  test('who still pays is reported to administrators for a refund', async () => {
    const { sessionId, purchaseId } = await site.begin(user);
    await remove(user);
    await site.deliver(await stripe.pay(sessionId));
    expect(await site.purchase(purchaseId)).toMatchObject({ state: 'paid', granted_at: null });
    expect(await alertsOf('payment_without_account')).toEqual([expect.stringContaining(purchaseId)]);
    expect((await checkGrants(t.database.db)).filter(({ text }) => text.includes(purchaseId))).toEqual([]);
  });

  async function remove({ id }: User): Promise<void> {
    await t.database.db.transaction().execute(async (trx) => {
      await site.billing.personalData.lockWork?.(trx, id);
      await site.billing.personalData.endWork?.(trx, id);
      await trx.deleteFrom('users').where('id', '=', id).execute();
    });
  }
});

async function due(purchaseId: string): Promise<void> {
  await t.database.pool.query('update purchases set next_check_at = now() where id = $1', [purchaseId]);
}

async function alertsOf(kind: string): Promise<string[]> {
  const rows = await t.database.db.selectFrom('system_alerts').select('text').where('kind', '=', kind).execute();
  return rows.map(({ text }) => text);
}

async function mailsTo({ email }: User) {
  const rows = await t.database.db.selectFrom('mails').select(['id', 'sealed']).orderBy('created_at').execute();
  const secret = t.platform.config.secret;
  return rows
    .flatMap(({ id, sealed }) => (sealed ? [openMail(secret, id, sealed)] : []))
    .filter(({ to }) => to === email);
}

test('a public site without a payment provider gives no credits away: purchases are switched off', async () => {
  const own = await testDatabase({ environment: { APP_URL: 'https://drafts.example' } });
  try {
    const open = billingSite(own);
    const buyer = await open.member();
    expect(await open.call(buyer, 'POST', createCheckoutSession.path, { body: { priceId: 'credit-pack' } })).toEqual({
      status: 503,
      body: expect.objectContaining({ code: 'purchases_off' }),
    });
    expect((await open.call(buyer, 'GET', '/api/credit-pack')).body).toMatchObject({ available: false, amount: null });
    const { rows } = await own.database.pool.query('select 1 from purchases');
    expect(rows).toEqual([]);
  } finally {
    await own.close();
  }
});
