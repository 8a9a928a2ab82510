import { createContext } from 'react-router';
import type { SharedDraft, SharedReader } from '#contract/share-links.ts';

/** Provides the draft of a share link to its page during server rendering; set for each request. */
export const sharedDraftContext = createContext<SharedReader<SharedDraft>>();
