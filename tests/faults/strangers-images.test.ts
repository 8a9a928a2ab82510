import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bombPng } from '../support/bomb-png.ts';
import { insights } from '../support/insights.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

let product: RunningProduct;
let user: Awaited<ReturnType<typeof signUpByCalls>>;
beforeAll(async () => {
  // Without TeX, which these tests do not cover and which is slow.
  product = await startProduct({ SIGNUP_CREDITS: '1000', PATH: dirname(process.execPath) });
  user = await signUpByCalls(product);
});
afterAll(() => product?.stop());

const mebibyte = 1_048_576;

test.each([
  ['interlaced', bombPng(12_000, { interlaced: true }), /interlaced .* larger than 20 megapixels/],
  ['of 13,000 by 13,000 pixels', bombPng(13_000, { interlaced: false }), /more pixels/],
])(
  'a small PNG, %s, with a huge content ends its run with a sentence and no charge; the server decodes nothing and keeps answering [D.138]',
  async (_name, bomb, sentence) => {
    expect(bomb.length).toBeLessThan(mebibyte);
    const images = [{ file: 'abcDEF1234.png', bytes: bomb, description: 'What it shows' }];
    const before = residentBytes();
    let most = before;
    let answered = 0;
    let over = false;
    const others = (async () => {
      while (!over) {
        expect((await fetch(`${product.url}/api/tools`)).status).toBeLessThan(500);
        answered += 1;
        most = Math.max(most, residentBytes());
      }
    })();
    const sent = await submitPackage(product, user.token, researchPackage({ text: insights, images }));
    const run = await runEnd(product, user.token, sent.body.runId ?? '');
    over = true;
    await others;
    expect(run).toMatchObject({ state: 'failed', charge: 'released' });
    expect(run.error?.message).toMatch(sentence);
    expect(answered).toBeGreaterThan(0);
    // The server's memory growth while it serves; the image would take 550 MB.
    if (process.platform === 'linux') expect(most - before).toBeLessThan(200 * mebibyte);
  },
);

test('/readyz shows how strictly uploaded files are confined, in one of four words [D.139]', async () => {
  const { confinement } = (await getJson(product, user.token, '/readyz')) as { confinement: string };
  expect(['bubblewrap', 'namespaces', 'user', 'permissions']).toContain(confinement);
});

test.skipIf(process.platform !== 'linux')('the server itself has not even loaded the decoder [D.138]', () => {
  expect(readFileSync(`/proc/${product.pid}/maps`, 'latin1')).not.toMatch(/libvips|sharp/);
});

function residentBytes(): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync(`/proc/${product.pid}/statm`, 'latin1').split(' ')[1]) * 4096;
}
