/** What pages of other slices use of credits. */
export {
  type AdminTransaction,
  adjustCredits,
  adjustmentAmount,
  getActiveUsers,
  getCreditTransactions,
} from '../contract.ts';
