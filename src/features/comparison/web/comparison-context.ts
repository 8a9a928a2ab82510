import { createContext } from 'react-router';
import type { ComparisonReader } from '../contract.ts';

/** Comparisons as their page reads them while the server renders it; set for each request. */
export const comparisonContext = createContext<ComparisonReader>();
