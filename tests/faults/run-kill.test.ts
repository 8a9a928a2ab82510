import { afterAll, beforeAll, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { killRuns } from './kill-runs.ts';
import { prepareRuns } from './run-instance.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  await prepareRuns(t.database);
});
afterAll(() => t.close());

// Before, in and after the step and the delivery; run-kill.long.test.ts kills at every point.
const points = ['write begins', 'commit begins', 'after commit'] as const;

test.each(points)(
  'kill -9 at "%s": another process continues there; one draft, one charge, no hold [D.28][D.29]',
  async (point) => {
    await killRuns(t, point, 2);
  },
);
