import type { Locator, Page } from 'playwright';

/**
 * Opens a page whose late script (`assets`, a glob) arrives after 600 ms. Returns whether `target` is the element that
 * the server sent even after the page became interactive, so that a click in between is not lost, and how far the page moved.
 */
export async function openWithLateScript(
  page: Page,
  url: string,
  { assets, target, until }: { assets: string; target: Locator; until: Locator },
): Promise<{ readonly isSame: boolean; readonly moved: number }> {
  await page.route(assets, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const sent = await target.elementHandle();
  await until.waitFor();
  const isSame = await target.evaluate((element, before) => element === before, sent);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  return { isSame, moved };
}
