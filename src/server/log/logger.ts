import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';

/**
 * Structured lines on standard output. Inside a request or a run every line carries its id without being handed it.
 * Tokens, passwords and document text never go into a line.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => logContext.getStore() ?? {},
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[removed]',
    },
  });
}

export type Logger = pino.Logger;

/** The ids of what is being worked on: requestId, runId. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();
