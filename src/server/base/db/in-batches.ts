/**
 * Removes rows until a batch finds none: many short statements, so that no lock is held for long, no list of ids grows
 * with the table, and a removal that is cut goes on the next time. Answers how many.
 */
export async function inBatches(remove: (most: number) => Promise<number>, most = 1_000): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await remove(most);
    removed += batch;
    if (batch < most) return removed;
  }
}
