/**
 * Lets at most `count` pieces of work run at a time. Users who wait take turns, each with their work in its order, and one
 * place is always left for somebody else.
 */
export function createFairSlots(count: number): <T>(user: string, work: () => Promise<T>) => Promise<T> {
  const most = Math.max(1, count - 1);
  const atWork = new Map<string, number>();
  /** In the order of turns. */
  const waiting = new Map<string, (() => void)[]>();
  let free = count;
  const add = (user: string, change: 1 | -1) => {
    free -= change;
    const left = (atWork.get(user) ?? 0) + change;
    if (left > 0) atWork.set(user, left);
    else atWork.delete(user);
  };
  const serve = () => {
    // A user who was served goes to the end of the map, where this loop meets them again.
    for (const [user, line] of waiting) {
      if (free === 0) return;
      if ((atWork.get(user) ?? 0) >= most) continue;
      const begin = line.shift();
      waiting.delete(user);
      if (line.length > 0) waiting.set(user, line);
      add(user, 1);
      begin?.();
    }
  };
  return async (user, work) => {
    const turn = new Promise<void>((resolve) => waiting.set(user, [...(waiting.get(user) ?? []), resolve]));
    serve();
    await turn;
    try {
      return await work();
    } finally {
      add(user, -1);
      serve();
    }
  };
}
