import { afterAll, beforeAll, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { killPoints, killRuns } from './kill-runs.ts';
import { prepareRuns } from './run-instance.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ max: 20 });
  await prepareRuns(t.database);
});
afterAll(() => t.close());

test.each(killPoints)(
  'kill -9 at "%s", 20 runs in ten processes: one draft, one charge and no hold each',
  async (point) => {
    for (let round = 0; round < 10; round += 1) await killRuns(t, point, 2);
  },
  600_000,
);
