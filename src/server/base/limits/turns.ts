/**
 * A fair semaphore: at most `count` tasks run at a time, and at most `perKey` of one key. Waiting keys take turns, and
 * the tasks of each key run in first-in first-out order. When `waiting` tasks are already waiting, the next one is
 * rejected.
 */
export function createTurns({ count = Infinity, perKey = count, waiting: most = Infinity }: TurnRules): Turns {
  const atWork = new Map<string, number>();
  /** In the order in which keys get their turn. */
  const waiting = new Map<string, ((turn: Turn | null) => void)[]>();
  let free = count;
  let inLine = 0;

  const begin = (key: string): Turn => {
    free -= 1;
    atWork.set(key, (atWork.get(key) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      free += 1;
      const left = (atWork.get(key) ?? 0) - 1;
      if (left > 0) atWork.set(key, left);
      else atWork.delete(key);
      serve();
    };
  };
  const serve = () => {
    // A key that was served moves to the end of the map, so this loop visits it again.
    for (const [key, line] of waiting) {
      if (free <= 0) return;
      if ((atWork.get(key) ?? 0) >= perKey) continue;
      const next = line.shift();
      waiting.delete(key);
      if (line.length > 0) waiting.set(key, line);
      inLine -= 1;
      next?.(begin(key));
    }
  };
  return {
    take(key = '') {
      // Every task in the queue is waiting for the limit of its own key, so a task that can start doesn't overtake any
      // other.
      if (free > 0 && (atWork.get(key) ?? 0) < perKey) return Promise.resolve(begin(key));
      if (inLine >= most) return Promise.resolve(null);
      inLine += 1;
      return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    },
  };
}

/** Omitted numbers mean no limit. */
export interface TurnRules {
  readonly count?: number;
  readonly perKey?: number;
  readonly waiting?: number;
}

export interface Turns {
  /** Resolves when it is the caller's turn; null when too many are waiting. */
  take(key?: string): Promise<Turn | null>;
}

/** Ends the turn and frees its slot. */
export type Turn = () => void;

/** Runs a task when its turn comes. `refuse` throws the error for callers when too many are waiting. */
export async function inTurn<T>(
  turns: Turns,
  work: () => Promise<T>,
  { key, refuse }: { key?: string; refuse?: () => never } = {},
): Promise<T> {
  const end = await turns.take(key);
  if (end === null) return refuse ? refuse() : Promise.reject(new Error('too many wait for their turn'));
  try {
    return await work();
  } finally {
    end();
  }
}
