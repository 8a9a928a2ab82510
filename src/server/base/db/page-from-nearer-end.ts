/**
 * How to read a page of a long list whose length is known: a page of its second half is read from the end, so that at most
 * half of the list is passed over, and the last pages are as fast as the first. Pages count from 1.
 */
export function pageFromNearerEnd(total: number, page: number, size: number): PageRange {
  const before = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, total - before));
  const after = Math.max(0, total - before - limit);
  return before > after ? { backwards: true, limit, offset: after } : { backwards: false, limit, offset: before };
}

interface PageRange {
  /** In the opposite order; the page itself is then put in order again. */
  readonly backwards: boolean;
  readonly limit: number;
  readonly offset: number;
}
