import { createContext } from 'react-router';
import type { Health } from '../contract.ts';

/** What the status page asks while the server renders it; set for each request. */
export const healthContext = createContext<() => Promise<Health>>();
