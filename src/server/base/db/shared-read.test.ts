import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

test('callers at the same time share a read, later ones start a new one, and a failed one is not kept', async () => {
  let reads = 0;
  const read = sharedRead(async () => {
    reads += 1;
    const own = reads;
    await Promise.resolve();
    if (own === 2) throw new Error('away');
    return own;
  });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe(3);
});
