import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';

const printed = async (where: NodeJS.ProcessEnv, preload: readonly string[] = []) => {
  const program = join(import.meta.dirname, 'print-draft.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...preload, program], {
    env: { ...process.env, ...where },
    maxBuffer: 64 * 1024 * 1024,
  });
  return Buffer.from(stdout, 'base64');
};

/** In a distant time zone, more than a year later, and in another language. */
const away = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  HOME: '/nonexistent',
  CLOCK_AHEAD_SECONDS: '34565025',
};
const later = ['--import', join(import.meta.dirname, '..', 'support', 'moved-clock.ts')];

test('the same input gives the same zip byte for byte, in another process, time zone and language, and on another day [D.42]', async () => {
  const [here, there] = await Promise.all([printed({ TZ: 'America/Los_Angeles', LC_ALL: 'C' }), printed(away, later)]);
  const [first, second] = [unzipSync(here), unzipSync(there)];
  expect(Object.keys(first)).toHaveLength(20);
  for (const [path, bytes] of Object.entries(first))
    expect([path, Buffer.from(bytes).equals(Buffer.from(second[path] ?? new Uint8Array()))]).toEqual([path, true]);
  expect(there.equals(here)).toBe(true);
});
