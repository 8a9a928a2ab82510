/** Rate limiter that spaces out requests: returns how many milliseconds each must wait. */
export function createPace(now: () => number = Date.now): Pace {
  let nextAt = 0;
  return {
    async wait(gap) {
      const time = now();
      const wait = Math.max(0, nextAt - time);
      nextAt = Math.max(nextAt, time) + gap;
      return wait;
    },
  };
}

export interface Pace {
  /** `gap` is the time in milliseconds before the next request may start. */
  wait(gap: number): Promise<number>;
}
