import { createContext } from 'react-router';
import type { TenancyReader } from '../contract.ts';

/** Provides the tenancies to the pages during server rendering; set for each request. */
export const tenanciesContext = createContext<TenancyReader>();
