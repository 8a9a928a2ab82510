import { createContext } from 'react-router';
import type { ReportReader } from '../contract/report-page.ts';

/** Provides the reports to the pages during server rendering; set for each request. */
export const reportsContext = createContext<ReportReader>();
