import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from './api-document.ts';
import { type ApiSite, type CallValues, startApiSite, wrongWith } from './api-site.ts';
import { valuesFor } from './arbitrary-values.ts';

const requests = 10_000;

let site: ApiSite;
beforeAll(async () => {
  site = await startApiSite();
});
afterAll(() => site?.stop());

test('10,000 requests generated from the OpenAPI document are answered or refused without a server error', async () => {
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const each = Math.ceil(requests / site.calls.length);
  for (const call of site.calls) {
    const tokens = await site.tokens();
    const values = fc.record({ token: fc.constantFrom(...tokens), values: valuesOf(call) });
    const property = fc.asyncProperty(values, async ({ token, values }) => {
      const answer = await site.request(call, token, values);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const why = wrongWith(answer);
      if (why !== null) throw new Error(why);
    });
    // A fixed seed, so that findings can be reproduced.
    const found = await fc.check(property, { numRuns: each, seed: 20_261_122 });
    if (found.failed) {
      wrong.push(
        `${call.method} ${call.path} ${JSON.stringify(found.counterexample?.[0].values).slice(0, 600)} ${found.errorInstance}`,
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(await site.product.output()).not.toContain('unhandled');
  // Checks that not all calls were rejected early.
  const count = (from: number, to: number) =>
    [...statuses].reduce((sum, [status, number]) => (status >= from && status < to ? sum + number : sum), 0);
  expect(count(100, 600)).toBeGreaterThanOrEqual(requests);
  expect(count(200, 300)).toBeGreaterThan(requests / 20);
  expect((await fetch(`${site.product.url}/readyz`)).status).toBe(200);
}, 1_800_000);

function valuesOf(call: Call): fc.Arbitrary<CallValues> {
  const placed = (place: string) =>
    fc.record(
      Object.fromEntries(
        call.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, valuesFor(schema, site.source)]),
      ),
    );
  return fc.record({
    path: placed('path'),
    query: placed('query'),
    body: call.body === null ? fc.constant(undefined) : valuesFor(call.body, site.source),
  });
}
