/**
 * From 80rem the side rail is next to the page, with the names of its entries (`docked` in styles.css). A user who
 * narrows it finds it narrow on the next page as well: `data-rail` on the document, set before the first paint
 * (theme.ts), so that the page never moves while it loads.
 */
export function isDocked(): boolean {
  return window.matchMedia('(width >= 80rem)').matches && document.documentElement.dataset.rail !== 'narrow';
}

export function setDocked(docked: boolean): void {
  const { dataset } = document.documentElement;
  try {
    if (docked) localStorage.removeItem('rail');
    else localStorage.setItem('rail', 'narrow');
  } catch {
    // The choice then lasts as long as the page.
  }
  if (docked) delete dataset.rail;
  else dataset.rail = 'narrow';
}
