import { createContext } from 'react-router';
import type { SharedReader } from '#features/sharing/web/index.ts';
import type { SharedReport } from '../contract/report-page.ts';

/** Provides the report of a share link to its page during server rendering; set for each request. */
export const sharedReportContext = createContext<SharedReader<SharedReport>>();
