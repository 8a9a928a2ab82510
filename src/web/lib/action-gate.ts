/** Allows one action at a time, and none within `pause` milliseconds after one; `now` is any clock in milliseconds. */
export function createActionGate(now: () => number, pause: number): ActionGate {
  let running = false;
  let openAt = Number.NEGATIVE_INFINITY;
  return {
    async run(work) {
      if (running) return 'running';
      if (now() < openAt) return 'pausing';
      running = true;
      try {
        await work();
        return 'done';
      } finally {
        running = false;
        openAt = now() + pause;
      }
    },
  };
}

export interface ActionGate {
  /** 'done' after the work, or why the action was refused; rejects if the work does. */
  run(work: () => Promise<void>): Promise<'done' | 'running' | 'pausing'>;
}
