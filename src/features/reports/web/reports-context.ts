import { createContext } from 'react-router';
import type { ReportReader } from '../contract.ts';

/** The reports as the pages read them while the server renders them; set for each request. */
export const reportsContext = createContext<ReportReader>();
