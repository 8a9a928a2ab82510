import { createContext } from 'react-router';
import type { SiteReader } from '../contract.ts';

/** Product data for public pages, read while the server renders them; set for each request. */
export const siteContext = createContext<SiteReader>();
