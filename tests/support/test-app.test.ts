import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('tests put an app together in one place', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = globSync(['src/**/*.test.ts', 'src/**/*.fixture.ts', 'tests/**/*.ts'], { cwd: root });
  const others = files.filter((file) => /\bcreateApi\(\)/.test(readFileSync(join(root, file), 'utf8')));
  expect(others.sort()).toEqual([
    // Without a platform: the page of mails needs neither sessions nor a database.
    'src/server/adapters/mail/dev-mail.test.ts',
    'tests/support/test-app.ts',
  ]);
});
