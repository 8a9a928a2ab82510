import { createContext } from 'react-router';
import type { SharedReader } from '#contract/share-links.ts';
import type { SharedReport } from '../contract.ts';

/** The report of a share link as its page reads it while the server renders it; set for each request. */
export const sharedReportContext = createContext<SharedReader<SharedReport>>();
