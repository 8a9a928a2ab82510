/** The parts of accounts that pages of other slices use. */
export { useConfirmIdentity } from './identity/use-confirm-identity.tsx';
