import { createContext } from 'react-router';
import type { SharedReader } from '#features/sharing/web/index.ts';
import type { SharedDraft } from '../contract/shared-draft.ts';

/** Provides the draft of a share link to its page during server rendering; set for each request. */
export const sharedDraftContext = createContext<SharedReader<SharedDraft>>();
