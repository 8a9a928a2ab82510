import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Parts and filters of a report are in what was sent already; only being asked again for the same address asks the server. */
export function isAskedAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
