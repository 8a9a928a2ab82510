/** The entries of one page; a page after the last shows the last. Pages start at 1. */
export function pageOf<T>(items: readonly T[], page: number, pageSize: number): { page: number; items: T[] } {
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const shown = Math.min(Math.max(1, Number.isInteger(page) ? page : 1), pages);
  return { page: shown, items: items.slice((shown - 1) * pageSize, shown * pageSize) };
}
