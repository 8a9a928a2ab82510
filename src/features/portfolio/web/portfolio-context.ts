import { createContext } from 'react-router';
import type { PortfolioReader } from '../contract.ts';

/** The portfolio as its page reads it while the server renders it; set for each request. */
export const portfolioContext = createContext<PortfolioReader>();
