import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { createTokenKeeper, type HeldToken, type RefreshAnswer, type TokenEvent } from './token-keeper.ts';

const ada = userNamed('ada', '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d');
const bob = userNamed('bob', '1b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d');

describe('the access token', () => {
  test('is renewed once for all callers that ask at the same time', async () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    const asked = [keeper.refresh(), keeper.refresh(), keeper.refresh()];
    await line.answer('t1');
    expect((await Promise.all(asked)).map(({ token }) => token)).toEqual(['t1', 't1', 't1']);
    expect(line.requests).toBe(1);
  });

  test('is renewed again once a renewal has finished', async () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    const first = keeper.refresh();
    await line.answer('t1');
    await first;
    const second = keeper.refresh();
    await line.answer('t2');
    expect((await second).token).toBe('t2');
    expect(keeper.get()).toBe('t2');
  });

  test('of another tab is used by a renewal that waited for that tab', async () => {
    const line = openLine();
    const gate = promiseWithResolver();
    const keeper = createTokenKeeper({
      ...line.port,
      exclusively: async (work) => {
        await gate.promise;
        return work();
      },
    });
    const asked = keeper.refresh();
    keeper.adopt({ value: 'from the other tab', expiresAt: 900_000, user: ada });
    gate.resolve();
    expect((await asked).token).toBe('from the other tab');
    expect(line.requests).toBe(0);
  });

  test('of another user in another tab is never used', () => {
    const keeper = createTokenKeeper(openLine().port);
    keeper.set({ access_token: 'of ada', expires_in: 900 }, ada);
    keeper.adopt({ value: 'of bob', expiresAt: 9_000_000, user: bob });
    expect(keeper.get()).toBe('of ada');
  });

  test('is sent to the other tabs after a renewal, and only then', async () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    keeper.set({ access_token: 't0', expires_in: 900 }, ada);
    expect(line.told).toEqual([]);
    const asked = keeper.refresh();
    await line.answer('t1');
    await asked;
    expect(line.told.map(({ value }) => value)).toEqual(['t1']);
  });

  test('is not returned after it has expired', () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    keeper.set({ access_token: 't0', expires_in: 60 }, ada);
    line.clock.now = 54_999;
    expect(keeper.get()).toBe('t0');
    line.clock.now = 55_000;
    expect(keeper.get()).toBeNull();
  });

  test.each([
    ['refresh_token_not_found', true],
    ['invalid_token', true],
    ['token_expired', true],
    ['account_disabled', true],
    ['unavailable', false],
    ['internal', false],
    ['too_many_attempts', false],
  ] as const)('is lost with the session if the renewal fails with %s: %s', async (code, ended) => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    const events: TokenEvent[] = [];
    keeper.subscribe((event) => events.push(event));
    const asked = keeper.refresh();
    await line.refuse(new AppError(code));
    await expect(asked).rejects.toMatchObject({ code });
    expect(events.map(({ kind }) => kind)).toEqual(ended ? ['ended'] : []);
  });

  test('is not stored if the session ended during the renewal', async () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    keeper.set({ access_token: 't0', expires_in: 900 }, ada);
    const asked = keeper.refresh();
    keeper.clear();
    await line.answer('t1');
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(keeper.get()).toBeNull();
    expect(line.told).toEqual([]);
  });

  test('is not requested if the session ended while waiting for another tab', async () => {
    const line = openLine();
    const gate = promiseWithResolver();
    const keeper = createTokenKeeper({
      ...line.port,
      exclusively: async (work) => {
        await gate.promise;
        return work();
      },
    });
    const asked = keeper.refresh();
    keeper.clear();
    gate.resolve();
    await expect(asked).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(line.requests).toBe(0);
  });

  test('of a new login is not removed by a failed renewal of the old one', async () => {
    const line = openLine();
    const keeper = createTokenKeeper(line.port);
    const events: TokenEvent[] = [];
    keeper.subscribe((event) => events.push(event));
    const asked = keeper.refresh();
    keeper.set({ access_token: 'new', expires_in: 900 }, bob);
    await line.refuse(new AppError('refresh_token_not_found'));
    await expect(asked).rejects.toBeInstanceOf(AppError);
    expect(events).toEqual([]);
    expect(keeper.get()).toBe('new');
  });
});

function openLine() {
  const told: HeldToken[] = [];
  const clock = { now: 0 };
  const line = { requests: 0, told, clock };
  let waiting = promiseWithResolver<RefreshAnswer>();
  const settle = async (how: () => void) => {
    // The request starts a few microtasks after the call.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    how();
    waiting = promiseWithResolver<RefreshAnswer>();
  };
  return Object.assign(line, {
    port: {
      askServer: () => {
        line.requests += 1;
        return waiting.promise;
      },
      exclusively: <T>(work: () => Promise<T>) => work(),
      tell: (token: HeldToken) => void told.push(token),
      now: () => clock.now,
    },
    answer: (token: string) =>
      settle(() => waiting.resolve({ session: { access_token: token, expires_in: 900 }, user: ada })),
    refuse: (error: AppError) => settle(() => waiting.reject(error)),
  });
}

function promiseWithResolver<T = void>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

function userNamed(username: string, id: string): User {
  return {
    id,
    username,
    email: `${username}@example.org`,
    role: 'user',
    credits: 100,
    status: 'active',
    has_password: true,
  };
}
