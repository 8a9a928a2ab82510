import type { LogFn, Logger } from 'pino';
import { logContext } from './log-context.ts';

type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void;

/**
 * Logs the same failure at most three times a minute; when the minute is over, one line states how many were left out.
 * Failures of requests are always logged, because users get their ids.
 */
export function limitRepeats({ written = 3, milliseconds = 60_000 } = {}): LogMethod {
  const seen = new Map<string, { count: number }>();
  return function (args, method, level) {
    const [fields, message] = args as [unknown, string | undefined];
    const error = (fields as { err?: unknown } | null)?.err;
    if (error === undefined || logContext.getStore()?.requestId !== undefined) return method.apply(this, args);
    const key = `${level} ${message} ${error instanceof Error ? `${error.name} ${error.message}` : String(error)}`;
    const before = seen.get(key);
    if (before) {
      before.count += 1;
      if (before.count <= written) method.apply(this, args);
      return;
    }
    const entry = { count: 1 };
    seen.set(key, entry);
    const tell = () => {
      seen.delete(key);
      const leftOut = entry.count - written;
      if (leftOut > 0) method.apply(this, [{ leftOut }, `${message} (the same again, not written)`]);
    };
    setTimeout(tell, milliseconds).unref();
    method.apply(this, args);
  };
}
