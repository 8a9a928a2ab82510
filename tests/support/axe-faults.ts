import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds in the page or a part of it: each rule, where, and why. `colors` only checks the color rules, because
 * the dark theme changes nothing else; use it if the same page is also examined in the light theme.
 */
export async function axeFaults(page: Page, { part = 'html', colors = false } = {}): Promise<string[]> {
  // In legacy mode axe runs within the page; otherwise it opens a second page for each result, which takes longer than
  // the check itself. Only violations are described in full, because describing every element that passes takes half of
  // the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(part)
    .setLegacyMode();
  if (colors) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
