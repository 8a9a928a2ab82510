import { afterAll, beforeAll, describe, test } from 'vitest';
import { firefoxVisitor, hasFirefox } from '../../support/firefox-visitor.ts';
import { inventUser } from '../../support/new-user.ts';
import { type RunningProduct, startProduct } from '../../support/running-product.ts';
import { journeys } from './journeys.ts';
import { mainJourneys } from './main-journeys.ts';

/** The journeys of journeys.test.ts and the main journeys in Firefox (`npm run test:long`); skipped where no Firefox is installed. */
describe.skipIf(!hasFirefox)('within two minutes, in Firefox, a new user', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  test.each(Object.entries({ ...journeys, ...mainJourneys }))('%s', { timeout: 180_000 }, async (_, journey) => {
    const visitor = await firefoxVisitor();
    try {
      await journey(visitor, { product, newUser: inventUser() });
    } finally {
      await visitor.close();
    }
  });
});
