/** What pages of other slices use of accounts. */
export { useConfirmIdentity } from './identity/use-confirm-identity.tsx';
