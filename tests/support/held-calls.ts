import type { Page, Route } from 'playwright';

/**
 * Keeps the page's matching calls waiting until they are released; then they, and later ones, go to the server. The JSON
 * bodies of all of them are collected.
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
      // What the page has given up meanwhile needs no answer.
      await Promise.all(waiting.splice(0).map((route) => route.continue().catch(() => {})));
    },
  };
}

export interface HeldCalls {
  readonly bodies: readonly unknown[];
  release(): Promise<void>;
}
