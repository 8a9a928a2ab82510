import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

test('a password matches only its own hash, even if it is typed in another Unicode form', async () => {
  const hasher = createPasswordHasher();
  const hashed = await hasher.hash('Größe-123');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, 'Größe-123')).toBe(true);
  expect(await hasher.verify(hashed, 'Gro\u0308ße-123')).toBe(true);
  expect(await hasher.verify(hashed, 'Grosse-123')).toBe(false);
  expect(await hasher.hash('Größe-123')).not.toBe(hashed);
});

test('every password is refused for an unknown account and an account without a password', async () => {
  const hasher = createPasswordHasher();
  for (const password of ['', 'null', 'Correct-Horse-7']) expect(await hasher.verify(null, password)).toBe(false);
});

test('a full queue refuses immediately, and all queued passwords are processed', async () => {
  const hasher = createPasswordHasher({ running: 1, waiting: 3 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => hasher.hash(`Password-${index}`)));
  const served = results.filter((result) => result.status === 'fulfilled');
  expect(served).toHaveLength(4);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'too_many_sign_ins', status: 429, retryAfter: 5 });
  expect(await hasher.hash('and-again')).toMatch(/^\$argon2id/);
});

test('a malformed hash is an error, and the next one is processed', async () => {
  const hasher = createPasswordHasher({ running: 1 });
  await expect(hasher.verify('no hash', 'Correct-Horse-7')).rejects.toThrow('A password could not be hashed');
  expect(await hasher.hash('Correct-Horse-7')).toMatch(/^\$argon2id/);
});

test('a process that hashed passwords can exit by itself', async () => {
  const script = `
    const { createPasswordHasher } = await import(${JSON.stringify(new URL('./password-hasher.ts', import.meta.url).href)});
    console.log((await createPasswordHasher().hash('Correct-Horse-7')).slice(0, 10));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout).toBe('$argon2id$\n');
});

test.runIf(process.platform === 'linux')('only hashing runs with a low priority', async () => {
  const niceness = () =>
    readdirSync('/proc/self/task').map((thread) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      // The name in parentheses may contain spaces; niceness is the 17th field after it (proc(5)).
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });
  const before = niceness().filter((nice) => nice === 10).length;
  await createPasswordHasher({ running: 1 }).hash('Correct-Horse-7');
  expect(niceness().filter((nice) => nice === 10)).toHaveLength(before + 1);
  expect(getPriority()).toBe(0);
});
