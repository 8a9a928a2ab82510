/**
 * Wraps functions so that `failed` receives each error before it is thrown again. Without this, an error that a page
 * handles would appear in no log.
 */
export function watchReader<T extends object>(reader: T, failed: (error: unknown) => void): T {
  const watched = Object.entries(reader).map(([name, read]) => [
    name,
    typeof read === 'function' ? watchCall(read as AnyCall, failed) : read,
  ]);
  return Object.fromEntries(watched) as T;
}

function watchCall(call: AnyCall, failed: (error: unknown) => void): AnyCall {
  return (...given) => {
    const answer = call(...given);
    if (answer instanceof Promise) answer.catch(failed);
    return answer;
  };
}

type AnyCall = (...given: unknown[]) => unknown;
