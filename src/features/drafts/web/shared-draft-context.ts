import { createContext } from 'react-router';
import type { SharedDraft, SharedReader } from '#contract/share-links.ts';

/** The draft of a share link as its page reads it while the server renders it; set for each request. */
export const sharedDraftContext = createContext<SharedReader<SharedDraft>>();
