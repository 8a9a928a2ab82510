/** An LRU cache: the least recently read values are evicted first. Sizes are in the unit of `sizeOf`. */
export function createBoundedCache<T>(options: { limit: number; sizeOf: (value: T) => number }): BoundedCache<T> {
  const { limit, sizeOf } = options;
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    size -= sizeOf(value);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      // A Map keeps insertion order, so its first key is the least recently used.
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      if (sizeOf(value) > limit) return;
      kept.set(key, value);
      size += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (size <= limit) break;
        drop(oldest);
      }
    },
  };
}

export interface BoundedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}
