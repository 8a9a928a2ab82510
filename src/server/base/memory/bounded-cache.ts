/** Values by key, as many as fit: the least recently read ones are given up first. Sizes are in whatever `sizeOf` counts. */
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
      // A Map keeps the order of insertion: the first key is the one that was read longest ago.
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
