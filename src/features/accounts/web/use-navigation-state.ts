import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/**
 * A text passed by the previous page. The browser's history keeps it over a reload, but the server never sees it when
 * it renders the page again.
 */
export function useNavigationState(name: string): string | null {
  const hydrated = useHydrated();
  const state = useLocation().state as Record<string, unknown> | null;
  const text = state?.[name];
  return hydrated && typeof text === 'string' ? text : null;
}
