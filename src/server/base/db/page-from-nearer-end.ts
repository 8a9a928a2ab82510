/**
 * How to read a page of a long list of known length: pages in the second half are read from the end, so at most half of
 * the list is skipped, and the last pages are as fast as the first. Pages start at 1.
 */
export function pageFromNearerEnd(total: number, page: number, size: number): PageRange {
  const before = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - before));
  const after = Math.max(0, total - before - limit);
  return before > after ? { backwards: true, limit, offset: after } : { backwards: false, limit, offset: before };
}

interface PageRange {
  /** Read in reverse order; the rows of the page are put back in order afterwards. */
  readonly backwards: boolean;
  readonly limit: number;
  readonly offset: number;
}
