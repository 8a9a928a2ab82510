import { cacheLifetimes } from '#contract/limits.ts';
import { isImpersonating } from './impersonation.ts';

/**
 * Content stored between visits (platform specification, section 9). The owner's id is part of every key, so that an
 * entry can never be read for another user.
 */
export function readCache(storage: CacheStorageArea, place: CachePlace, now: number): unknown {
  if (isImpersonating()) return undefined;
  try {
    const text = storage.getItem(storageKey(place));
    if (text === null) return undefined;
    const entry = JSON.parse(text) as Partial<CacheEntry>;
    const age = now - Number(entry.timestamp ?? Number.NaN);
    // An entry with a time in the future was written with a different clock and would never expire. If the time is
    // missing, the entry's age is unknown.
    if (entry.version !== version || !(age >= 0 && age < cacheLifetimes[place.kind])) {
      storage.removeItem(storageKey(place));
      return undefined;
    }
    return entry.data;
  } catch {
    return undefined;
  }
}

/** Stores the data; if storage is full or blocked, nothing is stored. */
export function writeCache(storage: CacheStorageArea, place: CachePlace, data: unknown, now: number): void {
  if (isImpersonating()) return;
  try {
    storage.setItem(storageKey(place), JSON.stringify({ version, timestamp: now, data }));
  } catch {
    dropCache(storage, place);
  }
}

export function dropCache(storage: CacheStorageArea, place: CachePlace): void {
  try {
    storage.removeItem(storageKey(place));
  } catch {
    // Blocked storage is empty.
  }
}

/** The owner of content that is the same for everyone, guests included; it stays when users log in and out. */
export const everybody = 'everybody';

/** Removes all users' entries, or all but one user's. */
export function clearCache(storage: CacheStorageArea, exceptUser?: string): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (!key?.startsWith(prefix)) continue;
      const kind = kinds.find((name) => key.startsWith(`${prefix}${name}_`));
      const rest = kind === undefined ? '' : key.slice(prefix.length + kind.length + 1);
      if ([everybody, exceptUser].some((owner) => rest === owner || rest.startsWith(`${owner}_`))) continue;
      storage.removeItem(key);
    }
  } catch {
    // Same as above.
  }
}

export type CacheKind = keyof typeof cacheLifetimes;

export interface CachePlace {
  readonly kind: CacheKind;
  readonly userId: string;
  /** Distinguishes entries of a kind, for example by page or slug. */
  readonly key?: string | null | undefined;
}

export type CacheStorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'app_cache_';
const version = '1.0.0';
const kinds = Object.keys(cacheLifetimes) as CacheKind[];

interface CacheEntry {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: unknown;
}

function storageKey({ kind, userId, key }: CachePlace): string {
  return `${prefix}${kind}_${userId}${key ? `_${key}` : ''}`;
}
