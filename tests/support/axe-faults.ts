import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds in the page or a part of it: each rule, where, and why. `colors` asks only for the rules on colors, which
 * is all that the dark theme changes; use it where the same page is examined in the light theme too.
 */
export async function axeFaults(page: Page, { part = 'html', colors = false } = {}): Promise<string[]> {
  // The legacy mode runs within the page; the other one opens a second page for each result, which costs more than axe.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
  if (colors) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
