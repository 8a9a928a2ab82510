/** What pages of other slices use of billing. */
export { BuyCredits, PackPrice } from './buy-credits.tsx';
