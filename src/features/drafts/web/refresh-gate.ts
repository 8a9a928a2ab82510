import { limits } from '../../../contract/limits.ts';

/** Lets one refresh through at a time, and none within the cooldown after one (platform specification, section 9). */
export function createRefreshGate(now: () => number, cooldown: number = limits.drafts.refreshCooldown): RefreshGate {
  let running = false;
  let openAt = Number.NEGATIVE_INFINITY;
  return {
    async run(work) {
      if (running || now() < openAt) return false;
      running = true;
      try {
        await work();
        return true;
      } finally {
        running = false;
        openAt = now() + cooldown;
      }
    },
  };
}

export interface RefreshGate {
  /** True after the work was done, false when it was not let through; rejects as the work does. */
  run(work: () => Promise<void>): Promise<boolean>;
}
