import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import type { ExportedFile } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { anotherPool, type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { addFavorite, favoritesOf, removeFavorite } from './favorites.ts';
import { createFavorites } from './index.ts';

let t: TestDatabase;
let db: TestDatabase['platform']['db'];
let userId: string;
beforeAll(async () => {
  t = await testDatabase();
  db = t.platform.db;
  await db
    .insertInto('features')
    .values(
      Array.from({ length: 14 }, (_, index) => ({
        slug: `tool-${index}`,
        name: `Tool ${index}`,
        group: 'leasing-documents',
        description: '',
        credit_cost: 1,
        position: index,
        is_workflow: index === 13,
      })),
    )
    .execute();
});
afterAll(() => t.close());
beforeEach(async () => {
  await db.updateTable('features').set({ is_active: true, deleted_at: null }).execute();
  userId = await newUser();
});

describe('favorites calls', () => {
  test('list favorites with their features, newest first, count them, and report whether a feature is one [P7.3.3] [P7.3.4]', async () => {
    expect(await call('GET', '/api/favorites')).toEqual({ status: 200, body: { favorites: [], count: 0 } });
    expect((await call('GET', '/api/favorites/tool-1')).body).toEqual({ favorite: null });
    await addFavorite(db, userId, 'tool-1');
    await addFavorite(db, userId, 'tool-2');
    const { body } = await call('PUT', '/api/favorites/tool-0');
    expect(body.favorites.map(({ slug }: { slug: string }) => slug)).toEqual(['tool-0', 'tool-2', 'tool-1']);
    expect(body.count).toBe(3);
    expect((await call('GET', '/api/favorites')).body).toEqual(body);
    const favorite = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Tool 0',
      slug: 'tool-0',
      group: 'leasing-documents',
      available: true,
      created_at: expect.stringMatching(/^\d{4}-/),
    };
    expect(body.favorites[0]).toEqual(favorite);
    expect((await call('GET', '/api/favorites/tool-0')).body).toEqual({ favorite });
    await pause();
    const removed = await call('DELETE', '/api/favorites/tool-2');
    expect(removed.body.favorites.map(({ slug }: { slug: string }) => slug)).toEqual(['tool-0', 'tool-1']);
  });

  test('store one favorite for each user and feature, even if it is added repeatedly or in parallel [P7.3.4]', async () => {
    await addFavorite(db, userId, 'tool-1');
    const [first] = await favoritesOf(db, userId);
    await Promise.all(Array.from({ length: 8 }, () => addFavorite(anotherPool(t, 2).db, userId, 'tool-1')));
    const list = await favoritesOf(db, userId);
    expect(list).toEqual([first]);
    await removeFavorite(db, userId, 'tool-5');
    expect(await favoritesOf(db, userId)).toHaveLength(1);
  });

  test('tell a guest to log in [P6.3]', async () => {
    for (const [method, path] of [
      ['GET', '/api/favorites'],
      ['GET', '/api/favorites/tool-1'],
      ['PUT', '/api/favorites/tool-1'],
      ['DELETE', '/api/favorites/tool-1'],
    ] as const) {
      expect(await call(method, path, null), `${method} ${path}`).toEqual({
        status: 401,
        body: { error: 'Please log in to favorite features', code: 'unauthenticated' },
      });
    }
  });

  test('accept one change per second for each user, even in parallel', async () => {
    const paths = Array.from({ length: 6 }, (_, index) => `/api/favorites/tool-${index}`);
    const answers = await Promise.all(paths.map((path) => call('PUT', path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toEqual({ error: 'Too many actions. Please wait a moment.', code: 'too_many_changes' });
    }
    expect(await favoritesOf(db, userId)).toHaveLength(1);
    expect((await call('PUT', '/api/favorites/tool-1', { ...reader(), id: await newUser() })).status).toBe(200);
    await pause();
    expect((await call('PUT', '/api/favorites/tool-9')).status).toBe(200);
  });

  test('report any other failure of a change with one sentence [P8.7.4]', async () => {
    const broken = new Proxy(db, {
      get(target, name) {
        if (name === 'transaction') throw new Error('the database is gone');
        return Reflect.get(target, name);
      },
    });
    expect(await call('PUT', '/api/favorites/tool-1', reader(), { ...t.platform, db: broken })).toEqual({
      status: 500,
      body: expect.objectContaining({ error: 'Failed to update favorites', code: 'favorites_failed' }),
    });
  });
});

describe('a feature can be made a favorite', () => {
  test('by an active user only', async () => {
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', userId).execute();
    expect(await call('PUT', '/api/favorites/tool-1')).toEqual({
      status: 403,
      body: { error: 'User account is not active', code: 'account_inactive' },
    });
    await expect(removeFavorite(db, userId, 'tool-1')).rejects.toThrow('User account is not active');
    await expect(addFavorite(db, randomUUID(), 'tool-1')).rejects.toThrow('User account is not active');
  });

  test('while it is active, not deleted, and not only a part of another feature [P8.7.2]', async () => {
    await db.updateTable('features').set({ is_active: false }).where('slug', '=', 'tool-1').execute();
    await db.updateTable('features').set({ deleted_at: new Date() }).where('slug', '=', 'tool-2').execute();
    for (const slug of ['tool-1', 'tool-2', 'tool-13', 'nothing', "'; drop table user_favorites; --"]) {
      await pause();
      expect(await call('PUT', `/api/favorites/${encodeURIComponent(slug)}`), slug).toEqual({
        status: 404,
        body: { error: 'Feature not found or inactive', code: 'feature_inactive' },
      });
    }
  });

  test('up to ten times, even if twelve calls arrive in parallel [P8.7.3]', async () => {
    const pool = anotherPool(t, 12);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => addFavorite(pool.db, userId, `tool-${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const list = await favoritesOf(db, userId);
    expect(list).toHaveLength(10);
    const left = Array.from({ length: 12 }, (_, index) => `tool-${index}`).find(
      (slug) => !list.some((favorite) => favorite.slug === slug),
    );
    expect(await call('PUT', `/api/favorites/${left}`)).toEqual({
      status: 409,
      body: {
        error: 'You can only have up to 10 favorites. Please remove some to add more.',
        code: 'too_many_favorites',
      },
    });
    // An existing favorite doesn't count as an eleventh, and a place that was freed can be used again.
    await addFavorite(db, userId, list[0]?.slug ?? '');
    await removeFavorite(db, userId, list[4]?.slug ?? '');
    await addFavorite(db, userId, left ?? '');
    expect(await favoritesOf(db, userId)).toHaveLength(10);
  });

  test('and the database itself refuses an eleventh favorite', async () => {
    const features = await db.selectFrom('features').select('id').execute();
    const insert = (place: number) =>
      db
        .insertInto('user_favorites')
        .values({ user_id: userId, feature_id: features[place % 14]?.id ?? '', place })
        .execute();
    await insert(1);
    await expect(insert(11)).rejects.toThrow(/check constraint/);
    await expect(
      db
        .insertInto('user_favorites')
        .values({ user_id: userId, feature_id: features[5]?.id ?? '', place: 1 })
        .execute(),
    ).rejects.toThrow(/unique/);
  });
});

test('favorites of a removed feature are kept as not available, and can be removed', async () => {
  await addFavorite(db, userId, 'tool-1');
  await db.updateTable('features').set({ is_active: false }).where('slug', '=', 'tool-1').execute();
  expect(await favoritesOf(db, userId)).toMatchObject([{ slug: 'tool-1', available: false }]);
  await removeFavorite(db, userId, 'tool-1');
  expect(await favoritesOf(db, userId)).toEqual([]);
});

test('favorites are visible only to their owner, included in the export, and deleted with the user', async () => {
  const other = await newUser();
  await addFavorite(db, userId, 'tool-1');
  expect(await favoritesOf(db, other)).toEqual([]);
  await removeFavorite(db, other, 'tool-1');
  expect(await favoritesOf(db, userId)).toHaveLength(1);
  const files: ExportedFile[] = [];
  for await (const file of createFavorites(t.platform).personalData.exported?.(userId) ?? []) files.push(file);
  expect(files.map(({ path }) => path)).toEqual(['favorites.json']);
  expect(JSON.parse(String(files[0]?.content))).toMatchObject([{ slug: 'tool-1' }]);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await favoritesOf(db, userId)).toEqual([]);
});

async function newUser(): Promise<string> {
  const username = `u${randomUUID().slice(0, 12)}`;
  const { id } = await db
    .insertInto('users')
    .values({ username, email: `${username}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Simulates the passing of a second. */
async function pause(): Promise<void> {
  await db.deleteFrom('attempt_limits').execute();
}

const reader = (): User => ({
  id: userId,
  username: 'reader',
  email: 'reader@example.com',
  role: 'user',
  credits: 0,
  status: 'active',
  has_password: true,
});

async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  user: User | null = reader(),
  platform: Pick<Platform, 'db' | 'pool'> = t.platform,
) {
  const app = testApp(t.platform, [createFavorites(platform).api], { user });
  const answer = await app.request(path, { method });
  return { status: answer.status, body: await answer.json() };
}
