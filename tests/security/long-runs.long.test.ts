import { expect, test } from 'vitest';
import { growthOf } from './growth-of-runs.ts';

test.each([',', '$', 'A'])(
  'the time for a lease with repeated “%s” grows linearly with their number, not with its square [D.149]',
  async (sign) => expect(await growthOf(sign)).toBeLessThan(8),
);
