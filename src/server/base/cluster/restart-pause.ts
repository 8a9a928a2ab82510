/** A process that ended soon after its start waits twice as long each time; one that had worked for a while begins anew. */
export function pauseBefore({ crashes, seconds }: { crashes: number; seconds: number }): Pause {
  const before = seconds >= 60 ? 0 : crashes;
  return { crashes: before + 1, milliseconds: Math.min(30_000, 100 * 2 ** before) };
}

interface Pause {
  /** How often the process has ended by now. */
  readonly crashes: number;
  readonly milliseconds: number;
}
