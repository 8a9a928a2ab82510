/**
 * Runs a read once for all callers that ask while it runs, so that many pages cost one query. Callers that ask later
 * start a new one, so they see every change made before they asked, unless a read was already running.
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
