/** Invalidated by whatever starts a run, so that the header shows it without waiting. */
export function runningWorkKey(userId: string | null): readonly unknown[] {
  return ['running-work', userId];
}
