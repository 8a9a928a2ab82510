/**
 * Exponential backoff for processes that crash soon after their start. The count is reset for a process that ran for a
 * while.
 */
export function pauseBefore({ crashes, seconds }: { crashes: number; seconds: number }): Pause {
  const before = seconds >= 60 ? 0 : crashes;
  return { crashes: before + 1, milliseconds: Math.min(30_000, 100 * 2 ** before) };
}

interface Pause {
  /** Number of crashes so far. */
  readonly crashes: number;
  readonly milliseconds: number;
}
