import type { Browser, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const checkout = '**/functions/v1/create-checkout-session';

browserDescribe('buying credits in the browser', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct({ CREDIT_PACK_SIZE: '100', SIGNUP_CREDITS: '20' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the button is disabled and shows Processing... until the browser is at the payment page [P4.22] [P4.23]', async () => {
    const { page } = await buyer();
    const button = page.getByRole('button', { name: 'Buy Credits' });
    const calls = await holdCalls(page, checkout);
    // Two clicks at the same moment, before the page could render.
    await button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    const busy = page.getByRole('button', { name: 'Processing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await expect.poll(() => calls.bodies).toEqual([{ priceId: 'credit-pack' }]);
    await calls.release();
    await page.waitForURL('**/checkout/test/cs_test_*');
    await page.getByRole('button', { name: 'Pay $20.00' }).waitFor();
    // After going back or reloading, the button can be clicked.
    await page.goBack();
    await page.getByRole('button', { name: 'Buy Credits' }).waitFor();
  });

  test('a checkout that fails shows its message, and the button can be clicked again [P4.23] [P8.5.2] [P8.5.3] [P8.5.4] [P8.5.5]', async () => {
    const { page } = await buyer();
    const spoiled: [(route: Route) => Promise<void>, string][] = [
      [(route) => route.fulfill({ json: { ok: true } }), 'Checkout failed: No checkout URL received'],
      [
        (route) => route.abort('internetdisconnected'),
        'Network error: Unable to connect to the payment service. Please check your connection and try again.',
      ],
      [
        (route) => route.fulfill({ status: 400, json: { error: 'Not for sale today' } }),
        'Checkout failed: Not for sale today',
      ],
      [
        (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }),
        'Checkout failed: Failed to create checkout session',
      ],
    ];
    const button = page.getByRole('button', { name: 'Buy Credits' });
    for (const [spoil, message] of spoiled) {
      await page.route(checkout, spoil);
      // With the keyboard, because earlier messages may cover the button.
      await button.press('Enter');
      await page.getByText(message, { exact: true }).waitFor();
      await button.waitFor();
      expect(await button.isDisabled(), message).toBe(false);
      await page.unroute(checkout);
    }
    await button.press('Enter');
    await page.waitForURL('**/checkout/test/cs_test_*');
  });

  test('a payment at the test checkout adds the credits, with a receipt by mail and in the list [D.58]', async () => {
    const { page, user, problems } = await buyer();
    await page.getByText('100 credits for $20.00 (test)').waitFor();
    await page.getByRole('button', { name: 'Buy Credits' }).click();
    await page.getByText('nothing is charged').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay $20.00' }).click();
    await page.waitForURL('**/checkout/success?purchase=*');
    await page.getByText('100 credits are in your account.').waitFor();
    await page.getByText('You have 120 credits now.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'See your purchases' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Purchase number' });
    await row.getByText('$20.00').waitFor();
    expect(await axeFaults(page)).toEqual([]);

    const opened = page.context().waitForEvent('page');
    await row.getByRole('link', { name: 'Receipt' }).click();
    const receipt = await opened;
    await receipt.getByRole('heading', { name: 'Test receipt' }).waitFor();
    await receipt.getByRole('button', { name: 'Refund half' }).click();
    await receipt.getByText('Refunded: $10.00').waitFor();
    await receipt.getByRole('button', { name: 'Dispute the payment' }).click();
    await receipt.getByText('Disputed: the bank is holding the money').waitFor();
    await page.reload();
    await row.getByText('$10.00 refunded').waitFor();
    await row.getByText('These credits were reversed.').waitFor();
    await receipt.getByRole('button', { name: 'The dispute is won' }).click();
    await receipt.getByText('Dispute won: the money was returned').waitFor();
    expect(await axeFaults(receipt)).toEqual([]);
    await page.reload();
    await row.getByText('50 of these credits were reversed.').waitFor();
    expect(problems).toEqual([]);

    const wanted = ['Test receipt for 100 credits', '50 credits were reversed'];
    for (const words of wanted) {
      await expect
        .poll(async () => (await product.mailsTo(user.email)).some((mail) => mail.includes(words)))
        .toBe(true);
    }
  });

  test('a slow transfer is shown as pending, and arrives while the page is open', async () => {
    const { page } = await buyer();
    await page.clock.install();
    await page.getByRole('button', { name: 'Buy Credits' }).click();
    await page.waitForURL('**/checkout/test/cs_test_*');
    const payment = page.url();
    await page.getByRole('button', { name: 'Pay by a slow bank transfer' }).click();
    await page.getByRole('heading', { name: 'Your payment is pending' }).waitFor();
    const bank = await page.context().newPage();
    await bank.goto(payment);
    await bank.getByRole('button', { name: 'Transfer received' }).click();
    // The page asks again every few seconds.
    await page.clock.fastForward(60_000);
    await page.getByText('100 credits are in your account.').waitFor();
  });

  test('a buyer who cancels buys nothing, and an unknown purchase cannot be found [D.90]', async () => {
    const { page } = await buyer();
    await page.getByRole('button', { name: 'Buy Credits' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByRole('heading', { name: 'Purchase cancelled' }).waitFor();
    await page.goto(`${product.url}/purchases`);
    await page.getByText('No purchases yet').waitFor();
    for (const query of ['', '?purchase=', '?purchase=nonsense', '?purchase=00000000-0000-4000-8000-000000000000']) {
      await page.goto(`${product.url}/checkout/success${query}`);
      await page.getByText('This purchase could not be found.').waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(/will arrive|are added|credits are in/);
    }
  });

  async function buyer() {
    const user = await signUpByCalls(product);
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/purchases`);
    // The content below the button is rendered by scripts: once it is visible, the page is hydrated.
    await page.getByText('No purchases yet').waitFor();
    return { page, context, user, problems };
  }
});
