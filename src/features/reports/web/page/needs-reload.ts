import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Tabs and filters only use data that was already sent; only a reload of the same address calls the server. */
export function needsReload({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
