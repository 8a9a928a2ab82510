import { createContext } from 'react-router';
import type { PortfolioReader } from '../contract.ts';

/** Provides the portfolio to its page during server rendering; set for each request. */
export const portfolioContext = createContext<PortfolioReader>();
