import { createContext } from 'react-router';
import type { OwnWorkReader } from '../contract.ts';

/** A member's work as the dashboard reads it while the server renders it; set for each request. */
export const ownWorkContext = createContext<OwnWorkReader>();
