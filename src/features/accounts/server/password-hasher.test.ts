import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

test('a password matches its own hash only, also when it is typed in another normal form', async () => {
  const hasher = createPasswordHasher();
  const hashed = await hasher.hash('Größe-123');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hashed, 'Größe-123')).toBe(true);
  expect(await hasher.verify(hashed, 'Gro\u0308ße-123')).toBe(true);
  expect(await hasher.verify(hashed, 'Grosse-123')).toBe(false);
  expect(await hasher.hash('Größe-123')).not.toBe(hashed);
});

test('no account and an account without a password match nothing', async () => {
  const hasher = createPasswordHasher();
  for (const password of ['', 'null', 'Correct-Horse-7']) expect(await hasher.verify(null, password)).toBe(false);
});

test('a full line refuses at once, and those in line are all served', async () => {
  const hasher = createPasswordHasher({ running: 1, waiting: 3 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => hasher.hash(`Password-${index}`)));
  const served = results.filter((result) => result.status === 'fulfilled');
  expect(served).toHaveLength(4);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'too_many_sign_ins', status: 503, retryAfter: 5 });
  await sleep(0);
  expect(await hasher.hash('and-again')).toMatch(/^\$argon2id/);
});
