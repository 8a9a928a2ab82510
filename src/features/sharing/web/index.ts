/** The parts of sharing that pages of other slices use. */
export type { Shared, SharedReader } from '../contract.ts';
export { ShareButton } from './links/share-button.tsx';
export { SharedPage, titleOfShared } from './links/shared-page.tsx';
