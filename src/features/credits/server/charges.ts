import { AppError } from '../../../contract/errors.ts';
import type { Charges } from '../../../server/runs/runnable-tool.ts';
import { moveCredits, requireAmount } from './move-credits.ts';
import { settleHold } from './settle-hold.ts';

/** The run's id is the cause of all three, so a run is held for, and charged, at most once. Free runs leave no trace. */
export const charges: Charges = {
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
    await settleHold(trx, 'capture', runId);
  },
  async release(trx, runId) {
    await settleHold(trx, 'release', runId);
  },
};
