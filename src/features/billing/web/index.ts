/** The parts of billing that pages of other slices use. */
export { BuyCredits, PackPrice } from './buy-credits.tsx';
