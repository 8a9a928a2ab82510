import { useMatches } from 'react-router';
import type { OpenSetting } from '#contract/open-settings.ts';
import { useShell } from './shell.ts';

/** A route module's `handle` for the frame. */
export interface PageHandle {
  /**
   * The page works without React for guests: links, and what shell/static-page.ts activates. A function decides by the
   * loader's data; a page with a retry button needs React.
   */
  readonly static?: true | ((loaderData: unknown) => boolean);
  /**
   * A form for guests that the server renders completely: React is loaded when the user begins to use it
   * (shell/late-start.ts). A function decides by the loader's data.
   */
  readonly late?: true | ((loaderData: unknown) => boolean);
  /** React is loaded immediately unless this setting is known to be off, because React announces it. */
  readonly lateWhileOff?: OpenSetting;
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
export function useStaticPage(): boolean {
  const { user } = useShell();
  const matches = useMatches();
  if (!import.meta.env.SSR || import.meta.env.DEV || user) return false;
  return matches.some(({ handle, loaderData }) => {
    const isStatic = (handle as PageHandle | undefined)?.static;
    return typeof isStatic === 'function' ? isStatic(loaderData) : isStatic;
  });
}

/** Whether this document loads React at the first interaction, unless a setting is on. As above, the server decides. */
export function useLatePage(): { readonly whileOff?: OpenSetting | undefined } | null {
  const { user } = useShell();
  const matches = useMatches();
  if (!import.meta.env.SSR || import.meta.env.DEV || user) return null;
  for (const { handle, loaderData } of matches) {
    const { late, lateWhileOff } = (handle ?? {}) as PageHandle;
    if (typeof late === 'function' ? late(loaderData) : late) return { whileOff: lateWhileOff };
  }
  return null;
}
