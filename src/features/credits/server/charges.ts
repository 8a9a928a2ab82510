import { AppError } from '#contract/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { Charges } from '#server/runs/runnable-tool.ts';
import { notifyLowBalances } from './low-balance.ts';
import { moveCredits, requireAmount } from './move-credits.ts';
import { settleHold } from './settle-hold.ts';

/**
 * The run's id is the cause of hold, capture and release, so a run is held for and charged at most once. Free runs
 * leave no entry.
 */
export function createCharges(platform: Pick<Platform, 'config' | 'jobs'>): Charges {
  return {
    async hold(trx, { userId, runId, amount, feature, description }) {
      requireAmount(amount);
      if (amount === 0) return;
      const outcome = await moveCredits(trx, {
        kind: 'hold',
        cause: runId,
        userId,
        available: -amount,
        held: amount,
        description,
        feature,
        runId,
      });
      if (outcome === 'uncovered') throw new AppError('out_of_credits');
    },
    async capture(trx, runId) {
      if (await settleHold(trx, 'capture', runId)) await notifyLowBalances(trx, platform, { heldFor: runId });
    },
    async release(trx, runId) {
      if (await settleHold(trx, 'release', runId)) await notifyLowBalances(trx, platform, { heldFor: runId });
    },
  };
}
