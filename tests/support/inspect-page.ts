import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFaults } from './axe-faults.ts';

/** Checks the page with axe and on narrow screens: 320 pixels are a window of 1280 at 400 % zoom. */
export async function inspectPage(page: Page, place: string, part = 'main'): Promise<void> {
  for (const width of [1440, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env['SCREENSHOTS']) {
      await page.screenshot({ path: `${process.env['SCREENSHOTS']}/${place}-${width}.png`, fullPage: true });
    }
    // Styles that depend on the width apply one frame later.
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, { message: `${place} scrolls sideways at ${width}` }).toBeLessThanOrEqual(0);
    if (width === 320) continue;
    expect(await axeFaults(page, { part }), `${place} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
