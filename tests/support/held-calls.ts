import type { Page, Route } from 'playwright';

/**
 * Holds the page's matching calls until they are released; then these and later ones go to the server. Collects their
 * JSON bodies.
 */
export async function holdCalls(page: Page, address: string | RegExp): Promise<HeldCalls> {
  const bodies: unknown[] = [];
  const waiting: Route[] = [];
  let held = true;
  await page.route(address, async (route) => {
    bodies.push(route.request().postDataJSON());
    if (held) waiting.push(route);
    else await route.continue();
  });
  return {
    bodies,
    async release() {
      held = false;
      // Calls aborted by the page need no answer.
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => {})));
    },
  };
}

export interface HeldCalls {
  readonly bodies: readonly unknown[];
  release(): Promise<void>;
}
