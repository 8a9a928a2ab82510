/** Invalidated after starting a run, so that the header shows it immediately. */
export function runningWorkKey(userId: string | null): readonly unknown[] {
  return ['running-work', userId];
}
