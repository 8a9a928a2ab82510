/** What pages of other slices and tools use of drafts. */
export { listDrafts } from '../contract/drafts.ts';
export { saveDraft } from './save-draft.ts';
