import { createContext } from 'react-router';
import type { TenancyReader } from '../contract.ts';

/** The tenancies as the pages read them while the server renders them; set for each request. */
export const tenanciesContext = createContext<TenancyReader>();
