import { useLocation } from 'react-router';
import { useHydrated } from '../../../web/lib/use-hydrated.ts';

/**
 * A text that the page which led here passed along. It comes with the page's script: the history keeps it over a reload,
 * but the server that renders the page again never sees it.
 */
export function useNavigationState(name: string): string | null {
  const hydrated = useHydrated();
  const state = useLocation().state as Record<string, unknown> | null;
  const text = state?.[name];
  return hydrated && typeof text === 'string' ? text : null;
}
