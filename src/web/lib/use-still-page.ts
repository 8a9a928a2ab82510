import { useMatches } from 'react-router';
import { useShell } from './shell.ts';
import type { ShellContext } from './shell-context.ts';

/** A route module's `handle` for the frame. */
export interface PageHandle {
  /**
   * The page works without React for guests: links, and what shell/still-page.ts activates. A function decides by the
   * loader's data; a page with a retry button needs React.
   */
  readonly still?: true | ((loaderData: unknown) => boolean);
  /**
   * A form for guests that the server renders completely: React is loaded when someone begins to use it
   * (shell/late-start.ts). A function decides by the frame's and the loader's data.
   */
  readonly late?: true | ((shell: ShellContext, loaderData: unknown) => boolean);
  /** A still page built from components of member pages: it uses their styles. */
  readonly wholeStyle?: true;
  /**
   * A member page whose content comes with the document: it is shown before the session has returned an access token.
   */
  readonly arrives?: true;
  /** Its loader only reads the return path; a page with a return path is never cached (decision 0017). */
  readonly shellOnly?: true;
}

/**
 * Whether this document stays without React (decision 0018). The server decides; a hydrated document stays hydrated on
 * navigation. In development every page is hydrated, for hot reloading.
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

/** Whether this document loads React at the first interaction. As above, the server decides. */
export function useLatePage(): boolean {
  const shell = useShell();
  const matches = useMatches();
  if (!import.meta.env.SSR || import.meta.env.DEV || shell.user) return false;
  return matches.some(({ handle, loaderData }) => {
    const late = (handle as PageHandle | undefined)?.late;
    return typeof late === 'function' ? late(shell, loaderData) : late;
  });
}
