/** What pages of other slices use of sharing. */
export type { Shared, SharedReader } from '../contract.ts';
export { ShareButton } from './links/share-button.tsx';
export { SharedPage, titleOfShared } from './links/shared-page.tsx';
