/** The parts of the drafts slice that pages of other slices and tools use. */
export { listDrafts, previewDraft } from '../contract/drafts.ts';
export { saveDraft } from './save-draft.ts';
