/**
 * From a width of 80rem, the side rail is next to the page, with the names of its entries (`docked` in styles.css). If
 * a user narrows it, it is narrow on the next page as well: `data-rail` on the document is set before the first paint
 * (theme.ts), so that the page never moves while it loads.
 */
export function setDocked(docked: boolean): void {
  const rail = docked ? 'wide' : 'narrow';
  document.documentElement.dataset.rail = rail;
  try {
    localStorage.setItem('rail', rail);
  } catch {
    // The choice then lasts as long as the page.
  }
}
