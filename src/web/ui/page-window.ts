import { limits } from '#contract/limits.ts';

/** The page numbers that a pagination shows: a window of five around the current one, within 1 to `pages`. */
export function pageWindow(current: number, pages: number, size: number = limits.paginationWindow): number[] {
  const length = Math.min(size, pages);
  const first = Math.max(1, Math.min(current - Math.floor(size / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
