import { expect, test } from 'vitest';
import { closableProxy } from '../../../tests/support/closable-proxy.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import { connectDatabase } from '../base/db/database.ts';
import { createLogger } from '../base/log/logger.ts';
import { logWarnings } from './log-warnings.ts';

test('a database that goes away right after the start leaves the process running [D.176]', async () => {
  const t = await testDatabase();
  const address = new URL(t.url);
  const gate = await closableProxy(address.hostname, Number(address.port));
  address.port = String(gate.port);
  const lines: string[] = [];
  const log = createLogger('warn', { destination: { write: (line) => void lines.push(line) } });
  const gated = connectDatabase(address.href, { log, max: 1 });
  await gate.shut();
  await logWarnings({ ...t.platform, ...gated, log });
  expect(lines.at(-1)).toContain('the installation could not be checked for problems');
  await gated.close();
  await t.close();
});
