/** Keeps a gap between the starts of requests: tells each how many milliseconds it has to wait. */
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
  /** `gap` is the time in milliseconds until the request after this one. */
  wait(gap: number): Promise<number>;
}
