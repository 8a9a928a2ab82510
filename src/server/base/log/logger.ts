import { type DestinationStream, type Logger as Pino, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { limitRepeats } from './limit-repeats.ts';
import { logContext } from './log-context.ts';

/**
 * Structured log lines on standard output. Within a request or a run every line has its id automatically. Tokens,
 * passwords and document text are never logged.
 */
export function createLogger(level: string, { base = {}, destination }: LoggerOptions = {}): Logger {
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    // A copy, because pino adds the line's fields to the object.
    mixin: () => ({ ...logContext.getStore() }),
    hooks: { logMethod: limitRepeats() },
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'authorization', '*.authorization'],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type Logger = Pino;

interface LoggerOptions {
  /** Fields of every line: the process and the version. */
  readonly base?: Readonly<Record<string, string | number>>;
  /** Standard output by default. */
  readonly destination?: DestinationStream;
}
