/** The parts of credits that pages of other slices use. */
export {
  type AdminTransaction,
  adjustCredits,
  adjustmentAmount,
  getActiveUsers,
  getCreditTransactions,
} from '../contract.ts';
