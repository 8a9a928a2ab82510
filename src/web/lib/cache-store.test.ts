import { describe, expect, test } from 'vitest';
import { cacheLifetimes } from '#contract/limits.ts';
import { type CacheKind, clearCache, dropCache, everybody, readCache, writeCache } from './cache-store.ts';

const ada = '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';
const bob = '1b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

describe('the cache in the browser', () => {
  test('stores version, timestamp and data under its prefix, kind, user and key', () => {
    const storage = memoryStorage();
    writeCache(storage, { kind: 'credit-history', userId: ada, key: '2' }, ['x'], 1_000);
    expect(storage.entries()).toEqual({
      [`app_cache_credit-history_${ada}_2`]: JSON.stringify({ version: '1.0.0', timestamp: 1_000, data: ['x'] }),
    });
  });

  test.each(Object.entries(cacheLifetimes))('keeps %s for exactly %i ms', (kind, lifetime) => {
    const storage = memoryStorage();
    const place = { kind: kind as CacheKind, userId: ada };
    writeCache(storage, place, 'kept', 5_000);
    expect(readCache(storage, place, 5_000 + lifetime - 1)).toBe('kept');
    expect(readCache(storage, place, 5_000 + lifetime)).toBeUndefined();
    expect(storage.entries()).toEqual({});
  });

  test('never reads another user’s entry', () => {
    const storage = memoryStorage();
    writeCache(storage, { kind: 'drafts', userId: ada }, ['ada.zip'], 0);
    expect(readCache(storage, { kind: 'drafts', userId: bob }, 1)).toBeUndefined();
    expect(readCache(storage, { kind: 'drafts', userId: ada }, 1)).toEqual(['ada.zip']);
  });

  test('removes entries of all other users, of every kind, when a user logs in', () => {
    const storage = memoryStorage();
    for (const kind of Object.keys(cacheLifetimes) as CacheKind[]) {
      writeCache(storage, { kind, userId: ada }, 1, 0);
      writeCache(storage, { kind, userId: bob, key: ada }, 1, 0);
    }
    storage.setItem('theme', 'dark');
    clearCache(storage, ada);
    expect(Object.keys(storage.entries()).sort()).toEqual(
      [...Object.keys(cacheLifetimes).map((kind) => `app_cache_${kind}_${ada}`), 'theme'].sort(),
    );
  });

  test('removes all of its entries at the end of a session, and nothing else', () => {
    const storage = memoryStorage();
    writeCache(storage, { kind: 'drafts', userId: ada }, 1, 0);
    writeCache(storage, { kind: 'feature-cost', userId: bob, key: 'paper-assistant' }, 1, 0);
    storage.setItem('theme', 'dark');
    clearCache(storage);
    expect(storage.entries()).toEqual({ theme: 'dark' });
  });

  test('keeps entries that belong to no user when users log in and out', () => {
    const storage = memoryStorage();
    writeCache(storage, { kind: 'system-settings', userId: everybody, key: 'invitation_required' }, 'true', 0);
    writeCache(storage, { kind: 'system-settings', userId: ada }, 1, 0);
    clearCache(storage, bob);
    clearCache(storage);
    expect(Object.keys(storage.entries())).toEqual(['app_cache_system-settings_everybody_invitation_required']);
  });

  test.each([
    ['another version', JSON.stringify({ version: '0.9.0', timestamp: 0, data: 1 })],
    ['a time to come', JSON.stringify({ version: '1.0.0', timestamp: 99_999, data: 1 })],
    ['another form', JSON.stringify({ data: 1 })],
    ['no JSON', '{'],
  ])('treats an entry of %s as missing', (_, text) => {
    const storage = memoryStorage();
    storage.setItem(`app_cache_drafts_${ada}`, text);
    expect(readCache(storage, { kind: 'drafts', userId: ada }, 10)).toBeUndefined();
  });

  test('works without storing if the storage is full or forbidden', () => {
    const broken = new Proxy(memoryStorage(), {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const place = { kind: 'drafts', userId: ada } as const;
    expect(() => writeCache(broken, place, 1, 0)).not.toThrow();
    expect(() => dropCache(broken, place)).not.toThrow();
    expect(() => clearCache(broken)).not.toThrow();
    expect(readCache(broken, place, 0)).toBeUndefined();
  });
});

function memoryStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    entries: () => Object.fromEntries(map),
  };
}
