import type { Browser } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { browserDescribe, launchBrowser } from '../../support/browser.ts';
import { chromiumVisitor } from '../../support/chromium-visitor.ts';
import { inventUser } from '../../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../support/running-product.ts';
import { journeys } from './journeys.ts';

browserDescribe('within two minutes, a new user', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test.each(Object.entries(journeys))('%s', { timeout: 120_000 }, async (_, journey) => {
    const visitor = await chromiumVisitor(browser);
    await journey(visitor, { product, newUser: inventUser() });
    await visitor.close();
  });
});
