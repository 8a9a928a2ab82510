import { createContext } from 'react-router';
import type { Health } from '../contract.ts';

/** The health check of the status page; set for each request. */
export const healthContext = createContext<() => Promise<Health>>();
