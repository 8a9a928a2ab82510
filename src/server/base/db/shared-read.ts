/**
 * Runs a read once for all callers that ask while it runs, so that many pages at a time cost one query. Callers that
 * ask later start a new one, so a change is seen by whoever asks after it, except within a read that had begun before.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
}
