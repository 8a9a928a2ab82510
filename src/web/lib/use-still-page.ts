import { useMatches } from 'react-router';
import { useShell } from './shell.ts';

/** What a route module says of itself to the frame, as its `handle`. */
export interface PageHandle {
  /**
   * The page works without React where no one is signed in: links, and what shell/still-page.ts brings to life. A
   * function looks at what the route's loader gave; a page with a button to try again is not still.
   */
  readonly still?: true | ((loaderData: unknown) => boolean);
  /** A still page that is made of the parts of members' pages: it has their style. */
  readonly wholeStyle?: true;
  /** A member's page whose content arrives with the document: it shows before the session has given an access token. */
  readonly arrives?: true;
}

/**
 * Whether this document stays without React (decision 0018). The server decides it; a document that has come alive stays
 * so wherever it goes. In development every page is alive, for the sake of its hot replacement.
 */
export function useStillPage(): boolean {
  const { user } = useShell();
  const matches = useMatches();
  if (!import.meta.env.SSR || import.meta.env.DEV || user) return false;
  return matches.some(({ handle, loaderData }) => {
    const still = (handle as PageHandle | undefined)?.still;
    return typeof still === 'function' ? still(loaderData) : still;
  });
}
