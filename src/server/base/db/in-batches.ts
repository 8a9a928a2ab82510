/**
 * Removes rows in batches until none are left: short statements hold no long locks, need no long lists of ids, and an
 * interrupted removal continues next time. Returns the number of rows removed.
 */
export async function inBatches(remove: (most: number) => Promise<number>, most = 1_000): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await remove(most);
    removed += batch;
    if (batch < most) return removed;
  }
}
