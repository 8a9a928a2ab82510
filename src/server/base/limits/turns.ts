/**
 * Lets at most `count` pieces of work run at a time, of one key at most `perKey`. Keys that wait take turns, each with its
 * work in its order; where more than `waiting` would wait, the next one is refused.
 */
export function createTurns({ count = Infinity, perKey = count, waiting: most = Infinity }: TurnRules): Turns {
  const atWork = new Map<string, number>();
  /** In the order of turns. */
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
    // A key that was served goes to the end of the map, where this loop meets it again.
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
      // Whoever waits could not begin, so a newcomer who can passes nobody.
      if (free > 0 && (atWork.get(key) ?? 0) < perKey) return Promise.resolve(begin(key));
      if (inLine >= most) return Promise.resolve(null);
      inLine += 1;
      return new Promise((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    },
  };
}

/** Whoever leaves a number out sets no limit. */
export interface TurnRules {
  readonly count?: number;
  readonly perKey?: number;
  readonly waiting?: number;
}

export interface Turns {
  /** Resolves when the turn comes; null where too many wait. */
  take(key?: string): Promise<Turn | null>;
}

/** Ends the turn. */
export type Turn = () => void;

/** Does the work when its turn comes. `refuse` throws what a caller is told where too many wait. */
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
