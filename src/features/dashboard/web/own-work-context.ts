import { createContext } from 'react-router';
import type { OwnWorkReader } from '../contract.ts';

/** A member's work that the dashboard reads while the server renders it; set for each request. */
export const ownWorkContext = createContext<OwnWorkReader>();
