import { createContext } from 'react-router';
import type { SiteReader } from '../contract.ts';

/** What the public pages show of the product, as they read it while the server renders them; set for each request. */
export const siteContext = createContext<SiteReader>();
